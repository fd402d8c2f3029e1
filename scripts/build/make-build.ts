import { beginBuild } from './builds.ts';

/**
 * Lets `make` fill a new folder and puts it in the present build's place. If it fails, the site stays as it was.
 * @returns false if a build that began later is in place already
 */
export async function makeBuild(
  root: string,
  make: (folder: string, stopped: AbortSignal) => Promise<void>,
  stopped: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const build = beginBuild(root);
  try {
    await make(build.folder, stopped);
    stopped.throwIfAborted();
    return build.takePlace();
  } catch (error) {
    build.discard();
    throw error;
  }
}
