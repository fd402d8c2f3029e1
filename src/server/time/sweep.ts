import type { Log } from '../logging/log.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface Sweeper {
  /** Sweeps now; a failure is logged, and the next sweep tries again. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Runs `work` at the start and at this interval; logs `failure` when it fails. */
export function sweepEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  log: Pick<Log, 'warn'>,
  failure: string,
): Sweeper {
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
  }, everyMs);
  timer.unref();
  return {
    sweep,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Runs `work` at the start and once an hour. */
export function sweepHourly(work: () => Promise<unknown>, log: Pick<Log, 'warn'>, failure: string): Sweeper {
  return sweepEvery(HOUR_MS, work, log, failure);
}
