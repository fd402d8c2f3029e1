import type { FailureSubject } from './send.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** The ceiling of the first wait; it doubles with every failure. */
export const FIRST_WAIT_MS = 5 * SECOND_MS;
export const LONGEST_WAIT_MS = 12 * HOUR_MS;
/** How long after its first failure a delivery is still tried. */
export const GIVE_UP_AFTER_MS = 5 * DAY_MS;
/** No receiver can make us wait longer. */
export const LONGEST_RETRY_AFTER_MS = DAY_MS;

/** A number of at least 0 and less than 1, as Math.random gives it. */
export type Random = () => number;

export interface FailedAttempt {
  readonly now: number;
  readonly concerns: FailureSubject;
  /** The sender knows that no other attempt would end otherwise. */
  readonly isFinal: boolean;
  /** The header as it came. */
  readonly retryAfter: string | null;
  /** Failures before this one. */
  readonly failures: number;
  /** As the first failure of its round set it. */
  readonly giveUpAt: number | null;
  /** When the destination was first used or last resumed, which begins a new round of retries for all that waits. */
  readonly openSince: number;
  /** Whether the destination is paused, or was by this failure. */
  readonly isPaused: boolean;
}

/** Where a failed delivery goes: to its next attempt, or to the dead letters. */
export interface AfterFailure {
  readonly status: 'waiting' | 'dead';
  readonly nextAttemptAt: number;
  readonly giveUpAt: number | null;
  /** Of this round, with this one. */
  readonly failures: number;
}

/** Milliseconds to wait from `now` by a Retry-After header of seconds or a date; 0 where it says nothing usable. */
export function readRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const waitMs = /^\d+$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - now;
  return Number.isNaN(waitMs) ? 0 : Math.min(Math.max(waitMs, 0), LONGEST_RETRY_AFTER_MS);
}

/** Exponential with full jitter, so that what failed together does not come back together. */
function backOff(failures: number, random: Random): number {
  return Math.floor(random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
}

/** The delivery's current round of retries. A new round begins if there is none, or if the destination was resumed after it began. */
function roundOf({ now, failures, giveUpAt, openSince }: FailedAttempt): { failures: number; giveUpAt: number } {
  const isOver = giveUpAt === null || giveUpAt - GIVE_UP_AFTER_MS < openSince;
  return isOver ? { failures: 0, giveUpAt: now + GIVE_UP_AFTER_MS } : { failures, giveUpAt };
}

/**
 * What follows a failed attempt. A failure that nobody can mend, such as a mailbox that does not exist, makes a dead letter at once. The owner
 * of either side can mend everything else, any 4xx too (a wrong address, a key that expired), so the delivery is retried for days. No
 * delivery is given up while its destination is paused. If the destination is gone or denies us, the attempt does not count at all.
 */
export function planAfterFailure(attempt: FailedAttempt, random: Random): AfterFailure {
  const { now, concerns, isFinal, isPaused } = attempt;
  if ((concerns === 'gone' || concerns === 'denied') && isPaused)
    return { status: 'waiting', nextAttemptAt: now, giveUpAt: attempt.giveUpAt, failures: attempt.failures };
  const { failures: before, giveUpAt } = roundOf(attempt);
  const failures = before + 1;
  const nextAttemptAt = now + Math.max(backOff(before, random), readRetryAfter(attempt.retryAfter, now));
  const isOver = isFinal || (nextAttemptAt > giveUpAt && !isPaused);
  return isOver
    ? { status: 'dead', nextAttemptAt: now, giveUpAt, failures }
    : { status: 'waiting', nextAttemptAt, giveUpAt, failures };
}
