import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { handOver } from '../engine/unit-effects.ts';
import { people } from '../identity/join-people.ts';
import { moneyItem } from '../people/person-item.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;
type NewOrder = Insertable<Database['orders']>;

export type OrderRecord = Selectable<Database['orders']>;
export type OrderChange = Omit<Updateable<Database['orders']>, 'id' | 'changed_at'>;

export async function findOrder(db: Kysely<Database>, id: string): Promise<OrderRecord | null> {
  return (await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Stores an order unless its checkout has one. Returns the id of the checkout's order. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<string> {
  await tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('checkout_hash').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('orders')
    .select('id')
    .where('checkout_hash', '=', order.checkout_hash)
    .executeTakeFirstOrThrow();
  if (id === order.id) await joinBuyer(tx, order);
  return id;
}

type Buyer = Pick<NewOrder, 'id' | 'name' | 'email' | 'session_id' | 'product_name' | 'created_at'>;

/** Ties an order to the person who is to pay it, as soon as they leave an address. */
async function joinBuyer(tx: Tx, order: Buyer): Promise<void> {
  const { id, name, email, session_id: sessionId = null, created_at: at, product_name: product } = order;
  await handOver(tx, people, moneyItem({ id, type: 'order', name, email, sessionId, at, words: [product, id] }));
}

export async function changeOrder(
  tx: Tx,
  id: string,
  change: OrderChange & { changed_at: number },
): Promise<OrderRecord> {
  const changed = await tx
    .updateTable('orders')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (change.email !== undefined || change.name !== undefined) await joinBuyer(tx, changed);
  return changed;
}

/** Stores that an intent belongs to an order, and its client secret once that is known. */
export async function storeIntent(
  tx: Tx,
  { intentId, orderId, secretHash, at }: { intentId: string; orderId: string; secretHash: string | null; at: number },
): Promise<void> {
  const insert = tx
    .insertInto('order_intents')
    .values({ intent_id: intentId, order_id: orderId, client_secret_hash: secretHash, created_at: at });
  await insert
    .onConflict((conflict) =>
      secretHash === null
        ? conflict.column('intent_id').doNothing()
        : conflict.column('intent_id').doUpdateSet({ client_secret_hash: secretHash }),
    )
    .execute();
}

/** The order that has, or had, an intent. */
export async function findOrderOfIntent(db: Kysely<Database>, intentId: string): Promise<OrderRecord | null> {
  const found = db
    .selectFrom('orders')
    .innerJoin('order_intents', 'order_intents.order_id', 'orders.id')
    .selectAll('orders')
    .where('order_intents.intent_id', '=', intentId);
  return (await found.executeTakeFirst()) ?? null;
}

/** The order of the payment whose client secret has this hash. */
export async function findOrderBySecret(db: Kysely<Database>, secretHash: string): Promise<OrderRecord | null> {
  const found = db
    .selectFrom('orders')
    .innerJoin('order_intents', 'order_intents.order_id', 'orders.id')
    .selectAll('orders')
    .where('order_intents.client_secret_hash', '=', secretHash);
  return (await found.executeTakeFirst()) ?? null;
}

/** Orders of one provider and status that have not changed since a moment, the oldest change first. */
export async function listStillOrders(
  db: Kysely<Database>,
  { provider, status, before, limit }: Pick<OrderRecord, 'provider' | 'status'> & { before: number; limit: number },
): Promise<OrderRecord[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', status)
    .where('changed_at', '<=', before)
    .where('provider', '=', provider)
    .orderBy('changed_at')
    .limit(limit)
    .execute();
}
