import { setTimeout as delay } from 'node:timers/promises';
import { apiPaths } from '../../src/contract/paths.ts';

const PAUSE_MS = 200;
const PATIENCE_MS = 30_000;

/** How a path was read all the while. */
export interface Reads {
  readonly path: string;
  answered: number;
  /** 503 with Retry-After. */
  refused: number;
  /** Anything else. */
  failed: number;
  /** The longest time from one good answer to the next, in milliseconds. */
  longestGap: number;
}

export interface ReadWatch {
  stop(): Promise<Reads[]>;
}

/** Reads the home page and the dashboard at each process, again and again. */
export function watchReads(sites: readonly string[]): ReadWatch {
  const until = { isOver: false };
  const paths = ['/', `${apiPaths.dashboard}/7d`];
  const all = paths.map((path): Reads => ({ path, answered: 0, refused: 0, failed: 0, longestGap: 0 }));
  async function watch(site: string, reads: Reads): Promise<void> {
    let last = performance.now();
    while (!until.isOver) {
      const answer = await fetch(`${site}${reads.path}`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
        () => null,
      );
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.status === 200) {
        reads.answered += 1;
        reads.longestGap = Math.max(reads.longestGap, performance.now() - last);
        last = performance.now();
      } else if (answer?.status === 503 && answer.headers.has('retry-after')) reads.refused += 1;
      else reads.failed += 1;
      await delay(PAUSE_MS);
    }
  }
  const running = Promise.all(sites.flatMap((site) => all.map(async (reads) => watch(site, reads))));
  return {
    async stop() {
      until.isOver = true;
      await running;
      return all;
    },
  };
}

export function describeReads(reads: readonly Reads[]): string {
  return reads
    .map(
      ({ path, answered, refused, failed, longestGap }) =>
        `${path}: ${answered} answered, ${refused} refused with 503, ${failed} failed, longest gap ${(longestGap / 1000).toFixed(1)} s`,
    )
    .join('\n');
}
