import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../src/server/demo/random.ts';
import { newLedger, type Ledger } from './ledger.ts';
import type { Acknowledged, Load } from './ask.ts';
import { book, buy, takeQuiz, view } from './visitors.ts';

/** What is under way when the load ends is repeated for so long; then it counts as not acknowledged. */
const LAST_TRIES_MS = 60_000;

/** Who does what at each process, how many at a time, and how long each rests between. */
const crowds = [
  { act: view, loops: 4, pauseMs: 20 },
  { act: takeQuiz, loops: 2, pauseMs: 60 },
  { act: book, loops: 1, pauseMs: 1500 },
  { act: buy, loops: 1, pauseMs: 400 },
] as const;

export interface RunningLoad {
  readonly ledger: Ledger;
  /** The first acknowledgement of a write sent after this moment, by this process or by any; resolves when it came, with its moment. */
  firstAfter(sentMs: number, by: number | null): Promise<number>;
  /** Lets everybody finish what they began. */
  stop(): Promise<Ledger>;
}

/**
 * Visitors who look at pages, leave their names, book and pay, at each of these processes, and repeat under the same key what was not acknowledged,
 * at the other process too. Whatever was acknowledged goes into the ledger, which may hold that of an earlier load.
 */
export function startLoad(sites: readonly string[], seed: number, ledger = newLedger()): RunningLoad {
  const waiting = new Set<{ sentMs: number; by: number | null; found: (at: number) => void }>();
  const load: Load = {
    sites,
    ledger,
    chance: seededRandom(seed),
    isOver: false,
    isGivenUp: false,
    onAcknowledged({ by, sentMs }: Acknowledged) {
      for (const wait of waiting) {
        if (sentMs < wait.sentMs || (wait.by !== null && wait.by !== by)) continue;
        waiting.delete(wait);
        wait.found(performance.now());
      }
    },
  };
  async function loop({ act, pauseMs }: (typeof crowds)[number], by: number): Promise<void> {
    while (!load.isOver) {
      await act(load, by);
      await delay(pauseMs * (0.5 + load.chance.next()));
    }
  }
  const all = Promise.all(
    sites.flatMap((_site, by) =>
      crowds.flatMap((crowd) => Array.from({ length: crowd.loops }, async () => loop(crowd, by))),
    ),
  );
  return {
    ledger,
    firstAfter: (sentMs, by) => new Promise((found) => waiting.add({ sentMs, by, found })),
    async stop() {
      load.isOver = true;
      const timer = setTimeout(() => (load.isGivenUp = true), LAST_TRIES_MS);
      await all;
      clearTimeout(timer);
      return ledger;
    },
  };
}
