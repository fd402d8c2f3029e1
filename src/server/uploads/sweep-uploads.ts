import type { Log } from '../logging/log.ts';
import { UNPAID_PICTURE_KEPT_MS, UPLOAD_KEPT_MS } from '../../contract/upload-limits.ts';
import type { Clock } from '../time/clock.ts';
import { sweepHourly, type Sweeper } from '../time/sweep.ts';
import type { Store } from '../store/engine/store.ts';
import { dropOldUploads } from '../store/leads/uploads.ts';

/** Deletes pictures that no form has named within a day, and a month after it those whose form came without a paid order. */
export function sweepUploads(store: Store, clock: Clock, log: Log): Sweeper {
  const drop = () => {
    const now = clock.now();
    const before = { orphanedBefore: now - UPLOAD_KEPT_MS, namedBefore: now - UNPAID_PICTURE_KEPT_MS };
    return store.write((tx) => dropOldUploads(tx, before));
  };
  return sweepHourly(drop, log, 'Pictures that nobody used could not be deleted');
}
