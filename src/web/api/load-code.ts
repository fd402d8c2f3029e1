import { nextTask } from '../ui/next-task.ts';
import { parseUrl } from '../../domain/parse-url.ts';

/** The file of this site that a browser names when it could not load it; Safari names none, and asks for it again by itself. */
function failedFile(error: unknown): URL | null {
  const [named] = /https?:\/\/\S+\.js(?:\?\S*)?/.exec(error instanceof Error ? error.message : '') ?? [];
  const file = named === undefined ? null : parseUrl(named);
  return file?.origin === location.origin ? file : null;
}

const isNamespace = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Module]';

/**
 * The module in a file that was asked for by its address. Where other code imports from the module too, the bundler keeps its names in an object of the file,
 * and has the import pick that; here it is picked in the same way.
 */
async function importFile<Module>(href: string): Promise<Module> {
  const file = await import(/* @vite-ignore */ href);
  return Object.values(file).find(isNamespace) ?? file;
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
    return importFile(file.href);
  }
}
