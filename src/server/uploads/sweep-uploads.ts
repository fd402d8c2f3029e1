import type { FastifyBaseLogger } from 'fastify';
import { UPLOAD_KEPT_MS } from '../../contract/upload-limits.ts';
import type { Clock } from '../clock.ts';
import { sweepHourly, type Sweeper } from '../hourly-sweep.ts';
import type { Store } from '../store/store.ts';
import { dropOrphanedUploads } from '../store/uploads.ts';

/** Deletes pictures that no form has named within a day. */
export function sweepUploads(store: Store, clock: Clock, log: FastifyBaseLogger): Sweeper {
  const drop = () => store.write((tx) => dropOrphanedUploads(tx, clock.now() - UPLOAD_KEPT_MS));
  return sweepHourly(drop, log, 'Pictures that nobody used could not be deleted');
}
