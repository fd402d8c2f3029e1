import { sql, type Transaction } from 'kysely';
import { dayOf } from '../../time/days.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

/** How many rows one step looks at: it takes a few milliseconds, and the writes of visitors go in between. */
export const STEP_ROWS = 500;

/** What is told of a day's page views when their rows go. */
function countByDay(
  rows: readonly { path: string; at: number; filtered: number }[],
  timeZone: string,
): Database['dropped_page_views'][] {
  const counts = new Map<string, Database['dropped_page_views']>();
  for (const { path, at, filtered } of rows) {
    const day = dayOf(at, timeZone);
    const key = [day, filtered, path].join(' ');
    const views = (counts.get(key)?.views ?? 0) + 1;
    counts.set(key, { day, path, filtered, views });
  }
  return [...counts.values()];
}

/**
 * Drops page views from before a moment and counts them where `analytics:rebuild` finds them, so that every figure stays what it was. Rows are in the
 * order in which they came: the first are the oldest.
 * @returns how many; fewer than STEP_ROWS where no more are left
 */
export async function dropPageViews(tx: Tx, before: number, timeZone: string): Promise<number> {
  const first = await tx
    .selectFrom('page_views')
    .select(['id', 'path', 'at', 'filtered'])
    .orderBy('id')
    .limit(STEP_ROWS)
    .execute();
  const old = first.filter(({ at }) => at < before);
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await tx.deleteFrom('page_views').where('id', 'in', ids).execute();
  await tx
    .insertInto('dropped_page_views')
    .values(countByDay(old, timeZone))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path', 'filtered'])
        .doUpdateSet({ views: sql<number>`dropped_page_views.views + excluded.views` }),
    )
    .execute();
  return old.length;
}

/** Drops events of pages from before a moment; no figure is made of them. Returns how many. */
export async function dropEvents(tx: Tx, before: number): Promise<number> {
  const first = await tx.selectFrom('events').select(['id', 'at']).orderBy('id').limit(STEP_ROWS).execute();
  const ids = first.filter(({ at }) => at < before).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('events').where('id', 'in', ids).execute();
  return ids.length;
}

/** Drops near misses that were last tried before a moment. Returns how many. */
export async function dropNearMisses(tx: Tx, before: number): Promise<number> {
  const old = await tx
    .selectFrom('near_misses')
    .select('id')
    .where('last_at', '<', before)
    .orderBy('last_at')
    .limit(STEP_ROWS)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('near_misses').where('id', 'in', ids).execute();
  return ids.length;
}

/** Drops the log of attempts that ended before a moment; a delivery itself says how often it was tried, and how that ended. Returns how many. */
export async function dropAttempts(tx: Tx, before: number): Promise<number> {
  const old = await tx
    .selectFrom('delivery_attempts')
    .select(['delivery_id', 'number'])
    .where('ended_at', '<', before)
    .orderBy('ended_at')
    .limit(STEP_ROWS)
    .execute();
  if (old.length === 0) return 0;
  await tx
    .deleteFrom('delivery_attempts')
    .where((row) =>
      row.or(
        old.map(({ delivery_id: id, number }) => row.and([row('delivery_id', '=', id), row('number', '=', number)])),
      ),
    )
    .execute();
  return old.length;
}
