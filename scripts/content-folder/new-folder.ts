import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

/** So that an editor knows the types, which stand in the files themselves, and Node that they are modules. */
const besides = {
  'package.json': { private: true, type: 'module' },
  'tsconfig.json': {
    compilerOptions: {
      target: 'es2024',
      module: 'nodenext',
      lib: ['es2024'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      allowImportingTsExtensions: true,
      noEmit: true,
    },
    include: ['**/*.ts'],
  },
};

/**
 * Makes a folder of an owner's own from the present content.
 * @param folder must not be there, or be empty
 * @throws Error with a sentence for the owner
 */
export async function makeContentFolder(present: string, folder: string): Promise<void> {
  if (!relative(present, folder).startsWith('..'))
    throw new Error(`${folder} lies in the present content. Name a folder outside it.`);
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder.`);
  try {
    await mkdir(folder, { recursive: true });
    await cp(present, folder, {
      recursive: true,
      filter: (path) =>
        !basename(path).includes('.test.') &&
        !path.split(sep).includes('node_modules') &&
        // Spanish is for whoever can answer in it, and takes a text for each of theirs.
        relative(present, path) !== 'es',
    });
    for (const [name, contents] of Object.entries(besides))
      if (!existsSync(join(folder, name)))
        await writeFile(join(folder, name), `${JSON.stringify(contents, null, 2)}\n`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
