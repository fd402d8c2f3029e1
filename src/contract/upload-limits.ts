/** Largest picture that is taken, in bytes. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** The member of the multipart body that holds the picture. */
export const UPLOAD_PART = 'file';
/** How long a picture waits for the form it was chosen for before it is deleted. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;
/** How long a picture stays whose form came without a paid order; those of a paid order stay for good. */
export const UNPAID_PICTURE_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
