import { beginBuild } from './builds.ts';

/**
 * Has `make` fill a folder of its own and puts it in the present build's place; where it fails, the site stays as it was.
 * @returns false where a build that began later stands already
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
