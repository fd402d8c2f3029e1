import type { Log } from '../logging/log.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface Sweeper {
  /** Sweeps now; one that fails is logged and made up for by the next. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Runs `work` at the start and every so many milliseconds; `failure` is what the log says where it could not. */
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
