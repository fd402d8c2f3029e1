// `npm run soak`: runs the unit tests that repeat themselves (properties, kills, races) many times over, with new examples; then builds,
// good and bad, as many times beside a running site. `npm run soak -- 50` for fifty times as long; `npm run soak -- 50 books fuzz` for
// the files with these words in their paths; `npm run soak -- 8 builds` for eight builds alone. `npm run soak -- cluster 30` strikes the primary of a
// cluster of three PostgreSQLs thirty times; `npm run soak -- faults 300` tries every fault of database, disk, network and clock; `npm run soak -- dates`
// runs the unit tests of the sources on other dates.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { build, install } from './installed.mjs';
import { projectEnv, root } from './project.mjs';

const USUAL_TIMES = 20;

/** What takes programs of the system, or minutes for each round, and is never a part of all the rest. */
const apart = { cluster: 'scripts/cluster/soak.ts', dates: 'scripts/dates/soak.ts', faults: 'scripts/faults/soak.ts' };
const [named = '', ...given] = process.argv.slice(2);
if (Object.hasOwn(apart, named)) {
  install();
  build();
  const env = { ...projectEnv, FOYER_SERVER: 'build/server/main.js' };
  process.exit(spawnSync('node', [apart[named], ...given], { cwd: root, stdio: 'inherit', env }).status ?? 1);
}

const [first = '', ...others] = process.argv.slice(2);
const isTimes = /^\d+$/.test(first);
const times = isTimes ? Number(first) : USUAL_TIMES;
const words = isTimes || first === '' ? others : [first, ...others];
const seed = process.env['SOAK_SEED'] ?? String(Date.now() % 2 ** 31);

const repeating = globSync('{src,stand-ins,content,simulator}/**/*.test.{ts,tsx}', { cwd: root })
  .filter((file) => /'fast-check'|properties\/soak\.ts'/.test(readFileSync(`${root}/${file}`, 'utf8')))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .toSorted();

/** Builds beside a running site, which are no unit tests. */
const withBuilds = words.length === 0 || words.includes('builds');
const say = (line) => process.stdout.write(`${line}\n`);
if (repeating.length === 0 && !withBuilds) {
  say(`No test file that repeats itself has ${words.join(' or ')} in its path`);
  process.exit(1);
}
const again = `SOAK_SEED=${seed} npm run soak -- ${[times, ...words].join(' ')}`;
say(`${times} times as long, in ${repeating.length} files. The same examples again: ${again}`);
const env = { ...projectEnv, SOAK: String(times), SOAK_SEED: seed };
const run = (command, ...args) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
const codes = [
  repeating.length > 0 ? run('vitest', 'run', ...repeating) : 0,
  withBuilds ? run('node', 'scripts/soak-builds.ts', String(times)) : 0,
];
say(`The same examples again: ${again}`);
process.exit(Math.max(...codes));
