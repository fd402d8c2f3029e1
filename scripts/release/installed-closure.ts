import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, relative } from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** Where an installed package lies, as seen from a file that imports it; null where it is not installed. */
function folderOf(name: string, importer: string): string | null {
  try {
    const found = findPackageJSON(name, importer);
    return found === undefined ? null : dirname(found);
  } catch {
    return null;
  }
}

/**
 * The folders of these packages and of all that they depend on, as paths below `root`. Optional packages of other platforms are not installed and
 * left out.
 * @throws Error that names a package which should be installed and is not
 */
export async function installedClosure(root: string, names: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const waiting = names.map((name) => ({ name, importer: `${root}/package.json`, isOptional: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { name, importer, isOptional } = next;
    const folder = folderOf(name, importer);
    if (folder === null) {
      if (isOptional) continue;
      throw new Error(`The package ${name} is not installed. Run npm start or npm install first.`);
    }
    if (found.has(folder)) continue;
    found.add(folder);
    const file = `${folder}/package.json`;
    const { dependencies, optionalDependencies } = manifest.parse(JSON.parse(await readFile(file, 'utf8')));
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push({ name: dependency, importer: file, isOptional: dependency in optionalDependencies });
  }
  return [...found].map((folder) => relative(root, folder)).toSorted();
}
