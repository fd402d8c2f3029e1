import type { Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** The id from which on page views are of this instant or later: they are stored in the order in which they came, and have no index by time. */
export async function firstPageViewSince(
  db: Kysely<Database>,
  at: number,
  ends: { readonly first: number; readonly last: number },
): Promise<number> {
  let [low, high] = [ends.first, ends.last + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = await db
      .selectFrom('page_views')
      .select(['id', 'at'])
      .where('id', '>=', middle)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined || row.at >= at) high = middle;
    else low = row.id + 1;
  }
  return low;
}
