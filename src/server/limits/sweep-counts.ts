import type { Log } from '../logging/log.ts';
import type { Clock } from '../time/clock.ts';
import { sweepEvery, type Sweeper } from '../time/sweep.ts';
import { dropOldCounts } from '../store/access/limit-counts.ts';
import type { Store } from '../store/engine/store.ts';

const MINUTE_MS = 60_000;

/** Forgets the counts of clients whose window is over. */
export function sweepLimitCounts(store: Store, clock: Clock, log: Log): Sweeper {
  const work = () => dropOldCounts(store, clock.now());
  return sweepEvery(
    { name: 'limit-counts', everyMs: MINUTE_MS, work, failure: 'Old counts could not be dropped' },
    log,
  );
}
