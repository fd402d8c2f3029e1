/** Where the posts can be followed by RSS. */
export const FEED_PATH = '/blog/rss.xml';

/** Stands in the feed that the build leaves where the site's address goes, which is known once the site is served. */
export const FEED_ORIGIN_MARK = '{origin}';
