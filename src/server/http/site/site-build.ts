import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { REDIRECTS_FILE } from '../../../contract/paths.ts';
import type { Config } from '../../config/config.ts';
import { fillFile } from './filled-files.ts';
import type { PageHashes } from '../security-headers.ts';
import { foldersBefore, listBuildFiles, type BuildFile } from './build-files.ts';
import type { FileKind, SiteFile } from './copy.ts';
import { leaveOnDisk } from './disk-file.ts';
import { createLeadOn, type LeadOn } from './lead-on.ts';
import { createKinds, HASHED_FOLDER, notFoundFolder, urlOf } from './file-kinds.ts';
import { holdFile } from './held-file.ts';

/** The build in memory. Files that are not in it are not served. */
export interface SiteBuild {
  /** By URL path: `/partners` is `partners/index.html`, `/assets/x-1a2b.js` itself. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** What stands for a path that nobody knows, by folder: `/blog/404` for `/blog/x`, or else the site's. */
  readonly notFound: ReadonlyMap<string, SiteFile>;
  readonly leadOn: LeadOn;
}

/** A larger file is read from the disk for each answer; so are the largest of a build that does not fit. */
const HELD_FILE_MAX_BYTES = 4 * 1024 * 1024;
const HELD_MAX_BYTES = 64 * 1024 * 1024;
/** How much is read in one go: a running server answers others in between. */
const AT_ONCE_BYTES = 512 * 1024;

const NOT_SERVED = /(^|\/)__spa-fallback\.html$/;
/** Where the site's address may have to be filled in. */
const FILLED = /\.(html|xml|txt)$/;

const hash = z.string().regex(/^'sha(256|384|512)-[A-Za-z0-9+/=]+'$/);
const hashesSchema = z.object({
  styleHashes: z.array(hash),
  pageStyleHashes: z.record(z.string(), z.array(hash)).default({}),
  scriptHashes: z.array(hash),
});

/** The build's last file: once it is there, the build is whole. */
export function lastFile(webRoot: string): string {
  return join(webRoot, '..', 'csp.json');
}

export function isSiteBuilt(webRoot: string | undefined): webRoot is string {
  return webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
}

const redirectsSchema = z.array(z.object({ from: z.string(), to: z.string() }));

/** The owner's redirects as the build left them; a build of before has none. */
function readRedirects(webRoot: string): z.infer<typeof redirectsSchema> {
  const file = join(webRoot, '..', REDIRECTS_FILE);
  return existsSync(file) ? redirectsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function readHashes(webRoot: string): PageHashes {
  const file = lastFile(webRoot);
  if (!existsSync(file)) return { styleHashes: [], pageStyleHashes: {}, scriptHashes: [] };
  return hashesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const bytesOf = ({ identity, br, gzip }: BuildFile) => identity.bytes + (br?.bytes ?? 0) + (gzip?.bytes ?? 0);

function readFile(kind: FileKind, { identity, br, gzip }: BuildFile, publicUrl: string): SiteFile {
  const written = readFileSync(identity.path);
  const filled = FILLED.test(identity.path) ? fillFile(kind, written, publicUrl) : null;
  if (filled !== null) return filled;
  const bodies = {
    identity: written,
    ...(br && { br: readFileSync(br.path) }),
    ...(gzip && { gzip: readFileSync(gzip.path) }),
  };
  return holdFile(kind, bodies, identity.modifiedMs);
}

function leaveFile(kind: FileKind, { identity, br, gzip }: BuildFile): SiteFile {
  return leaveOnDisk(kind, {
    identity: identity.path,
    ...(br && { br: br.path }),
    ...(gzip && { gzip: gzip.path }),
  });
}

/** The hashed files of the builds before, which pages that were opened before ask for; seldom, so they stay on the disk. */
function filesBefore(webRoot: string, kindOf: (file: string) => FileKind): [string, SiteFile][] {
  const folder = HASHED_FOLDER.replaceAll('/', '');
  return foldersBefore(webRoot)
    .map((build) => join(build, folder))
    .filter((assets) => existsSync(assets))
    .flatMap((assets) => listBuildFiles(assets))
    .map((file) => [HASHED_FOLDER + file.name, leaveFile(kindOf(`${folder}/${file.name}`), file)]);
}

/** Reads a build into memory, a little at a time; throws where any of it cannot be read. */
export async function readSiteBuild(webRoot: string, config: Config): Promise<SiteBuild> {
  const kindOf = createKinds(config, readHashes(webRoot));
  const files = new Map<string, SiteFile>();
  const notFound = new Map<string, SiteFile>();
  const pages: string[] = [];
  let heldBytes = 0;
  let sinceTurn = 0;
  for (const found of listBuildFiles(webRoot)) {
    const { name, identity } = found;
    if (NOT_SERVED.test(name)) continue;
    const bytes = bytesOf(found);
    const isHeld = identity.bytes <= HELD_FILE_MAX_BYTES && heldBytes + bytes <= HELD_MAX_BYTES;
    const file = isHeld ? readFile(kindOf(name), found, config.publicUrl) : leaveFile(kindOf(name), found);
    const folder = notFoundFolder(name);
    if (folder !== null) notFound.set(folder, file);
    else {
      files.set(urlOf(name), file);
      if (name.endsWith('.html')) pages.push(urlOf(name));
    }
    if (!isHeld) continue;
    heldBytes += bytes;
    sinceTurn += bytes;
    if (sinceTurn < AT_ONCE_BYTES) continue;
    sinceTurn = 0;
    await turn();
  }
  for (const [path, file] of filesBefore(webRoot, kindOf)) if (!files.has(path)) files.set(path, file);
  return { files, notFound, leadOn: createLeadOn(pages, readRedirects(webRoot)) };
}
