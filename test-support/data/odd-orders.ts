import { acceptPaymentEvent } from '../../src/server/payments/accept-events.ts';
import { storeIntent, type OrderRecord } from '../../src/server/store/orders/orders.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { orderRow } from './orders.ts';
import { eventDeps, paymentEvent, paymentFact } from './payment-events.ts';

/** Stores an order of $1,800.00 for which $1,400.00 came in: it needs a review. */
export async function putOddOrder(store: Store, id: string, details: Partial<OrderRecord> = {}): Promise<void> {
  const intentId = `pi_${id}`;
  const order = orderRow({ checkout_hash: id, token_hash: id, intent_id: intentId, ...details, id });
  await store.write(async (tx) => {
    await tx.insertInto('orders').values(order).execute();
    await storeIntent(tx, { intentId, orderId: id, secretHash: null, at: 1 });
  });
  const fact = paymentFact(intentId, 'succeeded', { amountCents: 140_000 });
  await acceptPaymentEvent(eventDeps(store), paymentEvent(intentId, [fact], { orderId: id }));
}
