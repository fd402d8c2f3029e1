import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

const TOP_PAGES = 20;
const TOP_REFERRERS = 20;
const RECENT_CONVERSIONS = 50;

/** What the dashboard shows of the days from `first` to `last`, both included, from the figures kept per day. */
export interface DashboardRows {
  readonly days: readonly { day: string; visitors: number; page_views: number; conversions: number }[];
  readonly pages: readonly { path: string; views: number }[];
  readonly referrers: readonly { referrer: string; visitors: number }[];
  readonly conversions: readonly { id: string; type: string; value: string | null; page: string; at: number }[];
}

/** The figures of the days from `first` to `last` that have any. */
export async function readDays(db: Kysely<Database>, { first, last }: { first: string; last: string }) {
  return db
    .selectFrom('daily_figures')
    .select(({ fn }) => [
      'day',
      fn.sum<number>('visitors').as('visitors'),
      fn.sum<number>('page_views').as('page_views'),
      fn.sum<number>('conversions').as('conversions'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .execute();
}

/** Newest conversions are those from `since`, when the first day begins, until `until`, when the last one is over. */
export async function readDashboard(
  db: Kysely<Database>,
  range: { first: string; last: string; since: number; until: number },
): Promise<DashboardRows> {
  const { first, last, since, until } = range;
  const [days, pages, referrers, conversions] = await Promise.all([
    readDays(db, { first, last }),
    db
      .selectFrom('daily_paths')
      .select(({ fn }) => ['path', fn.sum<number>('views').as('views')])
      .where('day', '>=', first)
      .where('day', '<=', last)
      .groupBy('path')
      .having(sql`sum(views)`, '<>', 0)
      .orderBy(sql`sum(views)`, 'desc')
      .orderBy('path')
      .limit(TOP_PAGES)
      .execute(),
    db
      .selectFrom('daily_referrers')
      .select(({ fn }) => ['referrer', fn.sum<number>('visitors').as('visitors')])
      .where('day', '>=', first)
      .where('day', '<=', last)
      .groupBy('referrer')
      .having(sql`sum(visitors)`, '<>', 0)
      .orderBy(sql`sum(visitors)`, 'desc')
      .orderBy('referrer')
      .limit(TOP_REFERRERS)
      .execute(),
    db
      .selectFrom('conversions')
      .select(['id', 'type', 'value', 'page', 'at'])
      .where('filtered', '=', 0)
      .where('at', '>=', since)
      .where('at', '<', until)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(RECENT_CONVERSIONS)
      .execute(),
  ]);
  return { days, pages, referrers, conversions };
}
