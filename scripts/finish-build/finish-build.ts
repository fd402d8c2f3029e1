import { existsSync, realpathSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { site } from '../../content/site.ts';
import { theme } from '../../content/theme.ts';
import { REDIRECTS_LIST, readRedirects } from '../../src/domain/addresses/redirects.ts';
import { REDIRECTS_FILE } from '../../src/contract/paths.ts';
import { contentFolder } from '../content-folder/content-folder.mjs';
import { root as project } from '../project.mjs';
import { makeBrandFiles } from '../theme/brand-files.ts';
import { bundleBoot, bundlePushWorker, bundleSign } from './bundle-script.ts';
import { checkPage } from './check-page.ts';
import { compressFiles } from './compress-files.ts';
import { describePage } from './describe-page.ts';
import { noteChanges } from './early-changes.ts';
import { inlineStyles } from './inline-styles.ts';
import { cspHash } from './hashed-file.ts';
import { startFaces } from './late-faces.ts';
import { addNextPages, nextPages } from './next-pages.ts';
import { moveScripts } from './move-scripts.ts';
import { tidyMarkup } from './tidy-markup.ts';
import { writeFeed } from './write-feed.ts';
import { writeSitemap } from './write-sitemap.ts';

/**
 * What is done to the pages once they are written: their scripts move out of line and start late, their styles move in, their typefaces
 * wait for the first paint, they get what search engines and social cards ask for, and every file gets brotli and gzip copies.
 *
 * A page lands at build/client/<path>/index.html; the not-found page, which the server sends with status 404 for a path that nobody
 * knows, at build/client/404/index.html. The hashes of the inlined styles, of all pages and of each, are left in build/csp.json for the server's policy, the owner's
 * redirects in build/redirects.json.
 * @param before the pages of the build that stands
 */
export async function finishBuild(buildDirectory: string, before?: string): Promise<void> {
  const root = join(buildDirectory, 'client');
  // By its real name: another build may take its place meanwhile.
  const pagesBefore = before !== undefined && existsSync(before) ? realpathSync(before) : undefined;
  await rm(join(root, '__spa-fallback.html'), { force: true });
  const scripts = { boot: await bundleBoot(root), sign: await bundleSign(root) };
  await bundlePushWorker(root);
  const styleHashes = new Set<string>();
  const pageStyleHashes: Record<string, string[]> = {};
  const indexed: string[] = [];

  for (const page of await listPages(root)) {
    const written = await readFile(page, 'utf8');
    const started = await moveScripts(tidyMarkup(written), root, scripts);
    const styled = await inlineStyles(started, root);
    for (const hash of styled.hashes) styleHashes.add(hash);
    pageStyleHashes[pathOf(page, root)] = styled.hashes;
    const described = await describePage(styled.html, pathOf(page, root), root);
    const finished = addNextPages(described.html, pathOf(page, root));
    checkPage(page, finished);
    await writeFile(page, finished);
    if (described.isIndexed) indexed.push(pathOf(page, root));
  }

  const folder = contentFolder(project);
  for (const [name, contents] of await makeBrandFiles({ theme, site, folder }))
    await writeFile(join(root, name), contents);
  await writeFeed(root);
  await writeSitemap(root, indexed);
  await compressFiles(root, pagesBefore);
  const redirects = await readFile(join(folder, REDIRECTS_LIST), 'utf8').catch(() => '');
  await writeFile(join(buildDirectory, REDIRECTS_FILE), `${JSON.stringify(readRedirects(redirects), null, 2)}\n`);
  // Last of all: a running server takes it as the sign that the whole build is there.
  const csp = {
    styleHashes: [...styleHashes],
    pageStyleHashes,
    scriptHashes: [cspHash(nextPages), cspHash(startFaces), cspHash(noteChanges)],
  };
  await writeFile(join(buildDirectory, 'csp.json'), `${JSON.stringify(csp, null, 2)}\n`);
}

/** The address at which a page's file is served. */
function pathOf(file: string, root: string): string {
  return `/${relative(root, dirname(file)).split(sep).join('/')}`;
}

async function listPages(root: string): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).map((name) => join(root, name));
}
