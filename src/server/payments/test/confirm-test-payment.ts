import type { z } from 'zod';
import type { TestOutcome, testPaymentResultSchema } from '../../../contract/checkout.ts';
import { isSettled } from '../../../domain/orders/order-standing.ts';
import { Refusal } from '../../requests/refusal.ts';
import { findOrderOfIntent, type OrderRecord } from '../../store/orders/orders.ts';
import { noSuchOrder } from '../checkout-problems.ts';
import { acceptPaymentEvent, type PaymentEventDeps } from '../accept-events.ts';
import { testEvent } from './test-event.ts';
import type { TestProvider } from './test-provider.ts';

type Result = z.infer<typeof testPaymentResultSchema>;

const DECLINED = 'Your card was declined. In test mode, try the card that succeeds.';

const replaced = new Refusal({
  kind: 'conflict',
  title: 'This payment was replaced',
  detail: 'The order was changed since, and has another payment now. Please load the page again.',
});

/** An order's amount as it is when the payment is confirmed; null where its intent is not this one. */
function payableNow(order: OrderRecord, intentId: string) {
  if (order.intent_id !== intentId) return null;
  return { id: order.id, intentId, amountCents: order.amount_cents, currency: order.currency };
}

function resultOf(order: Pick<OrderRecord, 'status'>): Result {
  return { status: order.status === 'processing' ? 'processing' : 'succeeded', message: null };
}

/**
 * Plays the buyer's bank: the payment succeeds, fails, or is processing until it settles by itself. A payment that is paid or processing does not
 * change.
 * @throws Refusal if no test payment has this secret, 409 if the order has another payment now
 */
export async function confirmTestPayment(
  { provider, ...deps }: PaymentEventDeps & { readonly provider: TestProvider },
  { clientSecret, outcome }: { clientSecret: string; outcome: TestOutcome },
): Promise<Result> {
  const intentId = await provider.intentOf(clientSecret);
  const order = intentId === null ? null : await findOrderOfIntent(deps.store.db, intentId);
  if (intentId === null || order === null) throw noSuchOrder;
  if (isSettled(order.status)) return resultOf(order);
  const payable = payableNow(order, intentId);
  if (payable === null || order.status === 'cancelled') throw replaced;
  await acceptPaymentEvent(deps, testEvent(payable, { status: outcome, at: deps.clock.now() }));
  return { status: outcome, message: outcome === 'failed' ? DECLINED : null };
}
