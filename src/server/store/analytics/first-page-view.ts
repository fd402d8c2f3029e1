import { sql, type Kysely, type RawBuilder } from 'kysely';
import { monthStart, type Span } from '../../time/months.ts';
import { isSqlite } from '../engine/is-sqlite.ts';
import type { Database } from '../schema/schema.ts';

/** Leads a reading of page views to the months of a span, the only parts that PostgreSQL then opens; on SQLite they are one table. */
export function inMonthsOf(db: Kysely<Database>, { from, until }: Span): RawBuilder<boolean> {
  return isSqlite(db)
    ? sql<boolean>`1 = 1`
    : sql<boolean>`at >= ${monthStart(from)} and at < ${monthStart(until - 1, 1)}`;
}

/** The id from which on page views are of this instant or later: they are stored in the order in which they came, and have no index by time. */
export async function firstPageViewSince(
  db: Kysely<Database>,
  at: number,
  { within, ...ends }: { readonly first: number; readonly last: number; readonly within: RawBuilder<boolean> },
): Promise<number> {
  let [low, high] = [ends.first, ends.last + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = await db
      .selectFrom('page_views')
      .select(['id', 'at'])
      .where('id', '>=', middle)
      .where(within)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined || row.at >= at) high = middle;
    else low = row.id + 1;
  }
  return low;
}
