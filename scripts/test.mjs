// `npm test`: everything a change must pass, on a fresh clone too. Ends in one line: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from './content-folder/content-folder.mjs';
import { install } from './installed.mjs';
import { projectEnv, root } from './project.mjs';
import { installSystemPackages } from './system-packages.mjs';
import { failingCheck, readJourneyReport, readUnitReport } from './test-reports.mjs';

const SCRATCH_BYTES = 2 * 1024 ** 3;

// A build of other content would take the place of the owner's running site, and journeys would look for words that it does not say.
if (contentFolder(root) !== join(root, 'content')) {
  process.stderr.write(
    'npm test tries Foyer with the content in its own folder, and CONTENT_DIR names another. `npm run content:check` checks yours; to change Foyer itself, take a clone without CONTENT_DIR.\n',
  );
  process.exit(1);
}

install();
installSystemPackages();

const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');

/** Where tests keep their databases and browsers their profiles: in memory if the machine has room there; each is deleted with its test. */
function scratchFolder() {
  const memory = '/dev/shm';
  const isRoomy = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > SCRATCH_BYTES;
  const folder = mkdtempSync(join(isRoomy ? memory : tmpdir(), 'foyer-tests-'));
  // PostgreSQL runs as a user of its own, and passes through on the way to its data.
  chmodSync(folder, 0o711);
  return folder;
}

const scratch = scratchFolder();
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const tally = { passed: 0, failed: 0 };
const failures = [];
const env = { ...projectEnv, TMPDIR: scratch };
/** What each phase took, for the line at the end. */
const phases = [];

async function phase(name, work) {
  const beganMs = Date.now();
  const result = await work();
  const seconds = Math.round((Date.now() - beganMs) / 1000);
  phases.push(`${name} ${seconds} s`);
  process.stdout.write(`— ${name}: ${seconds} s\n`);
  return result;
}

/** What was printed beside a runner whose own lines it would tear apart; null while none runs. */
let held = null;

/** Hands the terminal to a runner until it ends. */
async function run(name, command, args, more = {}) {
  process.stdout.write(`\n— ${name}\n`);
  held = [];
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } });
  const isRight = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  process.stdout.write(held.join(''));
  held = null;
  return isRight;
}

/** Runs beside others, so its output is printed in one piece at its end. */
function check(name, command, ...args) {
  return checkAt(constants.priority.PRIORITY_NORMAL, name, command, args);
}

/** Takes what others leave of the processor. */
function patientCheck(name, command, ...args) {
  return checkAt(constants.priority.PRIORITY_LOW, name, command, args);
}

function checkAt(priority, name, command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
    // Only root could set it back to what it is.
    if (priority !== constants.priority.PRIORITY_NORMAL && child.pid !== undefined) setPriority(child.pid, priority);
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    const end = (ok) => {
      const output = Buffer.concat(printed).toString();
      tally[ok ? 'passed' : 'failed'] += 1;
      if (!ok) failures.push(failingCheck(name, output));
      const said = `\n— ${name}${ok ? '' : ': failed'}\n${output}`;
      if (held) held.push(said);
      else process.stdout.write(said);
      resolve(ok);
    };
    // A program that is not there is told of before its end.
    child.once('error', (error) => printed.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => end(code === 0));
  });
}

/** Runs the jobs in their order, so many at a time. */
async function sideBySide(jobs, lanes = availableParallelism()) {
  const waiting = [...jobs];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: lanes }, worker));
}

/**
 * Adds a runner's own counts, and keeps the names of failed tests for the end, because a reader may see only the last lines of a log. A run that
 * broke without counting a failure, or counted no test, is a failure.
 */
function countTests(name, ok, report, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failing: [] };
  const broken = counts.failed === 0 && (!ok || counts.passed === 0 || counts.skipped > 0);
  tally.passed += counts.passed;
  tally.failed += counts.failed + (broken ? 1 : 0);
  if (!ok || broken) failures.push(`${name}${counts.skipped > 0 ? ` (${counts.skipped} skipped)` : ''}`);
  failures.push(...counts.failing);
}

const roots = ['src', 'content', 'db', 'e2e', 'bench', 'stand-ins', 'test-support', 'simulator'];
let isBuilt = false;
await phase('build and types', () =>
  sideBySide([
    async () => {
      isBuilt = await check('build', 'node', 'scripts/build-once.mjs');
    },
    async () => {
      await check('types of the pages', 'react-router', 'typegen');
      for (const project of ['tsconfig.json', 'tsconfig.web.json', 'e2e/tsconfig.json'])
        await check(`types: ${project}`, 'tsc', '-p', project);
    },
    () => check('lint', 'oxlint', '--type-aware'),
  ]),
);
// Tests start what `npm start` starts; without a build they start the sources.
if (isBuilt) env.FOYER_SERVER = 'build/server/main.js';

// Two losses of the primary, most of which is waiting: beside all the rest.
const losses = isBuilt
  ? check('visitors while the primary of a cluster is lost', 'node', 'scripts/cluster/soak.ts', '2', '--seed', '3')
  : null;

// Tests wait now and then, for a process or a timer; these checks take what they leave of the processor.
const restOfChecks = sideBySide(
  [
    () => patientCheck('format', 'prettier', '--check', '--log-level=warn', '.'),
    () => patientCheck('import rules', 'depcruise', '--output-type', 'err', ...roots),
    () =>
      patientCheck(
        'circles between folders',
        'depcruise',
        '--config',
        '.dependency-cruiser.folders.cjs',
        '--output-type',
        'err',
        'src',
      ),
    () => patientCheck('dead files, exports and dependencies', 'knip'),
    () => patientCheck('known holes in packages', 'node', 'scripts/supply/audit.ts', '--tell'),
  ],
  1,
);

const unitOk = await phase('unit tests', () =>
  run('unit tests, on both engines', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]),
);
countTests('unit tests', unitOk, unitReport, (report) => readUnitReport(report, root));

const journeysOk =
  isBuilt &&
  (await phase('journeys', () =>
    run('journeys in the browser', 'playwright', ['test'], {
      FOYER_REPORT: journeyReport,
    }),
  ));
countTests('journeys', journeysOk, journeyReport, readJourneyReport);

await losses;
await restOfChecks;

if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
process.stdout.write(`\nTook: ${phases.join(', ')}\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);
