/** The largest accepted picture, in bytes. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** The member of the multipart body that holds the picture. */
export const UPLOAD_PART = 'file';
/** How long an uploaded picture is kept for its form, at least. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;
