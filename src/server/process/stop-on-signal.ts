import type { Log } from '../logging/log.ts';

/** Containers are killed ten seconds after they are asked to stop. Everything ends before. */
const LIMIT_MS = 8_500;

/** A part of the server that ends what it is doing when it is closed. */
export interface Part {
  close(): Promise<void>;
}

/** A service manager signals every process of a group, and each passes it on: what comes so soon after the first is the same one. */
const SAME_SIGNAL_MS = 1000;

/**
 * On SIGTERM or SIGINT: closes the parts at the same time, then the store, then exits; within nine seconds, whatever the database and the
 * services outside do. A later second signal exits at once.
 */
export function stopOnSignal(log: Pick<Log, 'fatal'>, parts: readonly Part[], store: Part): void {
  let stoppingSince: number | null = null;
  const stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => {
      log.fatal('Stopping took too long; the next start completes what was under way');
      process.exit(1);
    }, LIMIT_MS);
    try {
      await Promise.all(parts.map((part) => part.close()));
      await store.close();
      process.exit(0);
    } catch (error) {
      log.fatal({ err: error }, 'Stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
