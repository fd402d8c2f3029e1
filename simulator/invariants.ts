import { openStore } from '../src/server/store/engine/open-store.ts';
import { findDifferences } from '../src/server/store/rebuild/rebuild.ts';
import type { Invariant, World } from './invariant.ts';
import { checkActs } from './invariants/acts.ts';
import { checkBookings } from './invariants/bookings.ts';
import { checkBooks } from './invariants/books.ts';
import { checkMessages } from './invariants/messages.ts';
import { checkViews } from './invariants/views.ts';
import { TIME_ZONE } from './site.ts';

const checkRollups: Invariant = async (_world, store) =>
  (await findDifferences(store, TIME_ZONE)).map(
    ({ rollup, day, name, stored, counted }) =>
      `${rollup} of ${day} says ${stored} for ${name}, and its rows add up to ${counted}`,
  );

/** Everything that has to hold in the end, looked at through a store of its own. */
export async function findBroken(world: World, dataDir: string): Promise<string[]> {
  const store = await openStore({ databaseUrl: null, dataDir });
  try {
    const found: string[] = [];
    for (const check of [checkActs, checkMessages, checkRollups, checkViews, checkBookings, checkBooks])
      found.push(...(await check(world, store)));
    return found;
  } finally {
    await store.close();
  }
}
