// `npm run mutate -- quiz`: plants faults in the rules of an area, one at a time, runs the area's tests against each, and lists those that
// no test noticed. `npm run mutate -- quiz --only quiz-result --line 40` for one file or line, `--tests domain` for some of the tests.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { areas } from './areas.ts';
import { readHarmless } from './harmless.ts';
import { plantFaults, type Fault } from './plant-faults.ts';
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
  },
});
const [name = ''] = positionals;
const area = Object.hasOwn(areas, name) ? areas[name] : undefined;
if (area === undefined) {
  say(`Name an area: npm run mutate -- ${Object.keys(areas).join(' | ')}`);
  process.exit(1);
}

const rules = globSync([...area.rules], { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && file.includes(values.only),
);
// In the area's order: the quick ones first.
const tests = area.tests
  .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
  .filter((file) => file.includes(values.tests));
const every = Number(values.every);
const planned = rules
  .toSorted()
  .flatMap((file) => plantFaults(file, readFileSync(join(root, file), 'utf8')).map((fault) => ({ file, fault })))
  .filter(
    ({ fault }, index) => index % every === 0 && (values.line === undefined || String(fault.line) === values.line),
  );

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 110);
const describe = (file: string, { line, kind, old, now }: Fault) =>
  `${file}:${line} ${kind}: ${oneLine(old)}  →  ${oneLine(now)}`;

const harmless = readHarmless(root);
await using trials = await openTrials(root, tests);
say(`${planned.length} faults in ${rules.length} files, against ${tests.length} test files`);
const failing = await trials.checkTests();
if (failing.length > 0) {
  say(`These tests fail without any fault: ${failing.join(', ')}`);
  process.exit(1);
}
const counts = { noticed: 0, harmless: 0, lived: 0 };
for (const { file, fault } of planned) {
  const reason = harmless.reasonFor(file, fault);
  if (reason !== null) {
    counts.harmless += 1;
    continue;
  }
  const noticed = await trials.tryFault(file, fault);
  if (noticed === null) {
    counts.lived += 1;
    say(`lived: ${describe(file, fault)}`);
  } else counts.noticed += 1;
}
say(`${counts.noticed} noticed, ${counts.harmless} harmless, ${counts.lived} lived`);
process.exitCode = counts.lived === 0 ? 0 : 1;
