import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { about } from '../../content/about.ts';
import { site } from '../../content/site.ts';
import { ORIGIN_MARK } from '../../src/contract/paths.ts';
import { FEED_PATH } from '../../src/contract/visitor-api.ts';
import { escapeMarkup as escape } from './escape-markup.ts';
import { readPosts, type Post } from '../texts/read-posts.ts';

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString();

function feedItem({ slug, title, excerpt, date, author }: Post): string {
  const address = `${ORIGIN_MARK}/blog/${slug}`;
  return `    <item>
      <title>${escape(title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${atNoon(date)}</pubDate>
      <dc:creator>${escape(author ?? about.name)}</dc:creator>
      <description>${escape(excerpt)}</description>
    </item>
`;
}

/** The posts as RSS 2.0, newest first. */
export function renderFeed(posts: readonly Post[]): string {
  const newest = posts[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escape(site.brand)}</title>
    <link>${ORIGIN_MARK}/blog</link>
    <atom:link href="${ORIGIN_MARK}${FEED_PATH}" rel="self" type="application/rss+xml"/>
    <description>${escape(site.description)}</description>
    <language>en-us</language>
${newest ? `    <lastBuildDate>${atNoon(newest.date)}</lastBuildDate>\n` : ''}${posts.map(feedItem).join('')}  </channel>
</rss>
`;
}

/** Writes the feed among the pages; the server fills in its address. */
export async function writeFeed(root: string): Promise<void> {
  await mkdir(join(root, dirname(FEED_PATH)), { recursive: true });
  await writeFile(join(root, FEED_PATH), renderFeed(await readPosts()));
}
