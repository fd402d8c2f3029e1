/** Where the posts can be followed by RSS. */
export const FEED_PATH = '/blog/rss.xml';
