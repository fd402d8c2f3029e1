import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRelease } from './make-release.ts';

/** `npm run release -- FOLDER`: puts the build that stands, and the few packages it loads, into a new folder that runs with Node alone. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const [folder] = process.argv.slice(2);
try {
  if (folder === undefined || folder.startsWith('-')) throw new Error('Name a new folder: npm run release -- FOLDER');
  const made = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  await makeRelease(root, made);
  process.stdout.write(`The release is in ${made}. Start it there with ./foyer\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
