import type { Transaction } from 'kysely';
import { addUpViews } from '../analytics/page-views.ts';
import { addReferrers, addToDays, addToPaths } from '../analytics/rollups.ts';
import type { Database } from '../schema/schema.ts';
import { dayOf } from '../../time/days.ts';
import { demoVisits } from './find-demo.ts';

type Tx = Transaction<Database>;

interface Slice {
  readonly timeZone: string;
  /** Rows of one commit. */
  readonly atOnce: number;
}

/** Takes page views away and out of the figures; how many there were. */
export async function dropViews(tx: Tx, { timeZone, atOnce }: Slice): Promise<number> {
  const rows = await tx.selectFrom('page_views').selectAll().where('id', '<=', 0).orderBy('id').limit(atOnce).execute();
  const last = rows.at(-1);
  if (last === undefined) return 0;
  await tx.deleteFrom('page_views').where('id', '<=', last.id).execute();
  const views = rows.map(({ session_id: sessionId, filtered, ...view }) => ({
    ...view,
    sessionId,
    filtered: filtered === 1,
    timeZone,
  }));
  const { days, paths } = addUpViews(views);
  const less = [...days].map(
    ([day, { page_views = 0, filtered = 0 }]) => [day, { page_views: -page_views, filtered: -filtered }] as const,
  );
  await addToDays(tx, new Map(less));
  await addToPaths(
    tx,
    paths.map((path) => ({ ...path, views: -path.views })),
  );
  return rows.length;
}

/** Takes visits away, and out of the figures; how many there were. */
export async function dropVisits(tx: Tx, { timeZone, atOnce }: Slice): Promise<number> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id', 'first_seen_at', 'filtered', 'counted_referrer'])
    .where('id', 'like', demoVisits)
    .limit(atOnce)
    .execute();
  if (rows.length === 0) return 0;
  await tx
    .deleteFrom('sessions')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const counted = rows.filter(({ filtered }) => filtered === 0);
  const days = Map.groupBy(counted, ({ first_seen_at: at }) => dayOf(at, timeZone));
  await addToDays(tx, new Map([...days].map(([day, of]) => [day, { visitors: -of.length }])));
  const referrers = [...days].flatMap(([day, of]) =>
    [...Map.groupBy(of, (visit) => visit.counted_referrer)].flatMap(([referrer, visits]) =>
      referrer === null ? [] : [{ day, referrer, visitors: -visits.length }],
    ),
  );
  await addReferrers(tx, referrers);
  return rows.length;
}

/** Takes conversions away, and out of the figures; how many there were. */
export async function dropConversions(tx: Tx, { timeZone, atOnce }: Slice): Promise<number> {
  const rows = await tx
    .selectFrom('conversions')
    .select(['id', 'at', 'filtered'])
    .where('session_id', 'like', demoVisits)
    .limit(atOnce)
    .execute();
  if (rows.length === 0) return 0;
  await tx
    .deleteFrom('conversions')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const days = Map.groupBy(
    rows.filter(({ filtered }) => filtered === 0),
    ({ at }) => dayOf(at, timeZone),
  );
  await addToDays(tx, new Map([...days].map(([day, of]) => [day, { conversions: -of.length }])));
  return rows.length;
}
