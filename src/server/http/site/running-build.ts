import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { lastFile, readSiteBuild, type SiteBuild } from '../site-build.ts';
import type { SiteFile } from './copy.ts';
import { HASHED_FOLDER } from './file-kinds.ts';

const CHECK_MS = 1000;
/** How long a page that was opened before a new build finds its scripts and pictures. */
const KEEP_REPLACED_MS = 24 * 60 * 60 * 1000;
/** How many builds are kept so; with each goes no more memory than one build may take. */
const REPLACED_MAX = 2;

/** The build that is served now, and what is left of those before. */
export interface RunningBuild {
  fileAt(path: string): SiteFile | undefined;
  /** What is sent, with status 404, for a path that nobody knows; null where the build has nothing for it. */
  notFoundFor(path: string): SiteFile | null;
  close(): void;
}

interface Replaced {
  readonly until: number;
  readonly files: ReadonlyMap<string, SiteFile>;
}

/** Tells one build from the next: the last file is made anew, or another is put in its place. */
async function markOf(webRoot: string): Promise<string | null> {
  const found = await stat(lastFile(webRoot)).catch(() => null);
  return found === null ? null : `${found.ino} ${found.mtimeMs}`;
}

function hashedFiles({ files }: SiteBuild): ReadonlyMap<string, SiteFile> {
  return new Map([...files].filter(([path]) => path.startsWith(HASHED_FOLDER)));
}

/**
 * Reads the build, and looks once a second whether there is another. A new one takes over when it is read whole: until then, and where it
 * cannot be read, the old one is served. Pages opened before find their hashed files for a day.
 */
export async function runBuild(webRoot: string, config: Config, log: FastifyBaseLogger): Promise<RunningBuild> {
  let mark = await markOf(webRoot);
  let build = await readSiteBuild(webRoot, config);
  let replaced: readonly Replaced[] = [];
  let failed: string | null = null;

  async function look(): Promise<void> {
    const now = performance.now();
    if (replaced.some(({ until }) => until <= now)) replaced = replaced.filter(({ until }) => until > now);
    const found = await markOf(webRoot);
    // While a build is under way its last file may be missing.
    if (found === null || found === mark) return;
    try {
      const next = await readSiteBuild(webRoot, config);
      // What was read while yet another took its place may be of both; it is read again at the next look.
      if ((await markOf(webRoot)) !== found) return;
      replaced = [{ until: now + KEEP_REPLACED_MS, files: hashedFiles(build) }, ...replaced].slice(0, REPLACED_MAX);
      build = next;
      mark = found;
    } catch (error) {
      if (failed !== found) log.warn({ err: error }, 'The new build could not be read; the old one is served');
      failed = found;
    }
  }

  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = null));
  }, CHECK_MS).unref();

  return {
    fileAt(path) {
      const file = build.files.get(path);
      if (file !== undefined || !path.startsWith(HASHED_FOLDER)) return file;
      return replaced.find(({ files }) => files.has(path))?.files.get(path);
    },
    notFoundFor: (path) => build.notFound.get(path.slice(0, path.lastIndexOf('/'))) ?? build.notFound.get('') ?? null,
    close: () => clearInterval(timer),
  };
}
