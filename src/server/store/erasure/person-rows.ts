import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { holdsText } from '../engine/search-text.ts';
import { walkTable } from '../engine/walk-table.ts';
import { emailKey } from '../people/person-item.ts';
import { erasureKinds } from '../outbox/outbox.ts';
import { listRemoteIds } from '../outbox/highlevel-ids.ts';

type Db = Kysely<Database>;

/** The most values that one statement binds. */
const VALUES_MAX = 500;

/** The primary keys of the tables that have no index by address; they are looked through in pieces. */
const keys = {
  near_misses: ['id'],
  set_aside: ['id'],
  bookings: ['id'],
  orders: ['id'],
  payment_events: ['provider', 'event_id'],
  deliveries: ['id'],
  crm_events: ['seq'],
  page_views: ['id'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;
const ROWS_AT_ONCE = 5_000;
/** Of those that carry whole messages. */
const MESSAGES_AT_ONCE = 1_000;

function isAddress(column: string, email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) = ${email.toLowerCase()}`;
}

/** Runs a query over ids in pieces, since an engine binds only so many. */
async function inPieces<Row>(ids: readonly string[], query: (piece: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += VALUES_MAX)
    rows.push(...(await query(ids.slice(from, from + VALUES_MAX))));
  return rows;
}

/** Looks through a whole table, piece by piece; `query` asks for what is wanted of a piece. */
async function lookThrough<Row>(
  db: Db,
  table: keyof typeof keys,
  query: (piece: RawBuilder<boolean>) => Promise<Row[]>,
): Promise<Row[]> {
  const atOnce =
    table === 'deliveries' || table === 'payment_events' || table === 'crm_events' ? MESSAGES_AT_ONCE : ROWS_AT_ONCE;
  const rows: Row[] = [];
  for await (const piece of walkTable(db, { table, columns: keys[table], order: 'asc', atOnce }))
    rows.push(...(await query(piece)));
  return rows;
}

/** An escape in JSON, such as the end of a line: its letters are none of the text's. */
const ESCAPE = /\\(?:u[\da-f]{4}|.)/gi;

/** Whether a text of JSON names this address itself, and not a longer one that ends or begins like it. */
function namesAddress(text: string, email: string): boolean {
  const escaped = email.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.%+-])${escaped}(?![\w-]|\.\w)`, 'i').test(text.replaceAll(ESCAPE, ' '));
}

/** What went, or is to go, to others about these leads and orders, and every mail or payload that names the address. */
async function deliveriesOf(db: Db, email: string, leadIds: readonly string[], orderIds: readonly string[]) {
  const named = await lookThrough(db, 'deliveries', (piece) =>
    db.selectFrom('deliveries').selectAll().where(piece).where(holdsText('payload', email)).execute(),
  );
  const byLead = await inPieces(leadIds, (ids) =>
    db.selectFrom('deliveries').selectAll().where('lead_id', 'in', ids).execute(),
  );
  const byOrder = await inPieces(orderIds, (ids) =>
    db.selectFrom('deliveries').selectAll().where('order_id', 'in', ids).execute(),
  );
  const all = [...named.filter(({ payload }) => namesAddress(payload, email)), ...byLead, ...byOrder];
  // What tells the CRM of an erasure has to arrive, and forgets by itself whom it named.
  const theirs = all.filter(({ kind }) => !erasureKinds.includes(kind));
  return [...new Map(theirs.map((row) => [row.id, row])).values()].toSorted((a, b) => a.created_at - b.created_at);
}

/** What the event stream told of these things, and whatever of it names the address. */
async function eventsOf(db: Db, email: string, itemIds: readonly string[]) {
  const named = await lookThrough(db, 'crm_events', (piece) =>
    db.selectFrom('crm_events').selectAll().where(piece).where(holdsText('payload', email)).execute(),
  );
  const byItem = await inPieces(itemIds, (ids) =>
    db.selectFrom('crm_events').selectAll().where('item_id', 'in', ids).execute(),
  );
  const all = [...named.filter(({ payload }) => namesAddress(payload, email)), ...byItem];
  return [...new Map(all.map((row) => [row.seq, row])).values()].toSorted((a, b) => a.seq - b.seq);
}

/** Who is known by this address. */
async function personByEmail(db: Db, email: string) {
  const found = db
    .selectFrom('person_keys')
    .innerJoin('people', 'people.id', 'person_keys.person_id')
    .selectAll('people')
    .where('person_keys.key', '=', emailKey(email));
  return (await found.executeTakeFirst()) ?? null;
}

/** Whether anything is left of somebody. */
export async function isKnown(db: Db, personId: string): Promise<boolean> {
  return (await db.selectFrom('people').select('id').where('id', '=', personId).executeTakeFirst()) !== undefined;
}

/** What the payment provider said about these orders, and of subscriptions, which it matches with no order, by the address. */
async function paymentEventsOf(db: Db, email: string, orderIds: readonly string[]) {
  const byOrder = await inPieces(orderIds, (ids) =>
    db.selectFrom('payment_events').selectAll().where('order_id', 'in', ids).execute(),
  );
  const named = await lookThrough(db, 'payment_events', (piece) =>
    db.selectFrom('payment_events').selectAll().where(piece).where(holdsText('raw', email)).execute(),
  );
  const all = [...byOrder, ...named.filter(({ raw }) => namesAddress(raw, email))];
  return [...new Map(all.map((row) => [`${row.provider} ${row.event_id}`, row])).values()];
}

/**
 * Every row that is about whoever has this address, in any spelling of its letters, but for their visits. Some tables are looked through whole for
 * it, in pieces between which others get their turn.
 */
export async function readPersonRows(db: Db, email: string) {
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where(isAddress('email', email))
    .orderBy('created_at')
    .execute();
  const nearMisses = await lookThrough(db, 'near_misses', (piece) =>
    db.selectFrom('near_misses').selectAll().where(piece).where(isAddress('email', email)).execute(),
  );
  const setAside = await lookThrough(db, 'set_aside', (piece) =>
    db.selectFrom('set_aside').selectAll().where(piece).where(isAddress('email', email)).execute(),
  );
  const bookings = await lookThrough(db, 'bookings', (piece) =>
    db.selectFrom('bookings').selectAll().where(piece).where(isAddress('email', email)).execute(),
  );
  const orders = await lookThrough(db, 'orders', (piece) =>
    db
      .selectFrom('orders')
      .selectAll()
      .where(piece)
      .where((row) => row.or([isAddress('email', email), isAddress('intent_email', email)]))
      .execute(),
  );
  const sales = await db
    .selectFrom('sales')
    .selectAll()
    .where(isAddress('customer_email', email))
    .orderBy('sold_at')
    .execute();
  const leadIds = leads.map(({ id }) => id);
  const orderIds = orders.map(({ id }) => id);
  const onboardings = await inPieces(leadIds, (ids) =>
    db.selectFrom('onboardings').selectAll().where('lead_id', 'in', ids).execute(),
  );
  const pictures = await inPieces(
    [...onboardings, ...setAside].map(({ id }) => id),
    (ids) => db.selectFrom('uploads').selectAll().where('onboarding_id', 'in', ids).execute(),
  );
  const person = await personByEmail(db, email);
  const notes =
    person === null
      ? []
      : await db.selectFrom('person_events').selectAll().where('person_id', '=', person.id).orderBy('at').execute();
  const tags =
    person === null ? [] : await db.selectFrom('person_tags').selectAll().where('person_id', '=', person.id).execute();
  const members = await db.selectFrom('desk_members').selectAll().where('email', '=', email.toLowerCase()).execute();
  const memberSessions = await inPieces(
    members.map(({ id }) => id),
    (ids) => db.selectFrom('owner_sessions').selectAll().where('member_id', 'in', ids).execute(),
  );
  const memberDevices = await inPieces(
    members.map(({ id }) => id),
    (ids) => db.selectFrom('push_devices').selectAll().where('member_id', 'in', ids).execute(),
  );
  const memberDeeds = await inPieces(
    members.map(({ id }) => id),
    (ids) => db.selectFrom('desk_audit').selectAll().where('member_id', 'in', ids).orderBy('at').execute(),
  );
  return {
    members,
    memberSessions,
    memberDevices,
    memberDeeds,
    people: person === null ? [] : [person],
    notes,
    tags,
    leads,
    setAside,
    nearMisses: nearMisses.toSorted((a, b) => a.first_at - b.first_at),
    bookings: bookings.toSorted((a, b) => a.starts_at - b.starts_at),
    orders: orders.toSorted((a, b) => a.created_at - b.created_at),
    sales,
    onboardings,
    pictures,
    paymentEvents: await paymentEventsOf(db, email, orderIds),
    highLevelIds: await listRemoteIds(db, [
      ...(person === null ? [] : [person.id]),
      ...leadIds,
      ...orderIds,
      ...bookings.map(({ id }) => id),
      ...sales.flatMap(({ id, provider_ref: invoiceId }) => [id, invoiceId]),
    ]),
    deliveries: await deliveriesOf(db, email, leadIds, orderIds),
    events: await eventsOf(db, email, [
      ...leadIds,
      ...orderIds,
      ...nearMisses.map(({ id }) => id),
      ...sales.map(({ id }) => id),
    ]),
  };
}

export type PersonRows = Awaited<ReturnType<typeof readPersonRows>>;

/** The visits in which a person left something, with the pages they looked at. An erasure needs none of it. */
export async function readPersonVisits(db: Db, { leads, nearMisses, setAside, orders, sales }: PersonRows) {
  const left = [...leads, ...nearMisses, ...setAside, ...orders, ...sales].flatMap(({ session_id: id }) =>
    id === null ? [] : [id],
  );
  const sessionIds = [...new Set(left)];
  if (sessionIds.length === 0) return { sessions: [], pageViews: [] };
  const sessions = await inPieces(sessionIds, (ids) =>
    db.selectFrom('sessions').selectAll().where('id', 'in', ids).execute(),
  );
  const pageViews = await lookThrough(db, 'page_views', (piece) =>
    inPieces(sessionIds, (ids) =>
      db
        .selectFrom('page_views')
        .select(['session_id', 'path', 'at'])
        .where(piece)
        .where('session_id', 'in', ids)
        .orderBy('id')
        .execute(),
    ),
  );
  return { sessions, pageViews };
}

export type PersonVisits = Awaited<ReturnType<typeof readPersonVisits>>;
