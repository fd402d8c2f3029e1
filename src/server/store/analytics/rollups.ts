import { sql, type Transaction } from 'kysely';
import { bucketOf } from '../engine/bucket.ts';
import { sendOverRows } from '../engine/over-rows.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;
type Figure = 'visitors' | 'page_views' | 'conversions' | 'filtered';
export type DayDelta = Partial<Record<Figure, number>>;

/** How many names of sites a day lists; a flood of invented ones is counted together, so that it costs no more to read. */
const REFERRERS_A_DAY = 100;
export const OTHER_REFERRERS = '(other sites)';

const addDays = sendOverRows((db, rows) => {
  const row = { day: '', visitors: 0, page_views: 0, conversions: 0, filtered: 0, bucket: 0 };
  return db
    .insertInto('daily_figures')
    .values(Array.from({ length: rows }, () => row))
    .onConflict((conflict) =>
      conflict.columns(['day', 'bucket']).doUpdateSet({
        visitors: sql`daily_figures.visitors + excluded.visitors`,
        page_views: sql`daily_figures.page_views + excluded.page_views`,
        conversions: sql`daily_figures.conversions + excluded.conversions`,
        filtered: sql`daily_figures.filtered + excluded.filtered`,
      }),
    )
    .compile();
});

/** Adds to a day's figures, in the order of the days, so that two groups never wait for each other crosswise. */
export async function addToDays(tx: Tx, deltas: ReadonlyMap<string, DayDelta>): Promise<void> {
  const bucket = bucketOf(tx);
  const sorted = [...deltas].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await addDays(
    tx,
    sorted.map(([day, { visitors = 0, page_views = 0, conversions = 0, filtered = 0 }]) => [
      day,
      visitors,
      page_views,
      conversions,
      filtered,
      bucket,
    ]),
  );
}

const addPaths = sendOverRows((db, rows) =>
  db
    .insertInto('daily_paths')
    .values(Array.from({ length: rows }, () => ({ day: '', path: '', views: 0, bucket: 0 })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'path', 'bucket']).doUpdateSet({ views: sql`daily_paths.views + excluded.views` }),
    )
    .compile(),
);

/** Adds views to the paths of days; same order for every group. */
export async function addToPaths(tx: Tx, rows: readonly { day: string; path: string; views: number }[]): Promise<void> {
  const bucket = bucketOf(tx);
  const sorted = rows.toSorted((a, b) => (a.day + a.path < b.day + b.path ? -1 : 1));
  await addPaths(
    tx,
    sorted.map(({ day, path, views }) => [day, path, views, bucket]),
  );
}

const addSites = sendOverRows((db, rows) =>
  db
    .insertInto('daily_referrers')
    .values(Array.from({ length: rows }, () => ({ day: '', referrer: '', visitors: 0, bucket: 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'referrer', 'bucket'])
        .doUpdateSet({ visitors: sql`daily_referrers.visitors + excluded.visitors` }),
    )
    .compile(),
);

/** Adds visitors to the referrers of days; same order for every group. */
export async function addReferrers(
  tx: Tx,
  rows: readonly { day: string; referrer: string; visitors: number }[],
): Promise<void> {
  const bucket = bucketOf(tx);
  const sorted = rows.toSorted((a, b) => (a.day + a.referrer < b.day + b.referrer ? -1 : 1));
  await addSites(
    tx,
    sorted.map(({ day, referrer, visitors }) => [day, referrer, visitors, bucket]),
  );
}

/** The sites that a day lists, and places for more. */
export async function readReferrers(tx: Tx, day: string): Promise<Set<string>> {
  const rows = await tx.selectFrom('daily_referrers').select('referrer').distinct().where('day', '=', day).execute();
  return new Set(rows.map(({ referrer }) => referrer));
}

/**
 * Under which name a visitor is counted whose day lists these sites: its own, which it then lists too, or all others' once it has listed enough. Processes that
 * count at the same moment may each list one more.
 */
export function nameReferrer(listed: Set<string>, referrer: string): string {
  const isNamed = referrer === '' || listed.has(referrer) || listed.size < REFERRERS_A_DAY;
  const name = isNamed ? referrer : OTHER_REFERRERS;
  listed.add(name);
  return name;
}
