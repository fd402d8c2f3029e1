import { expect, test } from 'vitest';
import { readStripeEvent } from './read-event.ts';

const CREATED = 1_795_000_000;
const at = CREATED * 1000;

function read(type: string, object: object) {
  return readStripeEvent({ id: 'evt_1', object: 'event', type, created: CREATED, livemode: true, data: { object } });
}

const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 180_000,
  amount_received: 0,
  currency: 'usd',
  status: 'requires_payment_method',
  last_payment_error: null,
  metadata: { orderId: 'order-1' },
};

test.each([
  ['created', {}, 'awaiting'],
  ['requires_action', { status: 'requires_action' }, 'awaiting'],
  ['processing', { status: 'processing' }, 'processing'],
  ['payment_failed', { last_payment_error: { code: 'card_declined' } }, 'failed'],
  ['canceled', { status: 'canceled' }, 'cancelled'],
  ['succeeded', { status: 'succeeded', amount_received: 180_000 }, 'succeeded'],
])('payment_intent.%s', (name, change, status) => {
  const notice = read(`payment_intent.${name}`, { ...intent, ...change });
  expect(notice?.event).toMatchObject({ intentId: 'pi_1', orderId: 'order-1', createdAt: at });
  expect(notice?.event.facts).toEqual([
    { kind: 'payment', intentId: 'pi_1', status, amountCents: 180_000, currency: 'usd', at },
  ]);
});

test('of a success counts what was received, not what was asked for', () => {
  const notice = read('payment_intent.succeeded', { ...intent, status: 'succeeded', amount_received: 179_999 });
  expect(notice?.event.facts).toMatchObject([{ status: 'succeeded', amountCents: 179_999 }]);
});

const refund = { id: 're_1', object: 'refund', amount: 500, currency: 'usd', charge: 'ch_1', payment_intent: 'pi_1' };

test.each([
  ['refund.created', 'pending', 'pending'],
  ['refund.created', 'succeeded', 'succeeded'],
  ['refund.updated', 'requires_action', 'pending'],
  ['refund.updated', 'canceled', 'cancelled'],
  ['refund.failed', 'failed', 'failed'],
  ['charge.refund.updated', 'failed', 'failed'],
])('%s of a refund that is %s', (type, given, status) => {
  const notice = read(type, { ...refund, status: given });
  expect(notice?.event.intentId).toBe('pi_1');
  expect(notice?.event.facts).toEqual([
    { kind: 'refund', refundId: 're_1', status, amountCents: 500, currency: 'usd', at },
  ]);
});

test('charge.refunded says the same in sum, and counts for nothing', () => {
  const notice = read('charge.refunded', {
    id: 'ch_1',
    object: 'charge',
    amount_refunded: 500,
    payment_intent: 'pi_1',
  });
  expect([notice?.event.intentId, notice?.event.facts]).toEqual(['pi_1', []]);
});

test.each([
  ['created', 'warning_needs_response', 'open'],
  ['created', 'needs_response', 'open'],
  ['funds_withdrawn', 'needs_response', 'open'],
  ['updated', 'under_review', 'open'],
  ['closed', 'warning_closed', 'won'],
  ['closed', 'won', 'won'],
  ['closed', 'prevented', 'won'],
  ['closed', 'lost', 'lost'],
  ['updated', 'appeal_under_review', 'lost'],
  ['funds_reinstated', 'won', 'won'],
])('charge.dispute.%s of a dispute that is %s', (name, given, status) => {
  const dispute = { id: 'du_1', object: 'dispute', amount: 180_000, currency: 'usd', payment_intent: { id: 'pi_1' } };
  const notice = read(`charge.dispute.${name}`, { ...dispute, status: given });
  expect(notice?.event.intentId).toBe('pi_1');
  expect(notice?.event.facts).toEqual([
    { kind: 'dispute', disputeId: 'du_1', status, amountCents: 180_000, currency: 'usd', at },
  ]);
});

const invoice = {
  id: 'in_1',
  object: 'invoice',
  status: 'paid',
  amount_due: 9_700,
  amount_paid: 9_700,
  currency: 'usd',
  customer_name: 'Ada Byron',
  customer_email: 'ada@example.com',
  parent: {
    type: 'subscription_details',
    subscription_details: {
      subscription: 'sub_1',
      metadata: { product: 'foyer-course', plan: 'monthly', sessionId: 'session_1' },
    },
  },
};

test('invoice.paid of the course is a sale of its own, and names subscription, plan, visitor and person', () => {
  const notice = read('invoice.paid', invoice);
  expect(notice?.event.facts).toMatchObject([{ intentId: 'in_1', status: 'succeeded', amountCents: 9_700 }]);
  expect(notice?.note).toEqual({
    kind: 'invoice',
    invoiceId: 'in_1',
    subscriptionId: 'sub_1',
    plan: 'monthly',
    sessionId: 'session_1',
    name: 'Ada Byron',
    email: 'ada@example.com',
  });
});

test.each([
  ['that is due', 'finalized', 'open', ['awaiting']],
  ['that could not be paid', 'payment_failed', 'open', ['failed']],
  ['that Stripe no longer expects to be paid', 'marked_uncollectible', 'uncollectible', ['failed']],
  ['that was voided', 'voided', 'void', ['cancelled']],
  ['that is not final', 'created', 'draft', []],
])('an invoice %s', (_what, name, status, told) => {
  const { facts = [] } = read(`invoice.${name}`, { ...invoice, status, amount_paid: 0 })?.event ?? {};
  expect(facts).toMatchObject(told.map((one) => ({ status: one, amountCents: 9_700 })));
  expect(facts).toHaveLength(told.length);
});

test.each([
  ['of another product', { ...invoice, parent: { subscription_details: { subscription: 'sub_1', metadata: {} } } }],
  ['of no subscription', { ...invoice, parent: null }],
])('an invoice %s says nothing', (_what, other) => {
  const notice = read('invoice.paid', other);
  expect([notice?.event.facts, notice?.note, notice?.event.intentId]).toEqual([[], null, null]);
});

test('a name that no database keeps is kept without what is wrong with it', () => {
  const notice = read('invoice.paid', { ...invoice, customer_name: `Ada\u0000${'x'.repeat(500)}` });
  expect(notice?.note).toMatchObject({ name: `Ada${'x'.repeat(297)}` });
});

test('a month that cost nothing is no sale', () => {
  expect(read('invoice.paid', { ...invoice, amount_due: 0, amount_paid: 0 })?.event.facts).toEqual([]);
});

test('invoice_payment.paid ties an invoice to the intent that paid it', () => {
  const notice = read('invoice_payment.paid', {
    id: 'inpay_1',
    object: 'invoice_payment',
    invoice: 'in_1',
    payment: { type: 'payment_intent', payment_intent: 'pi_2' },
  });
  expect(notice?.note).toEqual({ kind: 'invoice-payment', invoiceId: 'in_1', intentId: 'pi_2' });
});

test('a payment of an invoice without an intent says nothing', () => {
  const payment = { type: 'charge', charge: 'ch_1' };
  const notice = read('invoice_payment.paid', { id: 'inpay_1', object: 'invoice_payment', invoice: 'in_1', payment });
  expect([notice?.event.intentId, notice?.note]).toEqual([null, null]);
});

test('an order is named by nothing but a plain id', () => {
  for (const orderId of ['', 'x'.repeat(65), 'a b', "a'; drop table orders"])
    expect(read('payment_intent.succeeded', { ...intent, metadata: { orderId } })?.event.orderId).toBeNull();
});

test('what lets its reader pay or see a receipt, or says who the buyer is, is not kept', () => {
  const secretive = {
    ...intent,
    client_secret: 'pi_1_secret_hush',
    receipt_email: 'hush@example.com',
    latest_charge: { id: 'ch_1', receipt_url: 'https://pay.stripe.com/hush', billing_details: { name: 'Hush hush' } },
  };
  const raw = read('payment_intent.succeeded', secretive)?.event.raw ?? '';
  expect(raw).toContain('ch_1');
  expect(raw).not.toContain('hush');
});

test('what is no event is none', () => {
  for (const given of [
    null,
    7,
    'evt_1',
    {},
    [],
    { id: 'evt_1' },
    { id: '../../etc', type: 'x', created: 1, livemode: true },
  ])
    expect(readStripeEvent(given)).toBeNull();
});
