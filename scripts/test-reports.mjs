// What the two test runners report of a run, in one form: `{ passed, failed, skipped, failing }`. `failing` names each failed test and gives its
// reason, for the last lines of a log: a reader may see no others. A failed check is told of in the same form.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const REASON_LINES = 6;
const LINE_LENGTH = 200;

/** The lines of what a program said, without where in its code: that stands further up in the log. */
function reasonLines(said) {
  return stripVTControlCharacters(said)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .map((line) => `    ${line.slice(0, LINE_LENGTH)}`);
}

/** A failed test's name, and below it the first lines of what its runner said. */
function failing(name, message = '') {
  return [`  ${name}`, ...reasonLines(message).slice(0, REASON_LINES)].join('\n');
}

/** A failed check's name, and below it the last lines of what it printed: most programs end with what they found. */
export function failingCheck(name, printed) {
  return [name, ...reasonLines(printed).slice(-REASON_LINES)].join('\n');
}

/** Vitest's JSON report. Paths are told from `root`. */
export function readUnitReport(report, root) {
  const ofFile = ({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length > 0) return tests.map((test) => failing(`${file} ${test.fullName}`, test.failureMessages?.[0]));
    return status === 'failed' ? [failing(`${file} (the file itself)`, message)] : [];
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failing: report.testResults.flatMap(ofFile),
  };
}

/** Those that failed among Playwright's nested suites. */
function failingJourneys({ suites = [], specs = [] }) {
  const ofSpec = (spec) => {
    const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []));
    return failing(`${spec.file}:${spec.line} ${spec.title}`, errors[0]?.message);
  };
  return [...specs.filter((spec) => !spec.ok).map(ofSpec), ...suites.flatMap(failingJourneys)];
}

/** Playwright's JSON report. A test that passed at a second try has failed. */
export function readJourneyReport({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failing: failingJourneys({ suites }),
  };
}
