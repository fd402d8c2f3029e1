import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { fillFile, type FilledFile } from './filled-files.ts';

const COMPRESSED = /\.(br|gz)$/;

const hash = z.string().regex(/^'sha(256|384|512)-[A-Za-z0-9+/=]+'$/);
const hashesSchema = z.object({
  styleHashes: z.array(hash),
  /** By the page's path: its own, so that no page's headers carry those of all. */
  pageStyleHashes: z.record(z.string(), z.array(hash)).default({}),
  scriptHashes: z.array(hash),
});

/** What the build made: what is not in it is not served. */
export interface SiteBuild {
  /** File by URL path: `/partners` -> `partners/index.html`, `/assets/x-1a2b.js` -> itself. */
  readonly byPath: ReadonlyMap<string, string>;
  /** The file that stands for a path that nobody knows: its folder's own, `/blog/404` for `/blog/x`, or else the site's. */
  readonly notFoundFor: (path: string) => string | null;
  /** Those files of the build that have the site's address in them, filled in. */
  readonly filled: ReadonlyMap<string, FilledFile>;
  /** Of what stands inline in the pages, as the Content-Security-Policy takes them. */
  readonly hashes: z.infer<typeof hashesSchema>;
}

/** The build's last file. */
function hashesFile(webRoot: string): string {
  return join(webRoot, '..', 'csp.json');
}

export function isSiteBuilt(webRoot: string | undefined): webRoot is string {
  return webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
}

function urlOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.replace(/\/index\.html$/, '')}`;
}

const NOT_FOUND_PAGE = /(^|\/)404(\/index)?\.html$/;

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function readSiteBuild(webRoot: string, publicUrl: string): SiteBuild {
  const files = readdirSync(webRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(webRoot.length).split(sep).filter(Boolean).join('/'));
  const notFound = new Map(
    files
      .filter((file) => NOT_FOUND_PAGE.test(file))
      .map((file) => [`/${file}`.replace(/\/404(\/index)?\.html$/, ''), file]),
  );
  const pages = files.filter((file) => !NOT_FOUND_PAGE.test(file) && !file.endsWith('__spa-fallback.html'));
  const hashes = existsSync(hashesFile(webRoot))
    ? hashesSchema.parse(JSON.parse(readFileSync(hashesFile(webRoot), 'utf8')))
    : { styleHashes: [], pageStyleHashes: {}, scriptHashes: [] };
  return {
    byPath: new Map(pages.map((file) => [urlOf(file), file])),
    notFoundFor: (path) => notFound.get(folderOf(path)) ?? notFound.get('') ?? null,
    filled: new Map(
      files.flatMap((file) => {
        const filled = fillFile(webRoot, file, publicUrl);
        return filled === null ? [] : [[file, filled]];
      }),
    ),
    hashes,
  };
}

/**
 * The build as it lies there now. Building again under a running server changes the names of files and the hashes of styles; pages that
 * met the old ones would stand there without style or script, so the build is read again once its last file is a new one.
 */
export function watchSiteBuild(webRoot: string, publicUrl: string): () => SiteBuild {
  const madeAt = () => statSync(hashesFile(webRoot), { throwIfNoEntry: false })?.mtimeMs;
  let seenAt = madeAt();
  let build = readSiteBuild(webRoot, publicUrl);
  return () => {
    const now = madeAt();
    // While a build is under way its last file may be missing, or the list incomplete: the old one stands until it is whole.
    if (now !== undefined && now !== seenAt) {
      build = readSiteBuild(webRoot, publicUrl);
      seenAt = now;
    }
    return build;
  };
}
