/** By which a mail's own picture is named in its HTML. */
export const PICTURE_ID = 'drawing@foyer';
