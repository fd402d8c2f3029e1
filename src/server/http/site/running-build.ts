import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import { lastFile, readSiteBuild } from './site-build.ts';
import type { SiteFile } from './copy.ts';

const CHECK_MS = 1000;

/** The build that is served now. */
export interface RunningBuild {
  fileAt(path: string): SiteFile | undefined;
  /** What is sent, with status 404, for a path that nobody knows; undefined where the build has nothing for it. */
  notFoundFor(path: string): SiteFile | undefined;
  /** Where an address leads at which nothing stands; null where that is not known. */
  leadOn(url: string): string | null;
  close(): void;
}

/** Tells one build from the next: its last file is another, or made anew. */
async function markOf(webRoot: string): Promise<string | null> {
  const found = await stat(lastFile(webRoot)).catch(() => null);
  return found === null ? null : `${found.ino} ${found.mtimeMs}`;
}

/**
 * Reads the build, and looks once a second whether there is another. A new one takes over when it is read whole: until then, and where it
 * cannot be read, the old one is served.
 */
export async function runBuild(webRoot: string, config: Config, log: FastifyBaseLogger): Promise<RunningBuild> {
  let mark = await markOf(webRoot);
  let build = await readSiteBuild(webRoot, config);
  let unreadable: string | null = null;

  async function look(): Promise<void> {
    const found = await markOf(webRoot);
    // Where a build is made in place its last file is missing meanwhile.
    if (found === null || found === mark) return;
    try {
      const next = await readSiteBuild(webRoot, config);
      // What was read while yet another took its place may be of both: it is read again at the next look.
      if ((await markOf(webRoot)) !== found) return;
      build = next;
      mark = found;
    } catch (error) {
      if (unreadable !== found) log.error({ err: error }, 'The new build could not be read; the old one is served');
      unreadable = found;
    }
  }

  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = null));
  }, CHECK_MS).unref();

  return {
    fileAt: (path) => build.files.get(path),
    notFoundFor: (path) => build.notFound.get(path.slice(0, path.lastIndexOf('/'))) ?? build.notFound.get(''),
    leadOn: (url) => build.leadOn(url),
    close: () => clearInterval(timer),
  };
}
