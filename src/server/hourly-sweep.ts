import type { FastifyBaseLogger } from 'fastify';

const SWEEP_EVERY_MS = 60 * 60 * 1000;

export interface Sweeper {
  /** Sweeps now; one that fails is logged and made up for by the next. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Runs `work` at the start and once an hour; `failure` is what the log says where it could not. */
export function sweepHourly(work: () => Promise<unknown>, log: FastifyBaseLogger, failure: string): Sweeper {
  const sweep = async () => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, failure);
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
