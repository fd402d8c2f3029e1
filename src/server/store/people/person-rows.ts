import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { holdsText } from '../engine/search-text.ts';
import { PERSON_ERASED } from '../outbox/outbox.ts';

type Db = Kysely<Database>;

/** The most values that one statement binds. */
const VALUES_MAX = 500;

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

/** Whether a text names this address itself, and not a longer one that ends or begins like it. */
function namesAddress(text: string, email: string): boolean {
  const escaped = email.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.%+-])${escaped}(?![\w-]|\.\w)`, 'i').test(text);
}

/** What went, or is to go, to others about these leads and orders, and every mail or payload that names the address. */
async function deliveriesOf(db: Db, email: string, leadIds: readonly string[], orderIds: readonly string[]) {
  const named = await db.selectFrom('deliveries').selectAll().where(holdsText('payload', email)).execute();
  const byLead = await inPieces(leadIds, (ids) =>
    db.selectFrom('deliveries').selectAll().where('lead_id', 'in', ids).execute(),
  );
  const byOrder = await inPieces(orderIds, (ids) =>
    db.selectFrom('deliveries').selectAll().where('order_id', 'in', ids).execute(),
  );
  const all = [...named.filter(({ payload }) => namesAddress(payload, email)), ...byLead, ...byOrder];
  // What tells the CRM of an erasure has to arrive, and forgets by itself whom it named.
  const theirs = all.filter(({ kind }) => kind !== PERSON_ERASED);
  return [...new Map(theirs.map((row) => [row.id, row])).values()].toSorted((a, b) => a.created_at - b.created_at);
}

/** Every row that is about whoever has this address, in any spelling of its letters; found by reading whole tables, so not for a page. */
export async function readPersonRows(db: Db, email: string) {
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where(isAddress('email', email))
    .orderBy('created_at')
    .execute();
  const nearMisses = await db
    .selectFrom('near_misses')
    .selectAll()
    .where(isAddress('email', email))
    .orderBy('first_at')
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .where(isAddress('email', email))
    .orderBy('starts_at')
    .execute();
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where((row) => row.or([isAddress('email', email), isAddress('intent_email', email)]))
    .orderBy('created_at')
    .execute();
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
    onboardings.map(({ id }) => id),
    (ids) => db.selectFrom('uploads').selectAll().where('onboarding_id', 'in', ids).execute(),
  );
  const paymentEvents = await inPieces(orderIds, (ids) =>
    db.selectFrom('payment_events').selectAll().where('order_id', 'in', ids).execute(),
  );
  // What the provider says of a subscription is matched with no order.
  const named = await db.selectFrom('payment_events').selectAll().where(holdsText('raw', email)).execute();
  const events = [...paymentEvents, ...named.filter(({ raw }) => namesAddress(raw, email))];
  const sessionIds = [
    ...new Set(
      [...leads, ...nearMisses, ...orders, ...sales].flatMap(({ session_id: id }) => (id === null ? [] : [id])),
    ),
  ];
  const sessions = await inPieces(sessionIds, (ids) =>
    db.selectFrom('sessions').selectAll().where('id', 'in', ids).execute(),
  );
  const pageViews = await inPieces(sessionIds, (ids) =>
    db
      .selectFrom('page_views')
      .select(['session_id', 'path', 'at'])
      .where('session_id', 'in', ids)
      .orderBy('id')
      .execute(),
  );
  return {
    leads,
    nearMisses,
    bookings,
    orders,
    sales,
    onboardings,
    pictures,
    paymentEvents: [...new Map(events.map((row) => [`${row.provider} ${row.event_id}`, row])).values()],
    deliveries: await deliveriesOf(db, email, leadIds, orderIds),
    sessions,
    pageViews,
  };
}

export type PersonRows = Awaited<ReturnType<typeof readPersonRows>>;
