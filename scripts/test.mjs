// `npm test`: everything a change must pass, on a fresh clone too. Ends in one line: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, install } from './installed.mjs';
import { projectEnv, root } from './project.mjs';
import { installSystemPackages } from './system-packages.mjs';

const SCRATCH_BYTES = 2 * 1024 ** 3;

install();
installSystemPackages();

const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');

/** Where tests keep their databases and browsers their profiles: in memory where the machine has room there, since each goes with its test. */
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

function run(name, command, args, env = {}) {
  process.stdout.write(`\n— ${name}\n`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...projectEnv, TMPDIR: scratch, ...env },
  });
  return status === 0;
}

function check(name, command, ...args) {
  const ok = run(name, command, args);
  tally[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
}

/**
 * Adds a runner's own counts, and names what failed once more at the end, where the last lines of a log are all
 * there is to read; a run that broke without counting a failure, or counted no test, is a failure.
 */
function countTests(name, ok, report, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failing: [] };
  const broken = counts.failed === 0 && (!ok || counts.passed === 0 || counts.skipped > 0);
  tally.passed += counts.passed;
  tally.failed += counts.failed + (broken ? 1 : 0);
  if (!ok || broken) failures.push(`${name}${counts.skipped > 0 ? ` (${counts.skipped} skipped)` : ''}`);
  failures.push(...counts.failing.map((title) => `  ${title}`));
}

/** The titles of the journeys that failed, from the nested suites of Playwright's report. */
function failingJourneys({ suites = [], specs = [] }) {
  return [
    ...specs.filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line} ${spec.title}`),
    ...suites.flatMap(failingJourneys),
  ];
}

check('format', 'prettier', '--check', '--log-level=warn', '.');
check('lint', 'oxlint', '--type-aware');
check('types of the pages', 'react-router', 'typegen');
check('types: server', 'tsc', '-p', 'tsconfig.json');
check('types: web', 'tsc', '-p', 'tsconfig.web.json');
check('types: journeys', 'tsc', '-p', 'e2e/tsconfig.json');
check(
  'import rules',
  'depcruise',
  '--output-type',
  'err',
  'src',
  'content',
  'db',
  'e2e',
  'bench',
  'stand-ins',
  'test-support',
);
check('folders', 'depcruise', '--config', '.dependency-cruiser.folders.cjs', '--output-type', 'err', 'src');
check('dead files, exports and dependencies', 'knip');

const unitOk = run('unit tests, on both engines', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
countTests('unit tests', unitOk, unitReport, (result) => ({
  passed: result.numPassedTests,
  failed: result.numFailedTests,
  skipped: result.numPendingTests + result.numTodoTests,
  failing: result.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    const titles = tests.length === 0 && status === 'failed' ? ['(the file itself)'] : tests;
    return titles.map((title) => `${relative(root, name)} ${title}`);
  }),
}));

process.stdout.write('\n— build\n');
build();
tally.passed += 1;

const journeysOk = run('journeys in the browser', 'playwright', ['test'], {
  FOYER_REPORT: journeyReport,
  FOYER_SERVER: 'build/server/main.js',
});
countTests('journeys', journeysOk, journeyReport, ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  failing: failingJourneys({ suites }),
}));

if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);
