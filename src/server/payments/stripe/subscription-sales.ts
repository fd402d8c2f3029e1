import type { Transaction } from 'kysely';
import { courseProduct } from '../../../../content/courses.ts';
import { orderStanding, untriedStatuses } from '../../../domain/orders/order-standing.ts';
import type { PaymentFact } from '../../../domain/orders/payment-facts.ts';
import { newReversals } from '../../../domain/orders/reversals.ts';
import { queueMail, queueOwnerAlert } from '../../outbox/queue-mail.ts';
import { queueDelivery } from '../../store/outbox/outbox.ts';
import { storeSale, type NewSale } from '../../store/orders/sales.ts';
import type { Database } from '../../store/schema/schema.ts';
import {
  findCustomer,
  findInvoice,
  findInvoiceOfIntent,
  storeSubscription,
  listAppliedFacts,
  markAnnounced,
  noteStanding,
  applyFactsOf,
  tieInvoice,
  type SubscriptionRecord,
} from '../../store/orders/subscriptions.ts';
import { paymentFactsSchema, type PaymentEvent } from '../payment-event.ts';
import { soldThing, tellOfOrder, tellOfReversals } from '../order-events.ts';
import { queueReversalAlerts, type ReversalMoment } from '../queue-reversal-alerts.ts';
import type { SubscriptionNote } from './subscription-note.ts';
import { inDollars } from '../../outbox/in-dollars.ts';
import { newRowId } from '../../store/engine/new-row-id.ts';

type Tx = Transaction<Database>;

export const SUBSCRIPTION_TYPE = 'subscription';

export type SubscriptionMoment = ReversalMoment;

interface Customer {
  readonly name: string | null;
  readonly email: string | null;
}

function productOf({ plan }: SubscriptionRecord): string {
  return courseProduct[plan];
}

/** Queues the messages about a new subscription; the CRM gets the same as for any purchase, with the first invoice as the order. */
async function queueSubscriptionMessages(
  tx: Tx,
  subscription: SubscriptionRecord,
  { invoiceId, name, email, paidCents }: { invoiceId: string; name: string; email: string; paidCents: number },
  { at, ownerEmail }: SubscriptionMoment,
): Promise<void> {
  const productName = productOf(subscription);
  const payload = {
    orderId: invoiceId,
    productName,
    productType: SUBSCRIPTION_TYPE,
    amount: paidCents / 100,
    name,
    email,
    source: 'Website Checkout',
    timestamp: new Date(at).toISOString(),
    formType: 'Purchase',
  };
  const about = { leadId: null, at };
  await queueDelivery(tx, {
    ...about,
    id: newRowId(),
    kind: 'purchase',
    destination: 'crm',
    payload: JSON.stringify(payload),
  });
  const props = { name, productName, isYearly: subscription.plan === 'yearly', amountCents: paidCents };
  if (email !== '') await queueMail(tx, { template: 'subscription-started', to: email, props, ...about });
  const facts: [string, string][] = [
    ['Product', productName],
    ['Amount', inDollars(paidCents)],
    ['Subscription', subscription.id],
  ];
  await queueOwnerAlert(
    tx,
    { ownerEmail },
    { about: 'order', what: 'New subscription', who: { name, email }, facts, ...about },
  );
}

/** The facts that count for an invoice. */
function readFacts(invoiceId: string, kept: readonly string[]): PaymentFact[] {
  return (
    kept
      .flatMap((json): readonly PaymentFact[] => paymentFactsSchema.parse(JSON.parse(json)))
      // Its payment intent reports the same payment.
      .filter((fact) => fact.kind !== 'payment' || fact.intentId === invoiceId)
  );
}

/** Updates an invoice's sale from its facts. An invoice that is only open, or void and never paid, has no sale. */
async function settleInvoice(tx: Tx, invoiceId: string, who: Customer, moment: SubscriptionMoment): Promise<void> {
  const found = await findInvoice(tx, invoiceId);
  if (found === null) return;
  const { subscription, intentId } = found;
  const { at } = moment;
  const intents = [invoiceId, ...(intentId === null ? [] : [intentId])];
  const before = readFacts(invoiceId, await listAppliedFacts(tx, intents));
  const facts = readFacts(invoiceId, await applyFactsOf(tx, intents, at));
  const tries = facts.filter((fact) => fact.kind === 'payment').toSorted((one, other) => other.at - one.at);
  const asked = tries.find(({ status }) => status === 'succeeded') ?? tries[0];
  if (asked === undefined) return;
  const known = await findCustomer(tx, invoiceId);
  const { amountCents, currency } = asked;
  const standing = orderStanding({ amountCents, currency, intentId: invoiceId }, facts);
  if (known === null && untriedStatuses.has(standing.status)) return;
  const customer: Customer = { name: who.name ?? known?.name ?? null, email: who.email ?? known?.email ?? null };
  const sale: NewSale = {
    order_id: null,
    provider_ref: invoiceId,
    product_name: productOf(subscription),
    product_type: SUBSCRIPTION_TYPE,
    customer_name: customer.name,
    customer_email: customer.email,
    status: standing.status,
    amount_cents: amountCents,
    paid_cents: standing.paidCents,
    refunded_cents: standing.refundedCents,
    lost_cents: standing.lostCents,
    test: 0,
    filtered: 0,
    session_id: subscription.session_id,
    sold_at: standing.paidAt ?? known?.soldAt ?? at,
    changed_at: at,
  };
  const itemId = await storeSale(tx, sale, moment.timeZone);
  const { paidCents, netCents } = standing;
  const buyer = { name: customer.name ?? '', email: customer.email ?? '' };
  if (paidCents > 0 && (await markAnnounced(tx, subscription.id, at)))
    await queueSubscriptionMessages(tx, subscription, { invoiceId, ...buyer, paidCents }, moment);
  const reversed = { reference: invoiceId, productName: sale.product_name, ...buyer, paidCents, netCents };
  const reversals = newReversals(before, facts);
  await queueReversalAlerts(tx, reversed, reversals, moment);
  const invoice = { ...sale, id: invoiceId, test: 0 };
  const order = soldThing(invoice, { ...standing, currency }, customer);
  const sold = { itemId, orderId: null, order, at };
  if (paidCents > 0 && (known?.paidCents ?? 0) === 0) await tellOfOrder(tx, 'order.paid', sold);
  if (standing.status === 'failed' && known?.status !== 'failed') await tellOfOrder(tx, 'order.failed', sold);
  await tellOfReversals(tx, sold, reversals);
}

/**
 * Applies an event to the course's subscriptions, in one transaction. Each invoice is one sale, net of refunds and lost disputes, in whatever order and
 * however often its events arrive. The CRM and the mails are told once of a subscription, when its first invoice is paid.
 */
export async function settleSubscriptions(
  tx: Tx,
  { event, note }: { event: PaymentEvent; note: SubscriptionNote | null },
  moment: SubscriptionMoment,
): Promise<void> {
  const { at } = moment;
  if (note?.kind === 'invoice') {
    const { subscriptionId, plan, sessionId } = note;
    await storeSubscription(tx, { id: subscriptionId, plan, session_id: sessionId, created_at: at });
    await tieInvoice(tx, note.invoiceId, { subscription_id: subscriptionId }, at);
    await settleInvoice(tx, note.invoiceId, note, moment);
    return;
  }
  if (note?.kind === 'standing') {
    const { subscriptionId: id, plan, sessionId, state, periodEndsAt, endsAt, endedAt, toldAt } = note;
    await storeSubscription(tx, { id, plan, session_id: sessionId, created_at: at });
    await noteStanding(tx, id, { state, period_ends_at: periodEndsAt, ends_at: endsAt, ended_at: endedAt }, toldAt);
    return;
  }
  if (note?.kind === 'invoice-payment') await tieInvoice(tx, note.invoiceId, { intent_id: note.intentId }, at);
  const invoiceId = event.intentId === null ? null : await findInvoiceOfIntent(tx, event.intentId);
  if (invoiceId !== null) await settleInvoice(tx, invoiceId, { name: null, email: null }, moment);
}
