import type { PauseCause } from '../../contract/owner-destinations.ts';
import type { FailureSubject } from './send.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A destination is paused after so long without one success, */
export const PAUSE_AFTER_MS = 24 * HOUR_MS;
/** and after at least so many failures, so that one delivery that fails now and then says nothing of the rest. */
export const PAUSE_AFTER_FAILURES = 20;
/** The wait for the first probe of a pause; it doubles with every one that fails. */
export const FIRST_PROBE_MS = 5 * MINUTE_MS;
export const LONGEST_PROBE_WAIT_MS = HOUR_MS;

/**
 * Why a failure pauses its destination; null where it does not. What concerns one delivery alone is never counted, so `failures` is 0 for a
 * destination that has refused nothing else.
 */
export function causeOfPause(
  concerns: FailureSubject,
  { failingSince, failures, at }: { failingSince: number | null; failures: number; at: number },
): PauseCause | null {
  if (concerns === 'gone' || concerns === 'denied') return concerns;
  const isLong = failingSince !== null && at - failingSince >= PAUSE_AFTER_MS;
  return isLong && failures >= PAUSE_AFTER_FAILURES ? 'failing' : null;
}

/** When a pause is probed for the first time, or again; only where the destination failed: it said nothing itself. */
export function nextProbeAt(cause: PauseCause, { at, probes }: { at: number; probes: number }): number | null {
  if (cause !== 'failing') return null;
  return at + Math.min(LONGEST_PROBE_WAIT_MS, FIRST_PROBE_MS * 2 ** probes);
}
