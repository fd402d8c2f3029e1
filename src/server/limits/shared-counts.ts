import type { Clock } from '../time/clock.ts';
import { limitCounts, type CountedHits } from '../store/access/limit-counts.ts';
import type { Store } from '../store/engine/store.ts';
import { createClientKey } from './client-key.ts';

/** Clients and limits that one process remembers; the longest unseen is forgotten first. */
const COUNTS_MAX = 20_000;
/** So many are forgotten at once: to look for the oldest one each time costs more than the request itself. */
const FORGOTTEN_AT_ONCE = 2_000;
/** A client that comes once in a window is not worth a write. */
const HITS_WORTH_SHARING = 2;
/** A process shares its hits when they are this part of the limit: of thirty each one, of 20,000 every thousand. */
const PART_WORTH_SHARING = 1 / 20;

/** How often something may happen within a span of time. */
export interface Limit {
  /** Counts of different limits never mix. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/** What one process knows of one client's window. */
interface Count {
  endsAt: number;
  /** As the database last told. */
  shared: number;
  /** Hits here that are not in it yet. */
  own: number;
}

export interface SharedCounts {
  /** Counts one hit at once, by what this process knows: the hits before it, whoever took them, and when the window ends. */
  hit(limit: Limit, client: string): { hits: number; endsAt: number };
  /** The hits of a window that is not over, as far as this process knows; counts none. */
  peek(limit: Limit, client: string): number;
  /** Resolves when what was counted so far is shared, or could not be. */
  settled(): Promise<void>;
}

/**
 * Counts that all processes over one database share. A hit is counted in memory and added to the shared row by a later group commit, without
 * waiting for it; the commit tells what the others counted. While the database is away each process counts for itself.
 */
export function createSharedCounts(store: Store, clock: Clock): SharedCounts {
  const keyOf = createClientKey(store, 'limit-counts');
  const counts = new Map<string, Count>();
  const sharing = new Set<Promise<void>>();

  function find(name: string, now: number, windowMs: number): Count {
    const kept = counts.get(name);
    counts.delete(name);
    const count = kept !== undefined && kept.endsAt > now ? kept : { endsAt: now + windowMs, shared: 0, own: 0 };
    counts.set(name, count);
    if (counts.size > COUNTS_MAX)
      for (const oldest of [...counts.keys()].slice(0, FORGOTTEN_AT_ONCE)) counts.delete(oldest);
    return count;
  }

  async function share(name: string, count: Count, at: number): Promise<void> {
    const hits = count.own;
    count.own = 0;
    count.shared += hits;
    try {
      const item: CountedHits = { key: await keyOf(name), hits, at, endsAt: count.endsAt, total: null };
      await store.writeBulk(limitCounts, item);
      if (item.total === null) return;
      count.shared = Math.max(count.shared, item.total.hits);
      count.endsAt = item.total.endsAt;
    } catch {
      // It is counted here all the same; the request's own write reports that the database is away.
    }
  }

  return {
    hit({ name, max, windowMs }, client) {
      const now = clock.now();
      const named = `${name} ${client}`;
      const count = find(named, now, windowMs);
      count.own += 1;
      const hits = count.shared + count.own;
      // What is refused anyway is not written.
      if (hits <= max && hits >= HITS_WORTH_SHARING && count.own >= Math.floor(max * PART_WORTH_SHARING)) {
        const done = share(named, count, now).finally(() => sharing.delete(done));
        sharing.add(done);
      }
      return { hits, endsAt: count.endsAt };
    },
    peek({ name }, client) {
      const count = counts.get(`${name} ${client}`);
      return count === undefined || count.endsAt <= clock.now() ? 0 : count.shared + count.own;
    },
    async settled() {
      await Promise.all(sharing);
    },
  };
}
