import type { Transaction } from 'kysely';
import type { PauseCause } from '../../contract/owner-destinations.ts';
import {
  countFailure,
  forgetFailures,
  openDestination,
  pauseDestination,
  claimProbe,
  type DestinationRecord,
} from '../store/outbox/destinations.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Address } from '../outbox/destinations.ts';
import { causeOfPause, nextProbeAt } from './pause-policy.ts';
import type { FailureSubject } from './send.ts';

type Tx = Transaction<Database>;

/** Whether deliveries to this destination may be claimed at all. */
export function acceptsDeliveries(destination: DestinationRecord | null, at: number): boolean {
  if (destination === null || destination.pause_cause === null) return true;
  return destination.probe_at !== null && destination.probe_at <= at;
}

/** How many deliveries may be claimed now: as many as asked for; of a paused destination one, where a probe of it is due, or none. */
export async function allowance(
  tx: Tx,
  { id }: Address,
  { at, limit }: { at: number; limit: number },
): Promise<number> {
  const { pause_cause: cause, probes } = await openDestination(tx, id, at);
  if (cause === null) return limit;
  const isProbe = await claimProbe(tx, id, { at, nextAt: nextProbeAt(cause, { at, probes: probes + 1 }) });
  return isProbe ? 1 : 0;
}

/** Records that a delivery has arrived; returns whether that ends a pause. A destination that said itself that it takes nothing stays paused until the owner resumes it. */
export async function markSuccess(tx: Tx, { id }: Address, at: number): Promise<boolean> {
  const { failing_since: failingSince, pause_cause: cause } = await openDestination(tx, id, at);
  if (failingSince !== null && cause === null) await forgetFailures(tx, id);
  return cause === 'failing';
}

export interface Failure {
  readonly concerns: FailureSubject;
  readonly startedAt: number;
  readonly at: number;
  readonly status: number | null;
  readonly error: string;
}

export interface AfterNote {
  readonly openSince: number;
  readonly isPaused: boolean;
  /** Set where this very failure paused it. */
  readonly pausedFor: PauseCause | null;
}

/** Counts a failure, and pauses the destination after too many. */
export async function markFailure(tx: Tx, { id }: Address, failure: Failure): Promise<AfterNote> {
  const { concerns, at, status, error } = failure;
  const known = await openDestination(tx, id, at);
  // What concerns one delivery alone, or was begun before somebody resumed the destination, says nothing of how it stands now.
  if (concerns === 'delivery' || failure.startedAt < known.open_since)
    return { openSince: known.open_since, isPaused: known.pause_cause !== null, pausedFor: null };
  const counted = await countFailure(tx, id, { at, status, error });
  const { open_since: openSince, failing_since: failingSince, failures } = counted;
  const cause = causeOfPause(concerns, { failingSince, failures, at });
  const isNew =
    cause !== null && (await pauseDestination(tx, id, { cause, at, probeAt: nextProbeAt(cause, { at, probes: 0 }) }));
  return { openSince, isPaused: isNew || counted.pause_cause !== null, pausedFor: isNew ? cause : null };
}
