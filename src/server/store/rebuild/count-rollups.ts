import type { Kysely } from 'kysely';
import { dayOf } from '../../time/days.ts';
import type { Database } from '../schema/schema.ts';

/** Rows read at a time, so that ten million page views fit in little memory. */
const PAGE_ROWS = 20_000;

export const figures = ['visitors', 'page_views', 'conversions', 'filtered'] as const;
export type Figure = (typeof figures)[number];

/** Every figure by its name: `2026-11-21 visitors`, `2026-11-21 / views`. Zeros are left out. */
export type Rollups = {
  days: Map<string, Record<Figure, number>>;
  paths: Map<string, number>;
  referrers: Map<string, number>;
};

export const SEPARATOR = ' ';
export const joined = (day: string, name: string) => `${day}${SEPARATOR}${name}`;

function emptyRollups(): Rollups {
  return { days: new Map(), paths: new Map(), referrers: new Map() };
}

function add(map: Map<string, number>, key: string, times = 1): void {
  map.set(key, (map.get(key) ?? 0) + times);
}

function addToDay(rollups: Rollups, day: string, figure: Figure, times = 1): void {
  const row = rollups.days.get(day) ?? { visitors: 0, page_views: 0, conversions: 0, filtered: 0 };
  row[figure] += times;
  rollups.days.set(day, row);
}

/** Page views whose rows were dropped for their age count on the day that they were counted on. */
async function countDropped(db: Kysely<Database>, rollups: Rollups): Promise<void> {
  for (const { day, path, filtered, views } of await db.selectFrom('dropped_page_views').selectAll().execute()) {
    addToDay(rollups, day, filtered === 1 ? 'filtered' : 'page_views', views);
    if (filtered === 0) add(rollups.paths, joined(day, path), views);
  }
}

async function countPageViews(db: Kysely<Database>, timeZone: string, rollups: Rollups): Promise<void> {
  // Those of the demonstration are numbered downwards.
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const rows = await db
      .selectFrom('page_views')
      .select(['id', 'path', 'at', 'filtered'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute();
    for (const { path, at, filtered } of rows) {
      const day = dayOf(at, timeZone);
      addToDay(rollups, day, filtered === 1 ? 'filtered' : 'page_views');
      if (filtered === 0) add(rollups.paths, joined(day, path));
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function countSessions(db: Kysely<Database>, timeZone: string, rollups: Rollups): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'first_seen_at', 'counted_referrer'])
      .where('id', '>', after)
      .where('filtered', '=', 0)
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute();
    for (const row of rows) {
      const day = dayOf(row.first_seen_at, timeZone);
      addToDay(rollups, day, 'visitors');
      if (row.counted_referrer !== null) add(rollups.referrers, joined(day, row.counted_referrer));
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function countConversions(db: Kysely<Database>, timeZone: string, rollups: Rollups): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('conversions')
      .select(['id', 'at'])
      .where('id', '>', after)
      .where('filtered', '=', 0)
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute();
    for (const { at } of rows) addToDay(rollups, dayOf(at, timeZone), 'conversions');
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** What the raw rows, and the counts of those that were dropped, add up to. */
export async function countRaw(db: Kysely<Database>, timeZone: string): Promise<Rollups> {
  const rollups = emptyRollups();
  await countDropped(db, rollups);
  await countPageViews(db, timeZone, rollups);
  await countSessions(db, timeZone, rollups);
  await countConversions(db, timeZone, rollups);
  return rollups;
}

/** What the rollups say. */
export async function readStored(db: Kysely<Database>): Promise<Rollups> {
  const rollups = emptyRollups();
  for (const row of await db.selectFrom('daily_figures').selectAll().execute())
    for (const figure of figures) addToDay(rollups, row.day, figure, row[figure]);
  for (const row of await db.selectFrom('daily_paths').selectAll().execute())
    add(rollups.paths, joined(row.day, row.path), row.views);
  for (const row of await db.selectFrom('daily_referrers').selectAll().execute())
    add(rollups.referrers, joined(row.day, row.referrer), row.visitors);
  return rollups;
}
