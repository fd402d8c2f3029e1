import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { courseCreator, courseProduct } from '../../../content/courses.ts';
import { packages, type ServicePackage } from '../../../content/packages.ts';
import type { PaymentFact } from '../../domain/orders/payment-facts.ts';
import { storeLead } from '../leads/store-lead.ts';
import { acceptedOnboarding } from '../onboarding/accepted-onboarding.ts';
import { applyPaymentEvent } from '../payments/accept-events.ts';
import { hashOf } from '../payments/order-access.ts';
import { storeOrder } from '../payments/revise-order.ts';
import { SUBSCRIPTION_TYPE } from '../payments/stripe/subscription-sales.ts';
import { demoId } from '../store/engine/demo-mark.ts';
import { insertOnboarding } from '../store/leads/onboarding.ts';
import { claimUpload, insertUpload } from '../store/leads/uploads.ts';
import { changeOrder, storeIntent } from '../store/orders/orders.ts';
import { storeSale } from '../store/orders/sales.ts';
import { noteStanding, storeSubscription, tieInvoice } from '../store/orders/subscriptions.ts';
import type { Database } from '../store/schema/schema.ts';
import { addDays, dayOf } from '../time/days.ts';
import type { DemoPicture } from './draw-logo.ts';
import { providerName, type CheckedOut, type FormSent } from './happenings.ts';
import { makeOnboarding } from './make-forms.ts';
import { settleMessages } from './settle-messages.ts';
import type { DemoMoment } from './store-leads.ts';

type Tx = Transaction<Database>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_DAYS = 30;
const CURRENCY = 'usd';
const UPLOAD_ID_LENGTH = 27;
const allPackages: readonly ServicePackage[] = packages;

/** What the provider says of the checkouts that came to anything, with the hours after the checkout. */
function factsOf(
  { outcome, number }: CheckedOut,
  { amountCents, intentId, random }: { amountCents: number; intentId: string } & Pick<DemoMoment, 'random'>,
): readonly { readonly fact: PaymentFact; readonly hours: number }[] {
  const sum = { currency: CURRENCY, at: 0 };
  const payment = (status: 'failed' | 'succeeded', cents = amountCents) =>
    ({ kind: 'payment', intentId, status, amountCents: cents, ...sum }) as const;
  const refund = (cents: number) =>
    ({
      kind: 'refund',
      refundId: providerName('re', number),
      status: 'succeeded',
      amountCents: cents,
      ...sum,
    }) as const;
  const dispute = (status: 'open' | 'won' | 'lost') =>
    ({ kind: 'dispute', disputeId: providerName('dp', number), status, amountCents, ...sum }) as const;
  const paid = { fact: payment('succeeded'), hours: 0.02 };
  const later = random.between(30, 300);
  const disputed = [paid, { fact: dispute('open'), hours: Math.min(later, 40) }];
  if (outcome === 'abandoned') return [];
  if (outcome === 'failed') return [{ fact: payment('failed'), hours: 0.02 }];
  if (outcome === 'refunded') return [paid, { fact: refund(amountCents), hours: later }];
  if (outcome === 'partly refunded') return [paid, { fact: refund(Math.round(amountCents / 3)), hours: later }];
  if (outcome === 'needs review') return [{ fact: payment('succeeded', amountCents - 10_000), hours: 0.02 }];
  if (outcome === 'disputed') return disputed;
  if (outcome === 'dispute lost') return [...disputed, { fact: dispute('lost'), hours: 700 }];
  if (outcome === 'dispute won') return [...disputed, { fact: dispute('won'), hours: 600 }];
  return [paid];
}

async function storeOnboarding(
  tx: Tx,
  done: CheckedOut,
  { orderId, product, picture }: { orderId: string; product: ServicePackage; picture: DemoPicture },
  demo: DemoMoment,
): Promise<void> {
  const { person, visit, number } = done;
  const { random, now, timeZone } = demo;
  const at = done.at + random.between(8, 50) * MINUTE_MS;
  if (at >= now) return;
  const logoFile = `demo-${number}-`.padEnd(UPLOAD_ID_LENGTH, '0');
  const id = demoId('onboarding', number);
  const leadId = demoId('lead', number);
  await insertUpload(tx, { ...picture, id: logoFile, client: null, at });
  const day = addDays(dayOf(at, timeZone), random.between(14, 45));
  const filled = makeOnboarding(person, { form: product.onboarding, orderId, logoFile, day }, random);
  await claimUpload(tx, logoFile, { onboardingId: id, forGood: true });
  const sender = { sessionId: visit, filtered: false };
  await storeLead(tx, acceptedOnboarding(filled, at), sender, { at, timeZone, ownerEmail: null, id: leadId });
  await insertOnboarding(tx, { id, form: filled.form, leadId, orderId, at });
  await settleMessages(tx, { leadId }, demo);
}

/** A checkout with all that became of its money. It is a test order: no figure of real money counts it. */
export async function storeCheckout(tx: Tx, done: CheckedOut, picture: DemoPicture, demo: DemoMoment): Promise<void> {
  const { person, visit, at, number, outcome, withForm } = done;
  const { random, now, timeZone } = demo;
  const { name, email } = person;
  const product = random.pick(allPackages);
  const orderId = demoId('order', number);
  const intentId = providerName('pi', number);
  const hashes = { checkoutHash: hashOf(randomUUID()), tokenHash: hashOf(randomUUID()) };
  const own = { id: orderId, ...hashes, sessionId: visit, filtered: false, at };
  await storeOrder(tx, { product, provider: { name: 'test' }, name, email }, own);
  await storeIntent(tx, { intentId, orderId, secretHash: null, at });
  await changeOrder(tx, orderId, { intent_id: intentId, status: 'awaiting_payment', changed_at: at });
  const { priceCents: amountCents } = product;
  const facts = factsOf(done, { amountCents, intentId, random });
  for (const [index, { fact, hours }] of facts.entries()) {
    const then = at + Math.round(hours * HOUR_MS);
    if (then >= now) break;
    const told = { ...fact, at: then };
    const type = `test_${fact.kind}.${fact.status}`;
    await applyPaymentEvent(
      tx,
      {
        provider: 'test',
        eventId: `${intentId}-${index}`,
        type,
        createdAt: then,
        intentId,
        orderId,
        facts: [told],
        raw: JSON.stringify({ type, ...told }),
      },
      { at: then, timeZone, ownerEmail: null },
    );
  }
  await settleMessages(tx, { orderId }, demo, done.stuck);
  if (withForm && (outcome === 'paid' || outcome === 'partly refunded'))
    await storeOnboarding(tx, done, { orderId, product, picture }, demo);
}

/** A subscription to the course, with an invoice for each month or year since. */
export async function storeCourse(tx: Tx, { person, visit, at, number }: FormSent, demo: DemoMoment): Promise<void> {
  const { now, timeZone, random } = demo;
  const plan = random.chance(0.7) ? 'monthly' : 'yearly';
  const cents = 100 * (plan === 'monthly' ? courseCreator.monthlyDollars : courseCreator.yearlyDollars);
  const everyMs = (plan === 'monthly' ? MONTH_DAYS : 365) * DAY_MS;
  const id = providerName('sub', number);
  const until = random.chance(0.3) ? at + random.between(2, 6) * MONTH_DAYS * DAY_MS : now;
  await storeSubscription(tx, { id, plan, session_id: visit, created_at: at });
  const isOver = until < now;
  const paidUntil = at + (Math.floor((Math.min(now, until) - at) / everyMs) + 1) * everyMs;
  const ends = { period_ends_at: paidUntil, ends_at: null, ended_at: isOver ? until : null };
  await noteStanding(tx, id, { state: isOver ? 'cancelled' : 'active', ...ends }, Math.min(now, until));
  for (let soldAt = at, invoice = 1; soldAt < Math.min(now, until); soldAt += everyMs, invoice += 1) {
    const reference = `${id}-${invoice}`;
    await tieInvoice(tx, reference, { subscription_id: id }, soldAt);
    await storeSale(
      tx,
      {
        order_id: null,
        provider_ref: reference,
        product_name: courseProduct[plan],
        product_type: SUBSCRIPTION_TYPE,
        customer_name: person.name,
        customer_email: person.email,
        status: 'completed',
        amount_cents: cents,
        paid_cents: cents,
        refunded_cents: 0,
        lost_cents: 0,
        test: 1,
        filtered: 0,
        session_id: visit,
        sold_at: soldAt,
        changed_at: soldAt,
      },
      timeZone,
    );
  }
}
