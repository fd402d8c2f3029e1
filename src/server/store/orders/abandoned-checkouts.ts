import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import {
  ABANDONED_AFTER_MS,
  ABANDONED_FOR_MS,
  MAILED_AGAIN_AFTER_MS,
  NOTED_WITHIN_MS,
} from '../../../domain/orders/abandoned.ts';
import { isSettled } from '../../../domain/orders/order-standing.ts';
import { orderStatuses } from '../../../contract/checkout.ts';
import { DEMO_IDS } from '../engine/demo-mark.ts';
import type { Database } from '../schema/schema.ts';
import type { OrderRecord } from './orders.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** Named this way round so that an engine looks among the orders of a month, not among all that are not paid. */
const settled = orderStatuses.filter(isSettled).map((status) => sql.lit(status));

/**
 * Whether an order is a checkout that was abandoned by now: its address is known, it is an hour old and not paid, and the same person has paid nothing since, has not
 * paid this package before, and has begun no later checkout, which stands in its place. What the owner began is none.
 */
export function isAbandoned(now: number): RawBuilder<boolean> {
  return sql<boolean>`(
    orders.status not in (${sql.join(settled)}) and orders.email <> '' and orders.filtered = 0
    and orders.created_at <= ${now - ABANDONED_AFTER_MS} and orders.created_at > ${now - ABANDONED_FOR_MS}
    and not exists (
      select 1 from person_items as own
      join person_items as other on other.person_id = own.person_id and other.id <> own.id
      left join orders as later on later.id = other.id
      where own.id = orders.id and (
        (other.type = 'sale' and other.at >= orders.created_at)
        or (other.type = 'order' and (
          later.created_at > orders.created_at
          or (later.created_at = orders.created_at and later.id > orders.id)
          or later.paid_at >= orders.created_at
          or (later.service_id = orders.service_id and (later.paid_cents > 0 or later.status in ('processing', 'needs_review')))
        ))
      )
    )
  )`;
}

/** Abandoned checkouts that were not told of yet, the oldest first; nothing of the demonstration is told of. */
export async function listUnnoted(db: Db, now: number, limit: number): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('orders')
    .leftJoin('abandoned_checkouts', 'abandoned_checkouts.order_id', 'orders.id')
    .select(['orders.id', 'orders.email'])
    .where('orders.created_at', '>', now - NOTED_WITHIN_MS)
    .where('abandoned_checkouts.order_id', 'is', null)
    .where('orders.id', 'not like', DEMO_IDS)
    .where(isAbandoned(now))
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .limit(limit)
    .execute();
}

/** Notes that a checkout was abandoned, if it still is; gives the order the first time, and null otherwise. */
export async function noteAbandoned(tx: Tx, orderId: string, now: number): Promise<OrderRecord | null> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where(isAbandoned(now))
    .executeTakeFirst();
  if (order === undefined) return null;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('abandoned_checkouts')
    .values({ order_id: orderId, noted_at: now, mailed_at: null })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? order : null;
}

/** Whether a buyer was mailed about another of their checkouts lately. */
export async function wasMailedLately(tx: Tx, orderId: string, now: number): Promise<boolean> {
  const found = await tx
    .selectFrom('person_items as own')
    .innerJoin('person_items as other', 'other.person_id', 'own.person_id')
    .innerJoin('abandoned_checkouts', 'abandoned_checkouts.order_id', 'other.id')
    .select('other.id')
    .where('own.id', '=', orderId)
    .where('abandoned_checkouts.mailed_at', '>', now - MAILED_AGAIN_AFTER_MS)
    .executeTakeFirst();
  return found !== undefined;
}

export async function noteMailed(tx: Tx, orderId: string, at: number): Promise<void> {
  await tx.updateTable('abandoned_checkouts').set({ mailed_at: at }).where('order_id', '=', orderId).execute();
}

/** Which of these orders are abandoned checkouts, and when their buyers were mailed. */
export async function readAbandoned(
  db: Db,
  orderIds: readonly string[],
  now: number,
): Promise<Map<string, number | null>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .leftJoin('abandoned_checkouts', 'abandoned_checkouts.order_id', 'orders.id')
    .select(['orders.id', 'abandoned_checkouts.mailed_at'])
    .where('orders.id', 'in', [...orderIds])
    .where(isAbandoned(now))
    .execute();
  return new Map(rows.map(({ id, mailed_at }) => [id, mailed_at]));
}

/** What was last said of each of these orders' failed payments, as it came. One that was tried a thousand times is read once. */
export async function readLastFailures(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; raw: string }>`
    with failures as (
      select provider, event_id, row_number() over (partition by order_id order by created_at desc, event_id desc) as place
      from payment_events
      where order_id in (${sql.join(orderIds)}) and type in ('payment_intent.payment_failed', 'test_payment.failed')
    )
    select payment_events.order_id as id, payment_events.raw from failures
    join payment_events on payment_events.provider = failures.provider and payment_events.event_id = failures.event_id
    where failures.place = 1`.execute(db);
  return new Map(rows.map(({ id, raw }) => [id, raw]));
}
