import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import type { Clock } from '../time/clock.ts';
import { HOUR_MS, sweepEvery, type Sweeper } from '../time/sweep.ts';
import type { Store } from '../store/engine/store.ts';
import { dropOldUploads } from '../store/leads/uploads.ts';

const DAY_MS = 24 * HOUR_MS;

/** Deletes pictures that no form has named for a while, and after a longer while those whose form came without a paid order. */
export function sweepUploads(
  { retention }: Pick<Config, 'retention'>,
  { store, clock, log }: { store: Store; clock: Clock; log: Pick<Log, 'warn'> },
): Sweeper {
  const work = () => {
    const now = clock.now();
    const before = {
      orphanedBefore: now - retention.unusedPictureDays * DAY_MS,
      namedBefore: now - retention.unpaidPictureDays * DAY_MS,
    };
    return store.write((tx) => dropOldUploads(tx, before));
  };
  const failure = 'Pictures that nobody used could not be deleted';
  return sweepEvery({ name: 'pictures', everyMs: HOUR_MS, work, failure }, log);
}
