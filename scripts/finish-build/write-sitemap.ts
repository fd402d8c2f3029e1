import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ORIGIN_MARK } from '../../src/contract/site-origin.ts';
import { escapeMarkup } from './escape-markup.ts';
import { readPosts } from './read-posts.ts';

const LEGAL_FOLDER = join(import.meta.dirname, '../../content/legal');
const FRONT_MATTER = /^---\n([^]*?)\n---\n/;
const legalSchema = z.object({ lastUpdated: z.iso.date() });

/** The day on which a post or a legal text was last changed, by its page. */
async function readChanges(): Promise<Map<string, string>> {
  const changes = new Map((await readPosts()).map(({ slug, date }) => [`/blog/${slug}`, date]));
  for (const file of await readdir(LEGAL_FOLDER)) {
    const [, frontMatter] = FRONT_MATTER.exec(await readFile(join(LEGAL_FOLDER, file), 'utf8')) ?? [];
    changes.set(`/${file.replace('.mdx', '')}`, legalSchema.parse(parse(frontMatter ?? '')).lastUpdated);
  }
  return changes;
}

export function renderSitemap(paths: readonly string[], changes: ReadonlyMap<string, string>): string {
  const entries = paths.toSorted().map((path) => {
    const changed = changes.get(path);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${escapeMarkup(`${ORIGIN_MARK}${path}`)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/**
 * What search engines read first. Pages that are not to be found are not shut to them here: they have to read a page to see that it says
 * `noindex`.
 */
export async function writeSitemap(root: string, paths: readonly string[]): Promise<void> {
  await writeFile(join(root, 'sitemap.xml'), renderSitemap(paths, await readChanges()));
  const robots = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${ORIGIN_MARK}/sitemap.xml`, ''];
  await writeFile(join(root, 'robots.txt'), robots.join('\n'));
}
