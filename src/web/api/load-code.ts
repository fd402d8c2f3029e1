import { nextTask } from '../ui/next-task.ts';
import { parseUrl } from '../../domain/parse-url.ts';

/** The file of this site that a browser names when it could not load it; Safari names none, and asks for it again by itself. */
function failedFile(error: unknown): URL | null {
  const [named] = /https?:\/\/\S+\.js(?:\?\S*)?/.exec(error instanceof Error ? error.message : '') ?? [];
  const file = named === undefined ? null : parseUrl(named);
  return file?.origin === location.origin ? file : null;
}

let loads = 0;

/**
 * Loads code of this site's own. A browser may remember for as long as the page is open that a file could not be loaded (Chromium did for years):
 * such a file is asked for at an address that it was never asked for at.
 * @param load the dynamic import
 * @throws what `load` throws, if the file is not to be had at any address
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  // A browser takes some milliseconds to ask for a file and for all that it imports. What is drawn meanwhile comes first.
  await nextTask();
  try {
    return await load();
  } catch (error) {
    const file = failedFile(error);
    if (file === null) throw error;
    loads += 1;
    file.searchParams.set('load', String(loads));
    const again: Promise<Module> = import(/* @vite-ignore */ file.href);
    return again;
  }
}
