import { sql, type Kysely, type RawBuilder } from 'kysely';
import { touchColumns } from '../analytics/session-touch.ts';
import { DEMO_START } from '../engine/demo-mark.ts';
import { listedDeliveryColumns } from '../outbox/outbox.ts';
import type { PersonItemType } from '../schema/people.ts';
import { firstPageViewSince, inMonthsOf } from '../analytics/first-page-view.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

const PAGES_A_VISIT = 60;
/** A visit's pages are looked for among so many page views after its beginning: they have no index by visit, which every page view would pay for. */
const VIEWS_LOOKED_AT = 20_000;
/** Processes take their numbers a little apart from each other. */
const SLACK_MS = 60_000;
/** Of a visit that lasts longer, only as much is looked at. */
const LONGEST_MS = 31 * 86_400_000;

/** The newest things of one type that a person left, by their ids. */
export async function idsOfThings(db: Db, personId: string, type: PersonItemType, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('person_items')
    .select('id')
    .where('person_id', '=', personId)
    .where('type', '=', type)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a person is known by: addresses and numbers, each in its alphabet. */
export async function readKeys(db: Db, personId: string): Promise<{ emails: string[]; phones: string[] }> {
  const rows = await db
    .selectFrom('person_keys')
    .select('key')
    .where('person_id', '=', personId)
    .orderBy('key')
    .execute();
  const after = (start: string) => rows.flatMap(({ key }) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  return { emails: after('e:'), phones: after('p:') };
}

/** What was paid, by these ids; the latest first. */
export async function readSales(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('sales')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('sold_at', 'desc')
    .execute();
}

/** The newest messages about these leads. */
export async function listLeadDeliveries(db: Db, leadIds: readonly string[], limit: number) {
  if (leadIds.length === 0) return [];
  return db
    .selectFrom('deliveries')
    .select(listedDeliveryColumns)
    .where('lead_id', 'in', [...leadIds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The touch that counts as the last of the latest of these leads and sales; null where none is known. */
export async function lastTouchOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return null;
  const latest = await db
    .selectFrom('attributions')
    .select(['last_source as source', 'last_page as page', 'last_campaign as campaign'])
    .where('id', 'in', [...ids])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest ?? null;
}

/** The newest of the visits in which somebody left these things. */
export async function readVisits(db: Db, itemIds: readonly string[], limit: number) {
  if (itemIds.length === 0) return [];
  const ids = [...itemIds];
  const inLeads = db.selectFrom('leads').select('session_id').where('id', 'in', ids);
  const inNearMisses = db.selectFrom('near_misses').select('session_id').where('id', 'in', ids);
  const inOrders = db.selectFrom('orders').select('session_id').where('id', 'in', ids);
  return db
    .selectFrom('sessions')
    .select(['id', 'first_seen_at', ...touchColumns])
    .where('id', 'in', inLeads.union(inNearMisses).union(inOrders))
    .orderBy('first_seen_at', 'desc')
    .limit(limit)
    .execute();
}

/** The first and the last number of the page views among which a visit's are: the demonstration has numbers of its own, up to 0. */
async function numbersFor(
  db: Db,
  visit: string,
  within: RawBuilder<boolean>,
): Promise<{ first: number; last: number }> {
  const among = db
    .selectFrom('page_views')
    .select('id')
    .where('id', visit.startsWith(DEMO_START) ? '<=' : '>', 0)
    .where(within)
    .limit(1);
  // Two statements: for both ends in one, SQLite reads the whole table.
  const first = await among.orderBy('id').executeTakeFirst();
  const last = await among.orderBy('id', 'desc').executeTakeFirst();
  return { first: first?.id ?? 1, last: last?.id ?? 0 };
}

/** The pages of a visit in their order: the first ones, as far as they lie close to its beginning. */
export async function readPages(
  db: Db,
  { id, first_seen_at: began }: { id: string; first_seen_at: number },
): Promise<{ path: string; at: number }[]> {
  const from = began - SLACK_MS;
  const within = inMonthsOf(db, { from, until: began + LONGEST_MS });
  const first = await firstPageViewSince(db, from, { ...(await numbersFor(db, id, within)), within });
  return (
    db
      .selectFrom('page_views')
      .select(['path', 'at'])
      .where('id', '>=', first)
      .where('id', '<', first + VIEWS_LOOKED_AT)
      .where(within)
      // Walks along the numbers on both engines.
      .where(sql<boolean>`session_id = ${id}`)
      .orderBy('id')
      .limit(PAGES_A_VISIT)
      .execute()
  );
}

/** What was done about a person, the latest first. */
export async function listEvents(db: Db, personId: string, limit: number) {
  return db
    .selectFrom('person_events')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
