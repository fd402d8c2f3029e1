import type { Kysely, Transaction } from 'kysely';
import { bucketsWith, type DeliveryTest } from '../outbox/buckets.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

/** Under this name the owner's decisions stand among what providers said. */
const DECIDED = 'owner';

export interface NewDecision {
  readonly id: string;
  readonly orderId: string;
  /** What it says in the books. */
  readonly fact: object;
  /** Who decided, and why. */
  readonly said: { readonly who: string; readonly reason: string };
  readonly at: number;
}

/** Stores what the owner decided about an order. */
export async function insertDecision(tx: Tx, { id, orderId, fact, said, at }: NewDecision): Promise<void> {
  await tx
    .insertInto('payment_events')
    .values({
      provider: DECIDED,
      event_id: id,
      type: 'decision',
      created_at: at,
      named_order_id: orderId,
      intent_id: null,
      order_id: orderId,
      facts: JSON.stringify([fact]),
      raw: JSON.stringify(said),
      received_at: at,
      applied_at: at,
    })
    .execute();
}

/** What was decided about these orders, the latest first; facts and words as stored JSON. */
export async function listDecisions(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<{ id: string; orderId: string | null; facts: string; said: string; at: number }[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payment_events')
    .select(['event_id as id', 'order_id as orderId', 'facts', 'raw as said', 'created_at as at'])
    .where('provider', '=', DECIDED)
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at', 'desc')
    .orderBy('event_id', 'desc')
    .execute();
}

/** Takes away what waits to tell of an order since then. Says whether nothing of it has begun to leave; where something has, nothing is taken. */
export async function withdrawOrderMessages(tx: Tx, orderId: string, since: number): Promise<boolean> {
  const told: DeliveryTest = (row) =>
    row.and([
      row('order_id', '=', orderId),
      row('created_at', '>=', since),
      // What was due at once was not told by the decision.
      row('next_attempt_at', '>', since),
    ]);
  const begun = tx.selectFrom('deliveries').select('id').where(told).where('attempts', '>', 0).limit(1);
  if ((await begun.executeTakeFirst()) !== undefined) return false;
  for (const bucket of await bucketsWith(tx, told))
    await tx.deleteFrom('deliveries').where('bucket', '=', bucket).where(told).where('attempts', '=', 0).execute();
  // A worker may have begun with one meanwhile.
  return (await begun.executeTakeFirst()) === undefined;
}
