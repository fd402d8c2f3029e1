/** What a test runner reports of a run. `failing` names each failed test, with the first lines of its reason below it. */
export interface RunCounts {
  passed: number;
  failed: number;
  skipped: number;
  failing: string[];
}

/** The fields of Vitest's JSON report that are read. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** A suite of Playwright's JSON report, with the suites in it. */
export interface JourneySuite {
  suites?: JourneySuite[];
  specs?: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: { results: { errors?: { message?: string }[] }[] }[];
  }[];
}

/** Paths are told from `root`. */
export function readUnitReport(report: UnitReport, root: string): RunCounts;

/** A test that passed at a second try has failed. */
export function readJourneyReport(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: JourneySuite[];
}): RunCounts;

/** A failed check's name, and below it the last lines of what it printed. */
export function failingCheck(name: string, printed: string): string;
