import { parseArgs } from 'node:util';
import { contentFolder } from '../content-folder/content-folder.mjs';
import { root } from '../project.mjs';
import { checkContent, noteOnContent, shownFolder } from './check-content.ts';
import { inOneSentence } from './mistakes.ts';

/**
 * `npm run content:check`: says what is wrong in the content, each mistake in a sentence, and ends with code 1 where anything is. `--json` for
 * programs.
 */
const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const folder = positionals[0] ?? contentFolder(root);
const mistakes = await checkContent(folder);
if (values.json) process.stdout.write(JSON.stringify(mistakes));
else if (mistakes.length > 0)
  process.stderr.write(`${mistakes.map((mistake) => inOneSentence(mistake, shownFolder(folder))).join('\n')}\n`);
else {
  const notes = await noteOnContent(folder);
  process.stdout.write([...notes, 'The content is right', ''].join('\n'));
}
process.exitCode = mistakes.length > 0 ? 1 : 0;
