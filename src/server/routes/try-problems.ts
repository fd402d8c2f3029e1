import { ProblemError } from '../http/problem-error.ts';
import { isAppCode } from '../owner/second-step-codes.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const LONG_MINUTES = 2 * HOUR_MINUTES;

function sayWait(minutes: number): string {
  if (minutes >= LONG_MINUTES) return `${Math.ceil(minutes / HOUR_MINUTES)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Too many wrong passwords or codes: how long to wait, and what else helps. */
export function tooManyTries(
  { until, now, isKnownDevice }: { until: number; now: number; isKnownDevice: boolean },
  what: 'passwords' | 'codes',
): ProblemError {
  const minutes = Math.max(1, Math.ceil((until - now) / MINUTE_MS));
  const wait = `Too many wrong ${what} came in. Please wait ${sayWait(minutes)} and try again`;
  return new ProblemError({
    status: 429,
    title: `Too many wrong ${what}`,
    detail: isKnownDevice ? `${wait}.` : `${wait}, or use a device on which you have signed in before.`,
    headers: { 'retry-after': String(Math.max(1, Math.ceil((until - now) / 1000))) },
  });
}

/** What is wrong with a code that was not taken, by the kind that it looks like. */
export const sayWrongCode = (given: string): string =>
  isAppCode(given)
    ? 'This code is wrong, or was used already. Please wait for the next one in your app and type that.'
    : 'This is no code of six digits, and no recovery code that is still good. Please try again.';
