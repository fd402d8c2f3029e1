import { fileURLToPath } from 'node:url';
import { findContentMistakes } from './check-content.ts';

/** `npm run content:check`: says what is wrong in content/, each mistake in a sentence, and ends with code 1 where anything is. */
const mistakes = await findContentMistakes(fileURLToPath(new URL('../../content', import.meta.url)));
if (mistakes.length > 0) process.stderr.write(`${mistakes.join('\n')}\n`);
else process.stdout.write('The content is right\n');
process.exitCode = mistakes.length > 0 ? 1 : 0;
