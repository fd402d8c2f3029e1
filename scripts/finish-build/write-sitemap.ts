import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ORIGIN_MARK } from '../../src/contract/paths.ts';
import { contentFolder } from '../content-folder/content-folder.mjs';
import { root } from '../project.mjs';
import { escapeMarkup } from './escape-markup.ts';
import { readFrontMatter } from '../texts/front-matter.ts';
import { legalSchema } from '../texts/front-matter-schemas.ts';
import { readPosts } from '../texts/read-posts.ts';
import { languageAddresses } from './describe-page.ts';

const LEGAL_FOLDER = join(contentFolder(root), 'legal');

/** The day on which a post or a legal text was last changed, by its page. */
async function readChanges(): Promise<Map<string, string>> {
  const changes = new Map((await readPosts()).map(({ slug, date }) => [`/blog/${slug}`, date]));
  for (const file of await readdir(LEGAL_FOLDER)) {
    const { values } = readFrontMatter(await readFile(join(LEGAL_FOLDER, file), 'utf8'));
    changes.set(`/${file.replace('.mdx', '')}`, legalSchema.parse(values).lastUpdated);
  }
  return changes;
}

export function renderSitemap(paths: readonly string[], changes: ReadonlyMap<string, string>): string {
  const entries = paths.toSorted().map((path) => {
    const changed = changes.get(path);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    const languages = languageAddresses(path).map(
      ({ language, path: to }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(`${ORIGIN_MARK}${to}`)}"/>`,
    );
    return `  <url><loc>${escapeMarkup(`${ORIGIN_MARK}${path}`)}</loc>${lastmod}${languages.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/**
 * Writes what search engines read first. robots.txt does not exclude the pages that they should not list: they must read such a page to see its
 * `noindex`.
 */
export async function writeSitemap(pages: string, paths: readonly string[]): Promise<void> {
  await writeFile(join(pages, 'sitemap.xml'), renderSitemap(paths, await readChanges()));
  const robots = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${ORIGIN_MARK}/sitemap.xml`, ''];
  await writeFile(join(pages, 'robots.txt'), robots.join('\n'));
}
