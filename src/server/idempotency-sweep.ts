import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { dropKeysBefore } from './store/idempotency.ts';
import type { Store } from './store/store.ts';

const KEPT_MS = 48 * 60 * 60 * 1000;
const SWEEP_EVERY_MS = 60 * 60 * 1000;

export interface Sweeper {
  /** Sweeps now; one that fails is logged and made up for by the next. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Forgets idempotency keys two days after their first use, at the start and once an hour. */
export function sweepIdempotencyKeys(store: Store, clock: Clock, log: FastifyBaseLogger): Sweeper {
  const sweep = async () => {
    try {
      await store.write((tx) => dropKeysBefore(tx, clock.now() - KEPT_MS));
    } catch (error) {
      log.warn({ err: error }, 'Old idempotency keys could not be dropped');
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = sweep();
  }, SWEEP_EVERY_MS);
  timer.unref();
  return {
    sweep,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
