const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** The ceiling of the first wait; it doubles with every failure. */
export const FIRST_WAIT_MS = 5 * SECOND_MS;
export const LONGEST_WAIT_MS = 12 * HOUR_MS;
/** How long after its first failure a delivery is still tried. */
export const GIVE_UP_AFTER_MS = 5 * DAY_MS;
/** A receiver may ask for patience, but not for ever. */
export const LONGEST_RETRY_AFTER_MS = DAY_MS;

const GONE = 410;

/** A number of at least 0 and less than 1, as Math.random gives it. */
export type Random = () => number;

export interface FailedAttempt {
  readonly now: number;
  /** HTTP status or SMTP reply code, null where there was no answer. */
  readonly status: number | null;
  /** The sender knows that no other attempt would end otherwise. */
  readonly isFinal?: boolean;
  /** The header as it came. */
  readonly retryAfter: string | null;
  /** Failures before this one. */
  readonly failures: number;
  /** As the first failure set it. */
  readonly giveUpAt: number | null;
}

/** Milliseconds to wait from `now` by a Retry-After header of seconds or a date; 0 where it says nothing usable. */
export function readRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now;
  return Number.isNaN(waitMs) ? 0 : Math.min(Math.max(waitMs, 0), LONGEST_RETRY_AFTER_MS);
}

/** Exponential with full jitter, so that what failed together does not come back together. */
function backOff(failures: number, random: Random): number {
  return Math.floor(random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
}

/**
 * What follows a failed attempt. 410 says that nobody wants it, and a mail server that there is no such recipient: a dead letter at
 * once. Everything else, other 4xx as well, may be mended by the owner of either side (a wrong address, a key that ran out), so it is
 * tried for days.
 */
export function planAfterFailure(
  attempt: FailedAttempt,
  random: Random,
): { status: 'waiting' | 'dead'; nextAttemptAt: number; giveUpAt: number } {
  const { now, status, failures, isFinal = false } = attempt;
  const giveUpAt = attempt.giveUpAt ?? now + GIVE_UP_AFTER_MS;
  const nextAttemptAt = now + Math.max(backOff(failures, random), readRetryAfter(attempt.retryAfter, now));
  const isOver = isFinal || status === GONE || nextAttemptAt > giveUpAt;
  return isOver ? { status: 'dead', nextAttemptAt: now, giveUpAt } : { status: 'waiting', nextAttemptAt, giveUpAt };
}
