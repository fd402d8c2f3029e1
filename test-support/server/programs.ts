import { dirname, join, resolve } from 'node:path';

/** `npm test` names the bundle, which is what `npm start` runs and starts in half the time; by hand the sources run as they stand. */
const { FOYER_SERVER: bundle } = process.env;

/** The file of the server that tests start. */
export const serverProgram = bundle === undefined ? 'src/server/main.ts' : resolve(bundle);

/** The file of a command, as `npm run` has it: `erase`, `move`. */
export function commandProgram(name: string): string {
  return bundle === undefined ? `src/server/commands/${name}.ts` : join(dirname(resolve(bundle)), `${name}.js`);
}
