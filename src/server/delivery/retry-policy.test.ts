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
const failed = { now, status: 500, retryAfter: null, failures: 0, giveUpAt: null };
const always = (value: number) => () => value;

test('waits double with every failure up to a ceiling, and jitter takes any part of them', () => {
  const waits = [0, 1, 2, 3].map(
    (failures) => planAfterFailure({ ...failed, failures }, always(0.5)).nextAttemptAt - now,
  );
  expect(waits).toEqual([1, 2, 4, 8].map((factor) => (factor * FIRST_WAIT_MS) / 2));
  expect(planAfterFailure({ ...failed, failures: 60 }, always(0.5)).nextAttemptAt - now).toBe(LONGEST_WAIT_MS / 2);
  expect(planAfterFailure(failed, always(0)).nextAttemptAt).toBe(now);
});

test('the first failure says when to give up, later ones keep to it', () => {
  const first = planAfterFailure(failed, always(0.5));
  expect(first).toMatchObject({ status: 'waiting', giveUpAt: now + GIVE_UP_AFTER_MS });
  const last = planAfterFailure({ ...failed, failures: 9, giveUpAt: now + 10 }, always(0.5));
  expect(last).toMatchObject({ status: 'dead', giveUpAt: now + 10 });
});

test('410 is a dead letter at once; other refusals may be mended and are tried again', () => {
  expect(planAfterFailure({ ...failed, status: 410 }, always(0)).status).toBe('dead');
  for (const status of [400, 401, 403, 404, 409, 422, 429, 302, 500, 503, null])
    expect(planAfterFailure({ ...failed, status }, always(0)).status).toBe('waiting');
});

test('what the sender knows to be final is a dead letter at once', () => {
  expect(planAfterFailure({ ...failed, status: 550, isFinal: true }, always(0)).status).toBe('dead');
  expect(planAfterFailure({ ...failed, status: 535, isFinal: false }, always(0)).status).toBe('waiting');
});

test('Retry-After in seconds or as a date is waited for, and never less', () => {
  expect(planAfterFailure({ ...failed, status: 429, retryAfter: '120' }, always(0.9)).nextAttemptAt).toBe(
    now + 120_000,
  );
  const date = new Date(now + 90_000).toUTCString();
  expect(planAfterFailure({ ...failed, status: 503, retryAfter: date }, always(0.9)).nextAttemptAt).toBe(now + 90_000);
  expect(planAfterFailure({ ...failed, failures: 8, retryAfter: '1' }, always(0.5)).nextAttemptAt - now).toBe(640_000);
});

test('a Retry-After that is past, absurd or no time at all does no harm', () => {
  expect(readRetryAfter(null, now)).toBe(0);
  expect(readRetryAfter('', now)).toBe(0);
  expect(readRetryAfter('soon', now)).toBe(0);
  expect(readRetryAfter('-5', now)).toBe(0);
  expect(readRetryAfter('Thu, 01 Jan 1970 00:00:00 GMT', now)).toBe(0);
  expect(readRetryAfter('9'.repeat(400), now)).toBe(LONGEST_RETRY_AFTER_MS);
});
