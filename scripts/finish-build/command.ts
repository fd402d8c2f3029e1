import { join } from 'node:path';
import { root } from '../project.mjs';
import { finishBuild } from './finish-build.ts';
import { spanishForms } from '../texts/spanish-forms.ts';

/** `node finish-build/command.ts FOLDER` finishes the pages that were built into the folder. */
const [folder = 'builds/by-hand'] = process.argv.slice(2);
// Nothing leads to a page that the owner's content does not have in Spanish.
Reflect.set(globalThis, 'FOYER_SPANISH', spanishForms);
await finishBuild(folder, join(root, 'build/client'));
