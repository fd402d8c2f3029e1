import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openStripeStandIn, standInKeys, type StripeStandIn } from './stripe-stand-in.ts';
import { signEvent } from './webhooks.ts';
import { testClock } from '../../test-support/server/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const params = { amount: 180_000, currency: 'usd' };

function open() {
  const clock = testClock();
  const standIn = openStripeStandIn({ clock });
  return { clock, standIn, stripe: libraryOf(standIn, standInKeys.secretKey) };
}

/** Stripe's own library, as anybody uses it. */
function libraryOf(standIn: StripeStandIn, key: string): Stripe {
  return new Stripe(key, { httpClient: standIn.client, maxNetworkRetries: 0 });
}

async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('Stripe was to refuse', { cause: error });
  return { type: error.rawType, code: error.code, status: error.statusCode, declined: error.decline_code };
}

test('the first answer under a key is given again for a day, and then it is forgotten', async () => {
  const { stripe, clock } = open();
  const create = () => stripe.paymentIntents.create(params, { idempotencyKey: 'key' });
  const first = await create();
  clock.advance(DAY_MS - 1000);
  const again = await create();
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  clock.advance(1000);
  expect((await create()).id).not.toBe(first.id);
});

test('a key with other words is refused', async () => {
  const { stripe } = open();
  await stripe.paymentIntents.create(params, { idempotencyKey: 'key' });
  const call = stripe.paymentIntents.create({ ...params, amount: 100 }, { idempotencyKey: 'key' });
  expect(await refusalOf(call)).toMatchObject({ type: 'idempotency_error', status: 400 });
});

test('a 500 is kept under its key, whether the work was done or not; a limit and a refused parameter are not', async () => {
  const { stripe, standIn } = open();
  const create = (idempotencyKey: string, amount = 180_000) =>
    stripe.paymentIntents.create({ ...params, amount }, { idempotencyKey });
  for (const isDone of [true, false]) {
    standIn.mishaps({ kind: 'answer', fault: { status: 500, isDone } });
    for (const call of [create(`key-${isDone}`), create(`key-${isDone}`)])
      expect(await refusalOf(call)).toMatchObject({ type: 'api_error', status: 500 });
  }
  expect(standIn.payments.intents.size).toBe(1);
  standIn.mishaps({ kind: 'answer', fault: { status: 429, isDone: false } });
  expect(await refusalOf(create('limited'))).toMatchObject({ code: 'rate_limit', status: 429 });
  await create('limited');
  expect(await refusalOf(create('small', 10))).toMatchObject({ code: 'amount_too_small', status: 400 });
  await create('small');
});

test('a decline is a 402 with its reason, and the intent can be tried again', async () => {
  const { stripe } = open();
  const { id } = await stripe.paymentIntents.create(params);
  const declined = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
  expect(await refusalOf(declined)).toMatchObject({ type: 'card_error', code: 'card_declined', status: 402 });
  expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe('succeeded');
  expect(await refusalOf(stripe.paymentIntents.cancel(id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('what the API no longer takes, or never knew, is refused by name', async () => {
  const { stripe } = open();
  for (const [more, code] of [
    [{ payment_method_types: ['card'] }, 'payment_method_types_no_longer_supported'],
    [{ payment_method_typos: 'card' }, 'parameter_unknown'],
  ] as const)
    expect(await refusalOf(stripe.paymentIntents.create({ ...params, ...more }))).toMatchObject({ code, status: 400 });
});

test('a browser sees and pays an intent by its client secret, and nothing else', async () => {
  const { stripe, standIn } = open();
  const { id, client_secret: secret } = await stripe.paymentIntents.create(params);
  const browser = libraryOf(standIn, standInKeys.publishableKey);
  const withSecret = { client_secret: secret ?? '' };
  expect((await browser.paymentIntents.retrieve(id, withSecret)).id).toBe(id);
  expect(await refusalOf(browser.paymentIntents.retrieve(id, { client_secret: 'pi_secret_guessed' }))).toMatchObject({
    status: 400,
  });
  expect(await refusalOf(browser.paymentIntents.list())).toMatchObject({ status: 401 });
  expect(await refusalOf(libraryOf(standIn, 'sk_test_wrong').paymentIntents.list())).toMatchObject({ status: 401 });
});

test('no more is refunded than was paid, and what failed can be refunded again', async () => {
  const { stripe, standIn } = open();
  const { id } = await stripe.paymentIntents.create(params);
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const refund = await stripe.refunds.create({ payment_intent: id, amount: 100_000 });
  expect(await refusalOf(stripe.refunds.create({ payment_intent: id, amount: 80_001 }))).toMatchObject({ status: 400 });
  standIn.reversals.settleRefund(refund.id, 'failed');
  await stripe.refunds.create({ payment_intent: id });
  expect(await refusalOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('lists come in pages, newest first, between two moments and of the wanted types', async () => {
  const { stripe, clock } = open();
  const from = Math.floor(clock.now() / 1000) + 1;
  for (let made = 0; made < 25; made += 1) {
    clock.advance(1000);
    await stripe.paymentIntents.create(params);
  }
  const created = { gte: from + 5, lte: from + 19 };
  const types = ['payment_intent.created'];
  const page = await stripe.events.list({ created, types, limit: 10 });
  expect([page.data.length, page.has_more, page.data[0]?.created]).toEqual([10, true, from + 19]);
  const all = await stripe.events.list({ created, types, limit: 10 }).autoPagingToArray({ limit: 100 });
  expect(all.map((event) => event.created)).toEqual(Array.from({ length: 15 }, (_, at) => from + 19 - at));
  expect((await stripe.events.list({ types: ['refund.created'] })).data).toEqual([]);
});

test('its signatures are those that Stripe’s library takes', () => {
  const event = { id: 'evt_1', object: 'event', type: 'ping' };
  const { payload, headers } = signEvent(event, standInKeys.webhookSecret, Date.now());
  const check = (secret: string) => Stripe.webhooks.constructEvent(payload, headers['stripe-signature'], secret);
  expect(check(standInKeys.webhookSecret)).toEqual(event);
  expect(() => check('whsec_another')).toThrow('signature');
});
