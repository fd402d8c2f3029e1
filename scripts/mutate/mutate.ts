// `npm run mutate -- quiz orders`: plants faults in the rules of these areas, runs their tests against each, and lists those that no test
// noticed. `--only quiz-result --line 40` for one file or line, `--tests domain` for some of the tests, `--every 50` for every 50th fault,
// `--quick` to leave out the tests that take long, and the faults that must be tried one at a time.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { areas, type Area } from './areas.ts';
import { readHarmless } from './harmless.ts';
import { plantFaults, type Fault } from './plant-faults.ts';
import { refusedByTypes } from './refused-by-types.ts';
import { tryAtOnce, type FaultInFile } from './try-at-once.ts';
import { openTrials } from './try-faults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    line: { type: 'string' },
    /** Only the test files with this in their paths. */
    tests: { type: 'string', default: '' },
    /** Every so many-th fault, for an area with thousands. */
    every: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
});
const every = Number(values.every);
const harmless = readHarmless(root);

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 110);
const describe = (file: string, { line, kind, old, now }: Fault) =>
  `${file}:${line} ${kind}: ${oneLine(old)}  →  ${oneLine(now)}`;

/** Every fault that is asked for, but for those that do not compile and the harmless ones. */
function planFaults({ rules }: Area): { faults: FaultInFile[]; harmlessCount: number } {
  const planned = globSync([...rules], { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && file.includes(values.only))
    .toSorted()
    .flatMap((file) => plantFaults(file, readFileSync(join(root, file), 'utf8')).map((fault) => ({ file, fault })))
    .filter(({ fault }, at) => at % every === 0 && (values.line === undefined || String(fault.line) === values.line));
  const numbered = planned.map(({ file, fault }, id) => ({ id, file, fault }));
  const refused = refusedByTypes(root, numbered);
  const compiling = numbered.filter(({ id }) => !refused.has(id));
  const faults = compiling.filter(({ file, fault }) => harmless.reasonFor(file, fault) === null);
  return { faults, harmlessCount: compiling.length - faults.length };
}

/** Gives the area's line of counts, and whether no fault lived. */
async function mutateArea(name: string, area: Area): Promise<{ line: string; isHeld: boolean }> {
  const { faults, harmlessCount } = planFaults(area);
  // In the area's order: the quick ones first.
  const tests = area.tests
    .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    .filter((file) => file.includes(values.tests));
  say(`${name}: ${faults.length} faults, against ${tests.length} test files`);
  const result = await tryAtOnce(root, faults, tests, {
    isQuick: values.quick,
    progress: (noticed) => say(`${name}: ${noticed} noticed so far`),
  });
  if ('failing' in result)
    return { line: `${name}: these tests fail without any fault: ${result.failing.join(', ')}`, isHeld: false };
  await using trials = await openTrials(root, tests);
  const counts = { noticed: 0, lived: 0, untried: 0 };
  for (const { id, file, fault } of faults) {
    const outcome = result.outcomes.get(id);
    const state = outcome?.state ?? 'unreached';
    const some = outcome?.tests ?? [];
    if (state === 'loading' && values.quick) counts.untried += 1;
    // What lived in the one process is tried by itself too: what a module keeps may have hidden it.
    else if (state === 'noticed' || (!values.quick && (await trials.isNoticed(file, fault, some)))) counts.noticed += 1;
    else {
      counts.lived += 1;
      say(`lived${state === 'unreached' ? ', reached by no test' : ''}: ${describe(file, fault)}`);
    }
  }
  const untried = counts.untried > 0 ? `, ${counts.untried} not tried` : '';
  return {
    line: `${name}: ${faults.length + harmlessCount} faults: ${counts.noticed} noticed, ${harmlessCount} harmless, ${counts.lived} lived${untried}`,
    isHeld: counts.lived === 0,
  };
}

const unknown = positionals.filter((name) => !Object.hasOwn(areas, name));
if (positionals.length === 0 || unknown.length > 0) {
  say(`Name areas: npm run mutate -- ${Object.keys(areas).join(' | ')}`);
  process.exit(1);
}
// Closing Vitest waits for a database whose process keeps no other process running.
const running = setInterval(() => {}, 60_000);
const lines: string[] = [];
for (const name of positionals) {
  const area = areas[name];
  if (!area) continue;
  const { line, isHeld } = await mutateArea(name, area);
  lines.push(line);
  if (!isHeld) process.exitCode = 1;
}
clearInterval(running);
for (const line of lines) say(line);
