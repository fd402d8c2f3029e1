import { openStore } from '../src/server/store/engine/open-store.ts';
import { findDifferences } from '../src/server/store/rebuild/rebuild.ts';
import type { Invariant, World } from './invariant.ts';
import { watchers, type Broken, type Watcher } from './watchers.ts';
import { checkActs } from './invariants/acts.ts';
import { checkBookings } from './invariants/bookings.ts';
import { checkBooks } from './invariants/books.ts';
import { checkMessages } from './invariants/messages.ts';
import { checkOutbox } from './invariants/outbox.ts';
import { checkPromptness } from './invariants/promptness.ts';
import { checkViews } from './invariants/views.ts';
import { TIME_ZONE } from './site.ts';
import { trueTime } from './time.ts';

const checkRollups: Invariant = async (_world, store) =>
  (await findDifferences(store, TIME_ZONE)).map(
    ({ rollup, day, name, stored, counted }) =>
      `${rollup} of ${day} says ${stored} for ${name}, and its rows add up to ${counted}`,
  );

const invariants: Readonly<Partial<Record<Watcher, Invariant>>> = {
  acts: checkActs,
  messages: checkMessages,
  promptness: checkPromptness,
  outbox: checkOutbox,
  rollups: checkRollups,
  views: checkViews,
  bookings: checkBookings,
  books: checkBooks,
};

const HOUR_MS = 3_600_000;

/** What is still held by a claim of a clock that was ahead, long after all is well. */
export async function findHeld(dataDir: string): Promise<Broken[]> {
  const store = await openStore({ databaseUrl: null, dataDir });
  try {
    const held = await store.db
      .selectFrom('deliveries')
      .select(['id', 'kind'])
      .where('status', '=', 'waiting')
      .where('claimed_until', '>', trueTime() + HOUR_MS)
      .execute();
    return held.map(({ id, kind }) => ({ by: 'outbox', what: `${kind} ${id} is held by a claim that does not end` }));
  } finally {
    await store.close();
  }
}

/** Everything that has to hold in the end, looked at through a store of its own. */
export async function findBroken(world: World, dataDir: string): Promise<Broken[]> {
  const store = await openStore({ databaseUrl: null, dataDir });
  try {
    const found: Broken[] = [];
    for (const by of watchers) {
      // Where what is there makes no sense at all, the invariant itself may fail.
      const broken = (await invariants[by]?.(world, store).catch((error: unknown) => [String(error)])) ?? [];
      found.push(...broken.map((what) => ({ by, what })));
    }
    return found;
  } finally {
    await store.close();
  }
}
