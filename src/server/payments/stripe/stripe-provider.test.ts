import { expect, onTestFinished, test } from 'vitest';
import { ProviderUnavailable, type IntentOrder } from '../provider.ts';
import { accessTo, stripeSettings } from '../../../../test-support/server/stripe-app.ts';
import { openStripeStandIn, type StandInSettings } from '../../../../stand-ins/stripe/stripe-stand-in.ts';
import type { Mishap } from '../../../../stand-ins/stripe/server.ts';
import { testClock, testConfig } from '../../../../test-support/server/test-app.ts';
import { openStripeAccess } from './stripe-access.ts';
import { createStripeProvider } from './stripe-provider.ts';

const order = {
  id: 'order-1',
  attempt: 1,
  productName: 'Website Build',
  amountCents: 180_000,
  currency: 'usd',
  name: 'Ada Byron',
  email: 'ada@example.com',
};

function open(settings: StandInSettings = {}) {
  const clock = testClock();
  const standIn = openStripeStandIn({ clock, ...settings });
  return { standIn, clock, provider: createStripeProvider(accessTo(standIn), clock) };
}

async function create(shop: ReturnType<typeof open>, idempotencyKey = 'key-1'): Promise<IntentOrder> {
  const { intentId } = await shop.provider.createIntent({ order, idempotencyKey });
  return { ...order, intentId };
}

async function failureOf(call: Promise<unknown>): Promise<ProviderUnavailable> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ProviderUnavailable) return error;
  throw new Error('The call was to fail', { cause: error });
}

test('an intent asks for the order’s price, in the four methods in their order, and names the order', async () => {
  const shop = open();
  const intent = await shop.provider.createIntent({ order, idempotencyKey: 'key-1' });
  const [made] = shop.standIn.payments.intents.values();
  expect(intent).toEqual({ intentId: made?.id, clientSecret: made?.client_secret, standing: 'open' });
  expect(made).toMatchObject({
    amount: 180_000,
    currency: 'usd',
    description: 'Website Build',
    receipt_email: 'ada@example.com',
    metadata: { orderId: 'order-1', attempt: '1' },
    payment_method_types: ['card', 'klarna', 'affirm', 'cashapp'],
  });
  expect(shop.standIn.requests[0]?.headers['stripe-version']).toBe('2026-10-28.endive');
});

test('one key makes one intent', async () => {
  const shop = open();
  expect(await create(shop)).toEqual(await create(shop));
  expect(shop.standIn.payments.intents.size).toBe(1);
});

test('methods that the account lacks do not keep an intent from being made', async () => {
  const shop = open({ methods: ['card'] });
  await create(shop);
  expect([...shop.standIn.payments.intents.values()][0]?.payment_method_types).toEqual(['card']);
});

test('an intent learns of another name and address, and tells where it stands when it is too late for that', async () => {
  const shop = open();
  const own = await create(shop);
  expect((await shop.provider.updateIntent({ ...own, email: 'new@example.com' })).standing).toBe('open');
  const [made] = shop.standIn.payments.intents.values();
  expect(made?.receipt_email).toBe('new@example.com');
  await shop.provider.updateIntent({ ...own, email: '' });
  expect(made?.receipt_email).toBeNull();
  shop.standIn.payments.confirmIntent(own.intentId, 'pm_us_bank_account');
  expect((await shop.provider.updateIntent(own)).standing).toBe('processing');
  shop.standIn.payments.settleIntent(own.intentId, 'succeed');
  expect((await shop.provider.updateIntent(own)).standing).toBe('paid');
});

test('an intent that is given up is cancelled, twice too; one that is paid says so', async () => {
  const shop = open();
  const own = await create(shop);
  expect((await shop.provider.cancelIntent(own)).standing).toBe('cancelled');
  expect((await shop.provider.cancelIntent(own)).standing).toBe('cancelled');
  const paid = await create(shop, 'key-2');
  shop.standIn.payments.confirmIntent(paid.intentId, 'pm_card_visa');
  expect((await shop.provider.cancelIntent(paid)).standing).toBe('paid');
});

test('an address that Stripe does not like costs the receipt and not the sale', async () => {
  const { provider, standIn } = open();
  const picky = { ...order, email: 'ada@example.invalid' };
  const first = await provider.createIntent({ order: picky, idempotencyKey: 'key-1' });
  expect(first).toEqual(await provider.createIntent({ order: picky, idempotencyKey: 'key-1' }));
  expect(standIn.payments.intents.get(first.intentId)).toMatchObject({ amount: 180_000, receipt_email: null });
  expect((await provider.updateIntent({ ...picky, intentId: first.intentId })).standing).toBe('open');
});

test('asked for an order’s facts, Stripe tells of its payment, refunds and disputes, and the same again under the same id', async () => {
  const shop = open();
  const own = await create(shop);
  const { payments, reversals } = shop.standIn;
  payments.confirmIntent(own.intentId, 'pm_card_visa');
  const refund = reversals.createRefund({ intent: own.intentId, amount: 1_000 });
  const dispute = reversals.openDispute({ intent: own.intentId, amount: null });
  const [event] = await shop.provider.readFacts(own);
  expect(event).toMatchObject({ provider: 'stripe', intentId: own.intentId, orderId: 'order-1' });
  expect(event?.facts).toMatchObject([
    { kind: 'payment', status: 'succeeded', amountCents: 180_000, currency: 'usd' },
    { kind: 'refund', refundId: refund.id, status: 'succeeded', amountCents: 1_000 },
    { kind: 'dispute', disputeId: dispute.id, status: 'open', amountCents: 179_000 },
  ]);
  shop.clock.advance(60_000);
  const [again] = await shop.provider.readFacts(own);
  expect(again?.eventId).toBe(event?.eventId);
  reversals.settleRefund(refund.id, 'failed');
  const [later] = await shop.provider.readFacts(own);
  expect(later?.eventId).not.toBe(event?.eventId);
});

const done = (status: 500 | 503): Mishap => ({ kind: 'answer', fault: { status, isDone: true } });

test.each<[string, Mishap, boolean]>([
  ['does not answer', { kind: 'silence', isDone: false }, false],
  ['fails, and keeps that under the key', done(500), true],
  ['is briefly unavailable', done(503), true],
  ['limits us', { kind: 'answer', fault: { status: 429, isDone: false } }, false],
])('where Stripe %s, the caller knows whether the key is spent', async (_what, mishap, isSpent) => {
  const shop = open();
  shop.standIn.mishaps(mishap);
  const failure = await failureOf(create(shop));
  expect(failure.spentKey).toBe(isSpent);
});

test('a failure that is kept comes again under its key, and another key gets through', async () => {
  const shop = open();
  shop.standIn.mishaps(done(500));
  await failureOf(create(shop));
  await failureOf(create(shop));
  const { intentId } = await create(shop, 'key-2');
  expect(shop.standIn.payments.intents.get(intentId)?.status).toBe('requires_payment_method');
});

test('a key that was used with other words is spent, so that the next attempt has another', async () => {
  const shop = open();
  await create(shop);
  const call = shop.provider.createIntent({ order: { ...order, amountCents: 280_000 }, idempotencyKey: 'key-1' });
  expect((await failureOf(call)).spentKey).toBe(true);
});

test('a limit says for how long', async () => {
  const shop = open();
  shop.standIn.mishaps({ kind: 'answer', fault: { status: 429, isDone: false }, retryAfter: '31' });
  expect((await failureOf(create(shop))).retryAfterSeconds).toBe(31);
});

test('a wrong key is nothing that a buyer could mend', async () => {
  const standIn = openStripeStandIn({ secretKey: 'sk_test_another' });
  const provider = createStripeProvider(accessTo(standIn), testClock());
  const failure = await failureOf(provider.createIntent({ order, idempotencyKey: 'key-1' }));
  expect(failure.message).toContain('STRIPE_SECRET_KEY');
});

test('no failure repeats what Stripe said, which may hold what a buyer typed or a client secret', async () => {
  const warned: unknown[] = [];
  const standIn = openStripeStandIn();
  const { stripe } = testConfig(stripeSettings);
  if (stripe === null) throw new Error('Stripe is not set up');
  const log = { warn: (...words: unknown[]) => void warned.push(...words) };
  const access = openStripeAccess(stripe, { httpClient: standIn.client, retries: 0, log });
  const provider = createStripeProvider(access, testClock());
  const { intentId, clientSecret } = await provider.createIntent({ order, idempotencyKey: 'key-1' });
  standIn.payments.confirmIntent(intentId, 'pm_card_visa');
  const failure = await failureOf(
    access.call('confirm', (api) => api.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })),
  );
  const said = JSON.stringify([warned, failure.message, failure.stack, Object.entries(failure), failure.cause]);
  expect(said).toContain('payment_intent_unexpected_state');
  for (const secret of [clientSecret, stripe.secretKey, 'ada@example.com']) expect(said).not.toContain(secret);
});

test('over the wire: a connection that breaks is tried once more under the same key, and away is away', async () => {
  const standIn = openStripeStandIn();
  const server = await standIn.listen();
  onTestFinished(() => server.goAway());
  const { stripe } = testConfig({ ...stripeSettings, STRIPE_API_BASE: server.url });
  if (stripe === null) throw new Error('Stripe is not set up');
  const provider = createStripeProvider(openStripeAccess(stripe), testClock());
  standIn.mishaps({ kind: 'drop', isDone: true });
  const { intentId } = await provider.createIntent({ order, idempotencyKey: 'key-1' });
  expect([...standIn.payments.intents.keys()]).toEqual([intentId]);
  expect(standIn.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  await server.goAway();
  expect((await failureOf(provider.createIntent({ order, idempotencyKey: 'key-2' }))).spentKey).toBe(false);
  await server.comeBack();
  expect((await provider.updateIntent({ ...order, intentId })).standing).toBe('open');
});
