import { site } from '../../../content/site.ts';
import type { OrderStatus } from '../../contract/checkout.ts';
import { Refusal } from '../requests/refusal.ts';
import { findOrderByToken } from '../payments/order-access.ts';
import type { Store } from '../store/engine/store.ts';

/** A payment that is on its way counts: whoever chose to pay in parts would otherwise wait for days. */
const open: ReadonlySet<OrderStatus> = new Set(['completed', 'processing', 'partly_refunded']);

const noOrder = new Refusal({
  kind: 'unknown',
  title: 'No such order',
  detail: `We do not know this order. Please open the link in your confirmation mail, or write to ${site.email}.`,
});

const notPaid = new Refusal({
  kind: 'conflict',
  title: 'This order is not paid',
  detail: `The build begins with the payment, and this order is not paid. Please finish the checkout, or write to ${site.email}.`,
});

/**
 * Whether an order may have its onboarding form now, and is this buyer's; and whether money moves for it.
 * @throws Refusal alike for an unknown order and for another's token; 409 where it is not paid
 */
export async function checkOrder(store: Store, orderId: string, token: unknown): Promise<{ isTest: boolean }> {
  const order = await findOrderByToken(store, orderId, token);
  if (order === null) throw noOrder;
  if (!open.has(order.status)) throw notPaid;
  return { isTest: order.test === 1 };
}
