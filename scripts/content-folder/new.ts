import { resolve } from 'node:path';
import { root } from '../project.mjs';
import { contentFolder } from './content-folder.mjs';
import { makeContentFolder } from './new-folder.ts';

/** `npm run content:new -- FOLDER`: an owner's own copy of the present content. */
const [named] = process.argv.slice(2);
try {
  if (named === undefined) throw new Error('Name the folder to make: npm run content:new -- ../my-content');
  const folder = resolve(process.env['INIT_CWD'] ?? '.', named);
  await makeContentFolder(contentFolder(root), folder);
  process.stdout.write(`The content is in ${folder}. Write CONTENT_DIR=${folder} into .env, and change it there.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
