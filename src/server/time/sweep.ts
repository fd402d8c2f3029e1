import type { Log } from '../logging/log.ts';

export const HOUR_MS = 60 * 60 * 1000;

export interface Sweeper {
  /** What it is called among the server's figures. */
  readonly name: string;
  /** Since it last ended well; since it was made, while it has not. */
  secondsSinceSuccess(): number;
  /** Sweeps now; a failure is logged, and the next sweep tries again. */
  sweep(): Promise<void>;
  /** Resolves when what runs has ended. */
  close(): Promise<void>;
}

export interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  /** What is long looks at `isClosing` between its steps, and leaves the rest to the next sweep. */
  readonly work: (isClosing: () => boolean) => Promise<unknown>;
  /** The log's words for a failure. */
  readonly failure: string;
}

/** Says how long ago something succeeded, by a clock that nobody sets. */
export function sinceSuccess(): { note(): void; seconds(): number } {
  let at = performance.now();
  return {
    note() {
      at = performance.now();
    },
    seconds: () => (performance.now() - at) / 1000,
  };
}

/** Runs the work at the start and at its interval. */
export function sweepEvery({ name, everyMs, work, failure }: Sweep, log: Pick<Log, 'warn'>): Sweeper {
  const success = sinceSuccess();
  let isClosing = false;
  const sweep = async () => {
    try {
      await work(() => isClosing);
      success.note();
    } catch (error) {
      log.warn({ err: error }, failure);
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, everyMs);
  timer.unref();
  return {
    name,
    secondsSinceSuccess: success.seconds,
    sweep,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await running;
    },
  };
}
