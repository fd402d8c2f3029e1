import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawLetters } from './draw-letters.ts';

// Writes the letters of the floor plan's picture anew: `node scripts/letters/write-letters.ts`, after another version of the face.
const file = fileURLToPath(new URL('../../src/server/floor-plan/picture/letters.json', import.meta.url));
await writeFile(file, `${JSON.stringify(drawLetters(), null, 2)}\n`);
