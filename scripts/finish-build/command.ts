import { join } from 'node:path';
import { root } from '../project.mjs';
import { finishBuild } from './finish-build.ts';

/** `node finish-build/command.ts FOLDER` finishes the pages that were built into the folder. */
const [folder = 'builds/by-hand'] = process.argv.slice(2);
await finishBuild(folder, join(root, 'build/client'));
