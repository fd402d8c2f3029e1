import { expect, test } from 'vitest';
import { failingCheck, readJourneyReport, readUnitReport } from './test-reports.mjs';

const ESC = '\u001B';

test('a failed unit test is named with its file and what it said, without where it was called from', () => {
  const counts = readUnitReport(
    {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: '/project/src/doors.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'doors open' },
            {
              status: 'failed',
              fullName: 'doors close',
              failureMessages: ['AssertionError: expected 2 to be 3\n    at /project/src/doors.test.ts:4:5'],
            },
          ],
        },
        { name: '/project/src/rooms.test.ts', status: 'passed', assertionResults: [] },
      ],
    },
    '/project',
  );
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failing: ['  src/doors.test.ts doors close\n    AssertionError: expected 2 to be 3'],
  });
});

test('a file that broke before its first test is named with the reason', () => {
  const counts = readUnitReport(
    {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { name: '/project/src/doors.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    },
    '/project',
  );
  expect(counts).toMatchObject({
    skipped: 2,
    failing: ['  src/doors.test.ts (the file itself)\n    No such module'],
  });
});

test('a failed journey is named with its line and the beginning of what it said, in plain letters', () => {
  const said = [`${ESC}[31mError${ESC}[39m: no door`, '', ...Array.from({ length: 40 }, () => 'x'.repeat(1000))];
  const failed = { ok: false, title: 'a visitor comes in', file: 'doors.spec.ts', line: 7 };
  const results = [{ errors: [{ message: said.join('\n') }] }, { errors: [] }];
  const counts = readJourneyReport({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        suites: [
          {
            specs: [
              { ...failed, tests: [{ results }] },
              { ...failed, ok: true, tests: [] },
            ],
          },
        ],
      },
    ],
  });
  expect(counts).toMatchObject({ passed: 3, failed: 2, skipped: 0 });
  const [name, reason, ...more] = (counts.failing[0] ?? '').split('\n');
  expect([name, reason]).toEqual(['  doors.spec.ts:7 a visitor comes in', '    Error: no door']);
  expect(more).toEqual(Array.from({ length: 5 }, () => `    ${'x'.repeat(200)}`));
});

test('a failed check is named with the last lines of what it printed', () => {
  const printed = [
    ...Array.from({ length: 40 }, (_, line) => `looked at ${line}`),
    '',
    `${ESC}[31mone is dead${ESC}[39m`,
  ];
  expect(failingCheck('dead files', `${printed.join('\n')}\n`).split('\n')).toEqual([
    'dead files',
    ...[35, 36, 37, 38, 39].map((line) => `    looked at ${line}`),
    '    one is dead',
  ]);
});
