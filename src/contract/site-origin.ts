/** Stands in the built files where the site's address goes, which is known once the site is served; the server fills it in. */
export const ORIGIN_MARK = '{origin}';
