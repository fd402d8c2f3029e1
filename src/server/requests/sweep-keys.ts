import type { Log } from '../logging/log.ts';
import type { Clock } from '../time/clock.ts';
import { HOUR_MS, sweepEvery, type Sweeper } from '../time/sweep.ts';
import { dropKeysBefore } from '../store/access/idempotency.ts';
import type { Store } from '../store/engine/store.ts';

const KEPT_MS = 48 * 60 * 60 * 1000;

/** Forgets idempotency keys two days after their first use. */
export function sweepIdempotencyKeys(store: Store, clock: Clock, log: Log): Sweeper {
  const work = () => store.write((tx) => dropKeysBefore(tx, clock.now() - KEPT_MS));
  const failure = 'Old idempotency keys could not be dropped';
  return sweepEvery({ name: 'idempotency-keys', everyMs: HOUR_MS, work, failure }, log);
}
