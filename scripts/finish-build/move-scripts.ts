import { languageOf } from '../../src/contract/languages.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentPages } from '../../src/contract/document-pages.ts';
import { NEEDS_UNUSED_PART } from '../lean/unused-files.ts';
import { noteChanges } from './early-changes.ts';
import { writeHashedFile } from './hashed-file.ts';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g;
/** Facts for search engines: nothing runs, so the policy has nothing to stop. */
const DATA_BLOCK = 'type="application/ld+json"';
const MODULE_PRELOAD = /<link rel="modulepreload" href="\/assets\/(?<file>[^"]+)\.js"[^>]*>/g;
/** They stand in the start file. */
const INLINED = /^(manifest|entry\.client)-/;
/** A page with a sign of the phone that follows the time. */
const SIGN = /<[^>]* data-sign="/;
/** The router's script that restores the scroll position: so late it would move a page that is being read, and the browser has done it by then. */
const SCROLL_SCRIPT = 'react-router-scroll-positions';
const MANIFEST_IMPORT = /^import "(?<url>\/assets\/manifest-[^"]+)"/;
const MANIFEST = /^(window\.__reactRouterManifest=)(\{.+\})(;?\s*)$/;
const ENTRY_IMPORT = /import\("(?<url>\/assets\/entry\.client-[^"]+)"\);/;

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly path?: string }>>;
}

/**
 * Moves a page's inline scripts, the router's manifest and the entry into one module file, which the boot script starts late. The script
 * elements stay, empty: React expects to find them. Data blocks stay as they are. The boot script is told what the module imports, so that all of it is asked for at once.
 */
export async function moveScripts(
  html: string,
  root: string,
  { boot, sign }: { boot: string; sign: string },
): Promise<string> {
  const classic: string[] = [];
  let module: string | null = null;
  const emptied = html.replace(INLINE_SCRIPT, (all, attributes: string, code: string) => {
    if (attributes.includes(DATA_BLOCK)) return all;
    if (attributes.includes('type="module"')) module = code;
    else if (!code.includes(SCROLL_SCRIPT)) classic.push(code);
    return '<script></script>';
  });
  if (module === null) throw new Error('The page has no module script to start');

  const started = await inlineEntry(await inlineManifest(module, root), root);
  const startUrl = await writeHashedFile(root, 'start', 'js', `${classic.join('\n')}\n${started}`);
  const files = [...html.matchAll(MODULE_PRELOAD)].flatMap(({ groups }) => groups?.['file'] ?? []);
  const imported = [...new Set(files)].filter((file) => !INLINED.test(file)).join(' ');
  const follows = SIGN.test(html) ? ` data-after="${sign}"` : '';
  const script = `<script>${noteChanges}</script><script async src="${boot}" data-start="${startUrl}" data-files="${imported}"${follows}></script>`;
  return emptied.replace(MODULE_PRELOAD, '').replace('</head>', `${script}</head>`);
}

async function inlineManifest(module: string, root: string): Promise<string> {
  const url = MANIFEST_IMPORT.exec(module)?.groups?.['url'];
  if (url === undefined) throw new Error('The module script does not begin with the manifest');
  const manifest = shorten(await readFile(join(root, url), 'utf8'), (id) => module.includes(`"${id}":route`));
  return module.replace(MANIFEST_IMPORT, () => manifest);
}

/** The router's list of pages, without what goes without saying and without the pages to which no link leads. */
function shorten(manifest: string, isOwn: (id: string) => boolean): string {
  if (NEEDS_UNUSED_PART.test(manifest))
    throw new Error('A page has a loader or an action: see scripts/lean/unused-files.ts');
  const short = manifest.replaceAll(/"has\w+":false,/g, '');
  const [, before = '', list, after = ''] = MANIFEST.exec(short) ?? [];
  if (list === undefined) return short;
  const { routes, ...rest }: Manifest = JSON.parse(list);
  const kept = Object.entries(routes).filter(
    ([id, { path = '' }]) => isOwn(id) || !(documentPages.has(`/${path}`) || languageOf(`/${path}`) === 'es'),
  );
  return `${before}${JSON.stringify({ ...rest, routes: Object.fromEntries(kept) })}${after}`;
}

async function inlineEntry(module: string, root: string): Promise<string> {
  const url = ENTRY_IMPORT.exec(module)?.groups?.['url'];
  if (url === undefined) throw new Error('The module script does not end with the entry');
  const entry = await readFile(join(root, url), 'utf8');
  const withAddresses = entry.replace(/(from|import)\s*"\.\//g, '$1"/assets/');
  return module.replace(ENTRY_IMPORT, () => withAddresses);
}
