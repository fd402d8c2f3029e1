import { expect, test } from 'vitest';
import {
  FIRST_WAIT_MS,
  GIVE_UP_AFTER_MS,
  LONGEST_RETRY_AFTER_MS,
  LONGEST_WAIT_MS,
  planAfterFailure,
  readRetryAfter,
} from './retry-policy.ts';

const now = Date.UTC(2026, 10, 21, 12);
const failed = {
  now,
  concerns: 'destination',
  isFinal: false,
  retryAfter: null,
  failures: 0,
  giveUpAt: null,
  openSince: 0,
  isPaused: false,
} as const;
/** Of a round that has begun. */
const later = { ...failed, giveUpAt: now + GIVE_UP_AFTER_MS };
const always = (value: number) => () => value;

test('a delivery is retried for five days, waits from five seconds to twelve hours, and a day if its receiver asks', () => {
  const hourMs = 3_600_000;
  expect([FIRST_WAIT_MS, LONGEST_WAIT_MS]).toEqual([5000, 12 * hourMs]);
  expect([GIVE_UP_AFTER_MS, LONGEST_RETRY_AFTER_MS]).toEqual([5 * 24 * hourMs, 24 * hourMs]);
});

test('waits double with every failure up to a ceiling, and jitter takes any part of them', () => {
  const waits = [0, 1, 2, 3].map(
    (failures) => planAfterFailure({ ...later, failures }, always(0.5)).nextAttemptAt - now,
  );
  expect(waits).toEqual([1, 2, 4, 8].map((factor) => (factor * FIRST_WAIT_MS) / 2));
  expect(planAfterFailure({ ...later, failures: 60 }, always(0.5)).nextAttemptAt - now).toBe(LONGEST_WAIT_MS / 2);
  expect(planAfterFailure(failed, always(0)).nextAttemptAt).toBe(now);
  // Whole milliseconds, as the database keeps them.
  expect(planAfterFailure(failed, always(0.12345)).nextAttemptAt - now).toBe(617);
});

test('the first failure says when to give up, later ones keep to it', () => {
  const first = planAfterFailure(failed, always(0.5));
  expect(first).toMatchObject({ status: 'waiting', giveUpAt: now + GIVE_UP_AFTER_MS, failures: 1 });
  const last = planAfterFailure({ ...failed, failures: 9, giveUpAt: now + 10 }, always(0.5));
  expect(last).toMatchObject({ status: 'dead', giveUpAt: now + 10, failures: 10 });
});

test('a delivery is given up only when its next attempt would come after its last moment', () => {
  expect(planAfterFailure({ ...later, giveUpAt: now }, always(0)).status).toBe('waiting');
  expect(planAfterFailure({ ...later, giveUpAt: now - 1 }, always(0)).status).toBe('dead');
});

test('the round that began when its destination opened goes on', () => {
  expect(planAfterFailure({ ...later, failures: 3, openSince: now }, always(0)).failures).toBe(4);
  expect(planAfterFailure({ ...later, failures: 3, openSince: now + 1 }, always(0)).failures).toBe(1);
});

test('what the sender knows to be final is a dead letter at once; every other refusal may be mended and is tried again', () => {
  for (const concerns of ['destination', 'delivery'] as const) {
    expect(planAfterFailure({ ...failed, concerns, isFinal: true }, always(0)).status).toBe('dead');
    expect(planAfterFailure({ ...failed, concerns }, always(0)).status).toBe('waiting');
  }
});

test('a destination that is gone costs its deliveries nothing: they wait as they were', () => {
  const round = { failures: 3, giveUpAt: now - 1, isPaused: true };
  expect(planAfterFailure({ ...failed, ...round, concerns: 'gone' }, always(0.9))).toEqual({
    status: 'waiting',
    nextAttemptAt: now,
    giveUpAt: now - 1,
    failures: 3,
  });
  // Said before the owner resumed it, it is a failure like any other.
  expect(planAfterFailure({ ...later, failures: 3, concerns: 'gone' }, always(0.5))).toMatchObject({
    nextAttemptAt: now + (8 * FIRST_WAIT_MS) / 2,
    failures: 4,
  });
});

test('while its destination is paused nothing is given up', () => {
  const overdue = { ...failed, failures: 9, giveUpAt: now - 1 };
  expect(planAfterFailure(overdue, always(0.5)).status).toBe('dead');
  expect(planAfterFailure({ ...overdue, isPaused: true }, always(0.5))).toMatchObject({
    status: 'waiting',
    nextAttemptAt: now + (2 ** 9 * FIRST_WAIT_MS) / 2,
    failures: 10,
  });
});

test('a destination that was resumed gives all that waited its days of retries anew', () => {
  const overdue = { ...failed, failures: 9, giveUpAt: now - 1, openSince: now - 1 };
  expect(planAfterFailure(overdue, always(0.5))).toEqual({
    status: 'waiting',
    nextAttemptAt: now + FIRST_WAIT_MS / 2,
    giveUpAt: now + GIVE_UP_AFTER_MS,
    failures: 1,
  });
});

test('Retry-After in seconds or as a date is waited for, and never less', () => {
  expect(planAfterFailure({ ...failed, retryAfter: '120' }, always(0.9)).nextAttemptAt).toBe(now + 120_000);
  const date = new Date(now + 90_000).toUTCString();
  expect(planAfterFailure({ ...failed, retryAfter: date }, always(0.9)).nextAttemptAt).toBe(now + 90_000);
  expect(planAfterFailure({ ...later, failures: 8, retryAfter: '1' }, always(0.5)).nextAttemptAt - now).toBe(640_000);
});

test('a Retry-After that is past, absurd or no time at all does no harm', () => {
  expect(readRetryAfter(null, now)).toBe(0);
  expect(readRetryAfter('', now)).toBe(0);
  expect(readRetryAfter('soon', now)).toBe(0);
  expect(readRetryAfter('-5', now)).toBe(0);
  expect(readRetryAfter('Thu, 01 Jan 1970 00:00:00 GMT', now)).toBe(0);
  expect(readRetryAfter('9'.repeat(400), now)).toBe(LONGEST_RETRY_AFTER_MS);
});
