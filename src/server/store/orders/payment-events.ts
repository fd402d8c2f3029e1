import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

export interface NewPaymentEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly type: string;
  readonly createdAt: number;
  readonly orderId: string | null;
  readonly intentId: string | null;
  readonly facts: readonly object[];
  readonly raw: string;
}

/** Stores an event. Returns false if it is stored already. */
export async function insertPaymentEvent(tx: Tx, event: NewPaymentEvent, at: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      type: event.type,
      created_at: event.createdAt,
      named_order_id: event.orderId,
      intent_id: event.intentId,
      order_id: null,
      facts: JSON.stringify(event.facts),
      raw: event.raw,
      received_at: at,
      applied_at: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The order to which an event was applied; null while it waits for one. */
export async function appliedOrderOf(
  db: Kysely<Database>,
  { provider, eventId }: Pick<NewPaymentEvent, 'provider' | 'eventId'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('payment_events')
    .select('order_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return found?.order_id ?? null;
}

/** Assigns an order every stored event that names it, or one of its intents. */
export async function matchPaymentEvents(
  tx: Tx,
  { id, provider }: { id: string; provider: string },
  at: number,
): Promise<void> {
  const intents = tx.selectFrom('order_intents').select('intent_id').where('order_id', '=', id);
  await tx
    .updateTable('payment_events')
    .set({ order_id: id, applied_at: at })
    .where('order_id', 'is', null)
    .where('provider', '=', provider)
    .where((event) => event.or([event('named_order_id', '=', id), event('intent_id', 'in', intents)]))
    .execute();
}

/** The facts of every event of an order, as stored JSON. */
export async function readPaymentFacts(db: Kysely<Database>, orderId: string): Promise<string[]> {
  const events = await db.selectFrom('payment_events').select('facts').where('order_id', '=', orderId).execute();
  return events.map(({ facts }) => facts);
}
