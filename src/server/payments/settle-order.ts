import type { Transaction } from 'kysely';
import type { OrderStatus } from '../../contract/checkout.ts';
import { orderStanding } from '../../domain/orders/order-standing.ts';
import { changeOrder, type OrderRecord } from '../store/orders.ts';
import { readPaymentFacts } from '../store/payment-events.ts';
import { keepSale, soldAtOf } from '../store/sales.ts';
import type { Database } from '../store/schema.ts';
import { paymentFactsSchema } from './payment-event.ts';
import { alertOwner, tellOfPurchase, type TellMoment } from './tell-of-purchase.ts';

type Tx = Transaction<Database>;

/** An order that was only opened is no try at a sale. */
const untried: ReadonlySet<OrderStatus> = new Set(['created', 'awaiting_payment', 'cancelled']);

async function readStanding(tx: Tx, order: OrderRecord) {
  const facts = await readPaymentFacts(tx, order.id);
  return orderStanding(
    { amountCents: order.amount_cents, currency: order.currency, intentId: order.intent_id },
    facts.flatMap((json) => paymentFactsSchema.parse(JSON.parse(json))),
  );
}

async function keepOrdersSale(
  tx: Tx,
  order: OrderRecord,
  { receivedAt, at }: { receivedAt: number | null; at: number },
): Promise<void> {
  const firstTriedAt = await soldAtOf(tx, order.id);
  if (firstTriedAt === null && untried.has(order.status)) return;
  await keepSale(tx, {
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
  });
}

/**
 * Brings an order to where its facts put it, and whatever hangs on that with it: its sale always, CRM, mails and conversion when it is first
 * paid. To be called in the transaction that changes what is known.
 */
export async function settleOrder(tx: Tx, order: OrderRecord, moment: TellMoment): Promise<OrderRecord> {
  const { status, paidCents, refundedCents, lostCents, paidAt, receivedAt } = await readStanding(tx, order);
  const isFirstPaid = paidCents > 0 && order.told_at === null;
  const settled = await changeOrder(tx, order.id, {
    status,
    paid_cents: paidCents,
    refunded_cents: refundedCents,
    lost_cents: lostCents,
    paid_at: paidAt,
    told_at: isFirstPaid ? moment.at : order.told_at,
    changed_at: moment.at,
  });
  await keepOrdersSale(tx, settled, { receivedAt, at: moment.at });
  if (isFirstPaid) await tellOfPurchase(tx, settled, moment);
  if (status !== order.status) await alertOwner(tx, settled, moment);
  return settled;
}
