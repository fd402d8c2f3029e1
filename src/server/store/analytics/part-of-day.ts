import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely, RawBuilder } from 'kysely';
import type { Span } from '../../time/months.ts';
import type { Database } from '../schema/schema.ts';
import { firstPageViewSince, inMonthsOf } from './first-page-view.ts';

/** From one instant until another, the latter not included: a part of `day`. */
interface PartOfDay {
  readonly day: string;
  readonly from: number;
  readonly until: number;
}

/** Page views counted at a time: a few milliseconds of SQLite, which answers nothing else meanwhile. */
const IDS_AT_ONCE = 20_000;

/** The first and the last number of the page views in these months; null where there are none. */
async function endsOf(db: Kysely<Database>, within: RawBuilder<boolean>) {
  const read = (order: 'asc' | 'desc') =>
    db.selectFrom('page_views').select('id').where(within).orderBy('id', order).limit(1).executeTakeFirst();
  const [first, last] = await Promise.all([read('asc'), read('desc')]);
  return first === undefined || last === undefined ? null : { first: first.id, last: last.id, within };
}

/** The page views of a part of a day; null where some of that day were dropped for their age. */
async function countPageViews(db: Kysely<Database>, { day, from, until }: PartOfDay): Promise<number | null> {
  const dropped = await db
    .selectFrom('dropped_page_views')
    .select('day')
    .where('day', '=', day)
    .limit(1)
    .executeTakeFirst();
  if (dropped !== undefined) return null;
  const within = inMonthsOf(db, { from, until });
  const ends = await endsOf(db, within);
  if (ends === null) return 0;
  const [begin, end] = await Promise.all([firstPageViewSince(db, from, ends), firstPageViewSince(db, until, ends)]);
  let views = 0;
  for (let id = begin; id < end; id += IDS_AT_ONCE) {
    const row = await db
      .selectFrom('page_views')
      .select(({ fn }) => fn.countAll<number>().as('views'))
      .where('id', '>=', id)
      .where('id', '<', Math.min(id + IDS_AT_ONCE, end))
      .where(within)
      .where('filtered', '=', 0)
      .executeTakeFirstOrThrow();
    views += row.views;
    await turn();
  }
  return views;
}

/** How many visitors opened a page since the beginning of a span that reaches to now. */
export async function countVisitorsSince(db: Kysely<Database>, { from, until }: Span): Promise<number> {
  const within = inMonthsOf(db, { from, until });
  const ends = await endsOf(db, within);
  if (ends === null) return 0;
  const row = await db
    .selectFrom('page_views')
    .select(({ fn }) => fn.count<number>('session_id').distinct().as('visitors'))
    .where('id', '>=', await firstPageViewSince(db, from, ends))
    .where(within)
    .where('filtered', '=', 0)
    .executeTakeFirstOrThrow();
  return row.visitors;
}

/** What was counted in a part of a day, from the raw rows; the figures that are kept are of whole days. */
export async function countPartOfDay(
  db: Kysely<Database>,
  part: PartOfDay,
): Promise<{ visitors: number; pageViews: number | null; conversions: number }> {
  const [sessions, conversions, pageViews] = await Promise.all([
    db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('first_seen_at', '>=', part.from)
      .where('first_seen_at', '<', part.until)
      .where('filtered', '=', 0)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('conversions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('at', '>=', part.from)
      .where('at', '<', part.until)
      .where('filtered', '=', 0)
      .executeTakeFirstOrThrow(),
    countPageViews(db, part),
  ]);
  return { visitors: sessions.count, pageViews, conversions: conversions.count };
}
