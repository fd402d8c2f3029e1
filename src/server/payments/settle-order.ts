import { countAfterCommit } from '../store/engine/unit-effects.ts';
import type { Transaction } from 'kysely';
import { orderStanding, untriedStatuses } from '../../domain/orders/order-standing.ts';
import { holdingDecision, providerFacts } from '../../domain/orders/odd-facts.ts';
import { newReversals } from '../../domain/orders/reversals.ts';
import { changeOrder, type OrderRecord } from '../store/orders/orders.ts';
import { matchPaymentEvents } from '../store/orders/payment-events.ts';
import { storeSale, soldAtOf } from '../store/orders/sales.ts';
import type { Database } from '../store/schema/schema.ts';
import { readFacts } from './read-facts.ts';
import {
  queueFailedPushes,
  queuePurchaseMessages,
  queueReviewAlert,
  type PurchaseMoment,
} from './queue-purchase-messages.ts';
import { soldThing, tellOfOrder, tellOfReversals } from './order-events.ts';
import { queueReversalAlerts } from './queue-reversal-alerts.ts';

type Tx = Transaction<Database>;

async function storeOrderSale(
  tx: Tx,
  order: OrderRecord,
  { receivedAt, at, timeZone }: { receivedAt: number | null; at: number; timeZone: string },
): Promise<void> {
  const firstTriedAt = await soldAtOf(tx, order.id);
  if (firstTriedAt === null && untriedStatuses.has(order.status)) return;
  const sale = {
    order_id: order.id,
    provider_ref: order.id,
    product_name: order.product_name,
    product_type: order.product_type,
    customer_name: order.name === '' ? null : order.name,
    customer_email: order.email === '' ? null : order.email,
    status: order.status,
    amount_cents: order.amount_cents,
    paid_cents: order.paid_cents,
    refunded_cents: order.refunded_cents,
    lost_cents: order.lost_cents,
    test: order.test,
    filtered: order.filtered,
    session_id: order.session_id,
    sold_at: receivedAt ?? firstTriedAt ?? at,
    changed_at: at,
  };
  await storeSale(tx, sale, timeZone);
}

/**
 * Applies all events that wait for an order, and computes its state from all known facts. It always updates the sale. When the order is first paid,
 * it queues the CRM delivery and the mails and records the conversion. It mails the owner about each new refund and dispute. To be called in the
 * transaction that stores the event.
 */
export async function settleOrder(tx: Tx, order: OrderRecord, moment: PurchaseMoment): Promise<OrderRecord> {
  const { at } = moment;
  const before = await readFacts(tx, order.id);
  await matchPaymentEvents(tx, order, at);
  const facts = await readFacts(tx, order.id);
  const { amount_cents: amountCents, currency, intent_id: intentId } = order;
  const standing = orderStanding({ amountCents, currency, intentId }, facts);
  const { status, paidCents, netCents, paidAt, receivedAt } = standing;
  // What was given back outside was never sold.
  const isSold = paidCents > 0 && holdingDecision(facts)?.verdict !== 'refunded_outside';
  const isFirstPaid = isSold && order.announced_at === null;
  const settled = await changeOrder(tx, order.id, {
    status,
    paid_cents: paidCents,
    refunded_cents: standing.refundedCents,
    lost_cents: standing.lostCents,
    paid_at: paidAt,
    announced_at: isFirstPaid ? at : order.announced_at,
    changed_at: at,
  });
  if (status !== order.status) countAfterCommit(tx, { what: 'order', outcome: status });
  await storeOrderSale(tx, settled, { receivedAt, at, timeZone: moment.timeZone });
  if (isFirstPaid) await queuePurchaseMessages(tx, settled, moment);
  if (status !== order.status && status === 'needs_review') await queueReviewAlert(tx, settled, moment);
  const { id: reference, product_name: productName, name, email } = settled;
  const sale = { reference, orderId: reference, productName, name, email, paidCents, netCents };
  const reversals = newReversals(providerFacts(before), providerFacts(facts));
  await queueReversalAlerts(tx, sale, reversals, moment);
  const told = soldThing(settled, { ...standing, currency }, settled);
  const sold = { itemId: reference, orderId: reference, order: told, at, notBefore: moment.notBefore };
  if (isFirstPaid) await tellOfOrder(tx, 'order.paid', sold);
  if (status === 'failed' && order.status !== 'failed') {
    await tellOfOrder(tx, 'order.failed', sold);
    await queueFailedPushes(tx, settled, moment);
  }
  await tellOfReversals(tx, sold, reversals);
  return settled;
}
