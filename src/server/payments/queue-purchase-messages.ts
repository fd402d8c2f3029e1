import type { Transaction } from 'kysely';
import { packageOf } from '../../domain/orders/find-package.ts';
import { WAITS_FOR_UNDO } from '../outbox/mail-caps.ts';
import { queueMail, queueOwnerAlert } from '../outbox/queue-mail.ts';
import { recordConversion } from '../store/analytics/analytics-writes.ts';
import type { OrderRecord } from '../store/orders/orders.ts';
import { queueDelivery } from '../store/outbox/outbox.ts';
import type { Database } from '../store/schema/schema.ts';
import { queuePushes } from '../outbox/queue-push.ts';
import { inDollars } from '../outbox/in-dollars.ts';
import { newRowId } from '../store/engine/new-row-id.ts';

type Tx = Transaction<Database>;

export interface PurchaseMoment {
  readonly at: number;
  /** In which days are cut. */
  readonly timeZone: string;
  readonly ownerEmail: string | null;
  /** Nothing is sent before, so that the owner can undo what brought it about. */
  readonly notBefore?: number;
}

const CHECKOUT_PAGE = '/checkout';

/** What came in where the owner accepted another sum than was asked for. */
function soldCents({ paid_cents: paid, amount_cents: asked }: OrderRecord): number {
  return paid > 0 ? paid : asked;
}

/** The CRM's payload: these members in this order, and `test` only if no money moved. */
function crmPayload(order: OrderRecord, at: number): string {
  return JSON.stringify({
    orderId: order.id,
    productName: order.product_name,
    productType: order.product_type,
    amount: soldCents(order) / 100,
    name: order.name,
    email: order.email,
    source: 'Website Checkout',
    timestamp: new Date(at).toISOString(),
    formType: 'Purchase',
    ...(order.test === 1 && { test: true }),
  });
}

function orderFacts(order: OrderRecord): [string, string][] {
  return [
    ['Product', order.product_name],
    ['Amount', inDollars(soldCents(order))],
    ['Order', order.id],
    ...(order.test === 1 ? ([['Test mode', 'No money moved']] satisfies [string, string][]) : []),
  ];
}

/** Queues the CRM's delivery and the mails of a paid order, and records its conversion, in the transaction that found it paid. */
export async function queuePurchaseMessages(
  tx: Tx,
  order: OrderRecord,
  { at, timeZone, ownerEmail, notBefore }: PurchaseMoment,
): Promise<void> {
  const { name, email } = order;
  const isTest = order.test === 1;
  const about = { leadId: null, orderId: order.id, at, ...(notBefore !== undefined && { notBefore }) };
  await queueDelivery(tx, {
    ...about,
    ...(notBefore !== undefined && { hold: { until: notBefore, reason: WAITS_FOR_UNDO } }),
    id: newRowId(),
    kind: 'purchase',
    destination: 'crm',
    payload: crmPayload(order, at),
  });
  if (email !== '') {
    const hasForm = packageOf(order.service_id) !== null;
    const props = {
      name,
      productName: order.product_name,
      amountCents: soldCents(order),
      orderId: order.id,
      hasForm,
      isTest,
    };
    await queueMail(tx, { template: 'purchase-confirmed', to: email, props, ...about });
  }
  const what = isTest ? 'Test purchase' : 'New purchase';
  await queueOwnerAlert(
    tx,
    { ownerEmail },
    { about: 'order', what, who: { name, email }, facts: orderFacts(order), ...about },
  );
  await recordConversion(tx, {
    sessionId: order.session_id,
    type: 'purchase',
    // A text, so that no figure adds it up as money.
    value: isTest ? `Test: ${inDollars(soldCents(order))}` : soldCents(order) / 100,
    page: CHECKOUT_PAGE,
    at,
    timeZone,
    filtered: order.filtered === 1,
  });
}

/** Queues the alert about a payment that the owner must resolve with the provider. */
export async function queueReviewAlert(tx: Tx, order: OrderRecord, { at, ownerEmail }: PurchaseMoment): Promise<void> {
  const { name, email } = order;
  const what = 'Payment that does not match its order';
  const facts = orderFacts(order);
  await queueOwnerAlert(
    tx,
    { ownerEmail },
    { about: 'order', what, who: { name, email }, facts, leadId: null, orderId: order.id, at },
  );
}

/** Queues the news of a payment that failed, which is no matter for a mail: its buyer may try again at once. */
export async function queueFailedPushes(
  tx: Tx,
  order: OrderRecord,
  { at, notBefore }: Pick<PurchaseMoment, 'at' | 'notBefore'>,
): Promise<void> {
  const { name, email, id: orderId } = order;
  const what = order.test === 1 ? 'Test payment failed' : 'Payment failed';
  const about = { about: 'order', leadId: null, orderId, at, notBefore } as const;
  await queuePushes(tx, { ...about, what, who: { name, email }, facts: orderFacts(order) });
}
