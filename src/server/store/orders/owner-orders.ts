import { sql, type ExpressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { OrderStandingFilter } from '../../../contract/owner-orders.ts';
import { listedDeliveryColumns } from '../outbox/outbox.ts';
import type { Database } from '../schema/schema.ts';
import { newestFirst, type Place } from '../engine/newest-first.ts';
import { holdsText } from '../engine/search-text.ts';
import { touchColumns } from '../analytics/session-touch.ts';
import { isAbandoned } from './abandoned-checkouts.ts';

const UNPAID = ['created', 'awaiting_payment', 'processing', 'failed', 'cancelled'] as const;
const LEADS_OF_A_PERSON = 5;
const searched = ['orders.id', 'orders.product_name', 'orders.name', 'orders.email'] as const;

export interface OrderFilter {
  readonly find: string;
  readonly standing: OrderStandingFilter | undefined;
  /** Epoch milliseconds: by then a checkout is abandoned, or not yet. */
  readonly now: number;
}

type Orders<Selected> = SelectQueryBuilder<Database, 'orders', Selected>;

/** Money went back to the buyer, or a dispute is about it. */
const isReturned = (row: ExpressionBuilder<Database, 'orders'>) =>
  row.or([
    row('orders.refunded_cents', '>', 0),
    row('orders.lost_cents', '>', 0),
    row('orders.status', '=', 'disputed'),
  ]);

function filtered<Selected>(orders: Orders<Selected>, { find, standing, now }: OrderFilter): Orders<Selected> {
  let wanted = orders;
  if (standing === 'paid') wanted = wanted.where('orders.paid_cents', '>', 0);
  if (standing === 'review') wanted = wanted.where('orders.status', '=', 'needs_review');
  if (standing === 'returned') wanted = wanted.where(isReturned);
  if (standing === 'abandoned') wanted = wanted.where(isAbandoned(now));
  if (standing === 'unpaid') wanted = wanted.where('orders.status', 'in', UNPAID);
  if (find === '') return wanted;
  return wanted.where((row) => row.or(searched.map((column) => holdsText(column, find))));
}

function ordersNewestFirst(db: Kysely<Database>, filter: OrderFilter) {
  return filtered(db.selectFrom('orders'), filter)
    .leftJoin('sessions', 'sessions.id', 'orders.session_id')
    .leftJoin('onboardings', 'onboardings.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.status',
      'orders.provider',
      'orders.test',
      'orders.service_id',
      'orders.product_name',
      'orders.product_type',
      'orders.name',
      'orders.email',
      'orders.currency',
      'orders.amount_cents',
      'orders.paid_cents',
      'orders.refunded_cents',
      'orders.lost_cents',
      'orders.created_at',
      'orders.paid_at',
      'onboardings.created_at as onboarded_at',
      ...touchColumns,
      'sessions.utm_medium',
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc');
}

export type ListedOrder = Awaited<ReturnType<ReturnType<typeof ordersNewestFirst>['execute']>>[number];

/** Orders with their sources, newest first. `before` continues where another list ended. */
export async function listOrders(
  db: Kysely<Database>,
  filter: OrderFilter,
  { limit, before }: { limit: number; before?: Place | undefined },
): Promise<ListedOrder[]> {
  const found: ListedOrder[] = [];
  for await (const piece of newestFirst(db, 'orders', before)) {
    const more = ordersNewestFirst(db, filter)
      .where(piece)
      .limit(limit - found.length);
    found.push(...(await more.execute()));
    if (found.length === limit) break;
  }
  return found;
}

/** These orders, newest first. */
export async function readOrders(db: Kysely<Database>, ids: readonly string[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  return ordersNewestFirst(db, { find: '', standing: undefined, now: 0 })
    .where('orders.id', 'in', [...ids])
    .execute();
}

export async function countOrders(db: Kysely<Database>, filter: OrderFilter): Promise<number> {
  let count = 0;
  for await (const piece of newestFirst(db, 'orders')) {
    const some = filtered(db.selectFrom('orders'), filter).where(piece);
    count += (await some.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  }
  return count;
}

/** The known facts of each of these orders, as JSON. */
export async function readFactsOf(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<{ order_id: string | null; facts: string }[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payment_events')
    .select(['order_id', 'facts'])
    .where('order_id', 'in', [...orderIds])
    .execute();
}

/** The messages about each of these orders, oldest first. */
export async function listDeliveriesOf(db: Kysely<Database>, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('deliveries')
    .select(listedDeliveryColumns)
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('id')
    .execute();
}

/** The ids of the newest few leads of each of these people; each from an index, however many leads a person has. */
async function newestLeadIds(db: Kysely<Database>, people: readonly string[]): Promise<string[]> {
  const newest = (place: number) => sql`(
    select leads.id from attributions join leads on leads.id = attributions.id
    where attributions.person = people.person
    order by attributions.at desc limit 1 offset ${sql.lit(place)}
  )`;
  const places = Array.from({ length: LEADS_OF_A_PERSON }, (_, place) => place);
  const { rows } = await sql<Record<string, string | null>>`
    with people (person) as (values ${sql.join(people.map((person) => sql`(${person})`))})
    select ${sql.join(places.map((place) => sql`${newest(place)} as ${sql.ref(`id_${place}`)}`))} from people
  `.execute(db);
  return rows.flatMap((row) => Object.values(row).filter((id) => id !== null));
}

/** The newest few leads of each of these people, by their addresses in small letters. */
export async function listLeadsOf(
  db: Kysely<Database>,
  people: readonly string[],
): Promise<{ person: string; id: string; kind: string; created_at: number }[]> {
  const ids = people.length === 0 ? [] : await newestLeadIds(db, people);
  if (ids.length === 0) return [];
  return db
    .selectFrom('leads')
    .select(['id', 'kind', 'created_at', sql<string>`lower(email)`.as('person')])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
