import { expect, test } from 'vitest';
import { causeOfPause, FIRST_PROBE_MS, LONGEST_PROBE_WAIT_MS, nextProbeAt, PAUSE_AFTER_MS } from './pause-policy.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const at = Date.UTC(2026, 10, 21, 12);

test('a destination is paused after a day of failures, and probed after five minutes and then up to an hour', () => {
  expect([PAUSE_AFTER_MS, FIRST_PROBE_MS, LONGEST_PROBE_WAIT_MS]).toEqual([DAY_MS, 5 * MINUTE_MS, 60 * MINUTE_MS]);
});

test.each([
  [at - DAY_MS, 20, 'failing'],
  [at - DAY_MS + 1, 20, null],
  [at - DAY_MS, 19, null],
  [at - 9 * DAY_MS, 400, 'failing'],
  [null, 20, null],
])('failing since %j with %i failures, a destination is paused as %j', (failingSince, failures, cause) => {
  for (const concerns of ['destination', 'delivery'] as const)
    expect(causeOfPause(concerns, { failingSince, failures, at })).toBe(cause);
});

test('a destination that says it is gone is paused at once, and never probed', () => {
  expect(causeOfPause('gone', { failingSince: at, failures: 1, at })).toBe('gone');
  expect(nextProbeAt('gone', { at, probes: 0 })).toBeNull();
});

test('the waits between probes double up to an hour', () => {
  const waits = [0, 1, 2, 3, 4, 60].map((probes) => (nextProbeAt('failing', { at, probes }) ?? 0) - at);
  expect(waits).toEqual([5, 10, 20, 40, 60, 60].map((minutes) => minutes * MINUTE_MS));
});
