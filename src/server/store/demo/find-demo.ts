import type { Kysely } from 'kysely';
import { DEMO_DOMAIN, DEMO_IDS, DEMO_START } from '../engine/demo-mark.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

export const demoVisits = `${DEMO_START}%`;
export const demoAddresses = `%@${DEMO_DOMAIN}`;

/** Whether anything of the demonstration is in the database: its page views are the first that are added and the last that go. One look into an index. */
export async function hasDemo(db: Db): Promise<boolean> {
  const ends = db.selectFrom('page_views').select(({ fn }) => fn.min<number | null>('id').as('first'));
  return ((await ends.executeTakeFirst())?.first ?? 1) <= 0;
}

/** What real people left here, by its kind; empty where nobody did. */
export async function listReal(db: Db): Promise<string[]> {
  const one = async (what: string, query: { executeTakeFirst(): Promise<unknown> }) =>
    (await query.executeTakeFirst()) === undefined ? [] : [what];
  return [
    ...(await one('leads', db.selectFrom('leads').select('id').where('id', 'not like', DEMO_IDS).limit(1))),
    ...(await one(
      'deals that did not fit',
      db.selectFrom('near_misses').select('id').where('id', 'not like', DEMO_IDS).limit(1),
    )),
    ...(await one('calls', db.selectFrom('bookings').select('id').where('id', 'not like', DEMO_IDS).limit(1))),
    ...(await one('orders', db.selectFrom('orders').select('id').where('id', 'not like', DEMO_IDS).limit(1))),
    ...(await one(
      'sales',
      db
        .selectFrom('sales')
        .select('id')
        .where('provider_ref', 'not like', demoVisits)
        .where('provider_ref', 'not like', DEMO_IDS)
        .limit(1),
    )),
  ];
}

/** The calls that are to come, as times. */
export async function listComingCalls(db: Db, now: number): Promise<{ from: number; until: number }[]> {
  return db
    .selectFrom('bookings')
    .select(['starts_at as from', 'ends_at as until'])
    .where('status', 'in', ['booked', 'held'])
    .where('ends_at', '>', now - 86_400_000 * 366)
    .execute();
}
