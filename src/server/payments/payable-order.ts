import type { OrderRecord } from '../store/orders/orders.ts';
import type { IntentOrder, PayableOrder } from './provider.ts';

/** What a provider is told of an order, in the name of this person. */
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

/** The same about one of its intents, in its buyer's present name. */
export function intentOrder(order: OrderRecord, intentId: string): IntentOrder {
  return { ...payableOrder(order, order), intentId };
}
