import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { realignAttributions } from '../attribution/realign-attributions.ts';
import {
  findEarnedDifferences,
  repairEarned,
  type AttributionDifference,
  type EarnedDifference,
} from './check-earned.ts';
import { findFormsDifferences, repairForms, type FormsDifference } from './check-forms.ts';
import { SEPARATOR, countRaw, figures, joined, readStored, type Rollups } from './count-rollups.ts';
import { addReferrers, addToDays, addToPaths } from '../analytics/rollups.ts';
import type { Database } from '../schema/schema.ts';
import type { Store } from '../engine/store.ts';
import { forgetCounted } from '../analytics/daily-trust.ts';
import { readMarker, setMarker } from './markers.ts';

/** A figure that is not what its raw rows add up to. */
export type Difference = CountDifference | EarnedDifference | AttributionDifference | FormsDifference;

interface CountDifference {
  readonly rollup: 'daily_figures' | 'daily_paths' | 'daily_referrers';
  readonly day: string;
  /** The figure's name, the path, or the referrer. */
  readonly name: string;
  readonly stored: number;
  readonly counted: number;
}

function compareMaps(
  rollup: CountDifference['rollup'],
  stored: ReadonlyMap<string, number>,
  counted: ReadonlyMap<string, number>,
): CountDifference[] {
  const keys = [...new Set([...stored.keys(), ...counted.keys()])].toSorted();
  return keys.flatMap((key) => {
    const [day = '', ...name] = key.split(SEPARATOR);
    const difference = {
      rollup,
      day,
      name: name.join(SEPARATOR),
      stored: stored.get(key) ?? 0,
      counted: counted.get(key) ?? 0,
    };
    return difference.stored === difference.counted ? [] : [difference];
  });
}

/** The days' figures as one flat map, so that all three rollups compare alike. */
function flatten(days: Rollups['days']): Map<string, number> {
  return new Map(
    [...days].flatMap(([day, row]) => figures.map((figure) => [joined(day, figure), row[figure]] as const)),
  );
}

function compare(stored: Rollups, counted: Rollups): CountDifference[] {
  return [
    ...compareMaps('daily_figures', flatten(stored.days), flatten(counted.days)),
    ...compareMaps('daily_paths', stored.paths, counted.paths),
    ...compareMaps('daily_referrers', stored.referrers, counted.referrers),
  ];
}

/**
 * Every figure that is not what its raw rows add up to. Both are read from one snapshot, so that a busy server neither waits nor
 * shows differences that are only time passing.
 */
export async function findDifferences(store: Store, timeZone: string): Promise<Difference[]> {
  return store.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // Before the snapshot is taken: no month of page views goes while they are counted.
      if (store.engine === 'postgres') await sql`lock table page_views in access share mode`.execute(tx);
      return [
        ...compare(await readStored(tx), await countRaw(tx, timeZone)),
        ...(await findEarnedDifferences(tx, timeZone)),
        ...(await findFormsDifferences(tx, timeZone)),
      ];
    });
}

/**
 * Puts the figures right by what they are off, which stays true whatever was counted meanwhile. What attributions are off is for
 * `realignAttributions`.
 */
export async function repairDifferences(tx: Transaction<Database>, differences: readonly Difference[]): Promise<void> {
  await repairEarned(
    tx,
    differences.filter((difference) => difference.rollup === 'daily_earned'),
  );
  await repairForms(
    tx,
    differences.filter((difference) => difference.rollup === 'daily_forms'),
  );
  for (const { rollup, day, name, stored, counted } of differences) {
    const off = counted - stored;
    if (rollup === 'daily_figures') await addToDays(tx, new Map([[day, { [name]: off }]]));
    if (rollup === 'daily_paths') await addToPaths(tx, [{ day, path: name, views: off }]);
    if (rollup === 'daily_referrers') await addReferrers(tx, [{ day, referrer: name, visitors: off }]);
  }
  await tx.deleteFrom('daily_paths').where('views', '=', 0).execute();
  await tx.deleteFrom('daily_referrers').where('visitors', '=', 0).execute();
}

/** Differences that are put right in one commit, between which visitors' writes have their turn. */
const PIECE = 500;

/**
 * Recounts every figure with days cut in this zone, puts right what differs and remembers the zone. Others may write meanwhile. Of two that recount at
 * once the later goes on: it has seen what the earlier put right, and the earlier puts nothing right from then on.
 * @returns what differed
 */
export async function rebuildFigures(store: Store, timeZone: string): Promise<Difference[]> {
  const own = randomUUID();
  await store.write((tx) => setMarker(tx, 'figures_rebuild', own));
  const ifOurs = (work: (tx: Transaction<Database>) => Promise<void>) =>
    store.write(async (tx) => {
      if ((await readMarker(tx, 'figures_rebuild')) === own) await work(tx);
    });
  const differences = await findDifferences(store, timeZone);
  for (let from = 0; from < differences.length; from += PIECE)
    await ifOurs((tx) => repairDifferences(tx, differences.slice(from, from + PIECE)));
  if (differences.length > 0) await realignAttributions(store, timeZone);
  await ifOurs(forgetCounted);
  await ifOurs((tx) => setMarker(tx, 'figures_time_zone', timeZone));
  return differences;
}
