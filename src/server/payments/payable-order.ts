import type { OrderRecord } from '../store/orders/orders.ts';
import type { IntentOrder, PayableOrder } from './provider.ts';

/** What the provider needs to know about an order that this person pays. */
export function payableOrder(order: OrderRecord, { name, email }: { name: string; email: string }): PayableOrder {
  return {
    id: order.id,
    attempt: order.attempt,
    productName: order.product_name,
    amountCents: order.amount_cents,
    currency: order.currency,
    name,
    email,
  };
}

/** The same for one of its intents, with the buyer's present name and e-mail. */
export function intentOrder(order: OrderRecord, intentId: string): IntentOrder {
  return { ...payableOrder(order, order), intentId };
}
