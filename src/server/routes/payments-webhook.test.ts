import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { problemSchema } from '../../contract/problem.ts';
import { openStripeApp, type StripeApp } from '../../../test-support/server/stripe-app.ts';
import { signEvent, type SignedEvent } from '../../../stand-ins/stripe/webhooks.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

const event = {
  id: 'evt_1',
  object: 'event',
  api_version: '2026-10-28.endive',
  type: 'payment_intent.succeeded',
  created: 1_795_000_000,
  livemode: false,
  data: {
    object: {
      id: 'pi_1',
      object: 'payment_intent',
      amount: 180_000,
      amount_received: 180_000,
      currency: 'usd',
      status: 'succeeded',
      client_secret: 'pi_1_secret_hush',
      metadata: { orderId: 'an-order-not-known-here' },
    },
  },
};

async function post({ app }: Pick<StripeApp, 'app'>, { payload, headers }: { payload: string; headers: object }) {
  return app.inject({ method: 'POST', url: apiPaths.paymentsWebhook, payload, headers: { ...headers } });
}

async function keptIn({ store }: Pick<StripeApp, 'store'>) {
  return store.db.selectFrom('payment_events').selectAll().orderBy('event_id').execute();
}

function signedNow({ access, clock }: StripeApp, body: object = event): SignedEvent {
  return signEvent(body, access.settings.webhookSecret, clock.now());
}

test('an event is on disk when it is answered, without what would let its reader pay', async () => {
  const shop = await openStripeApp();
  const answer = await shop.deliver(event);
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
  const [kept] = await keptIn(shop);
  expect(kept).toMatchObject({ event_id: 'evt_1', type: event.type, intent_id: 'pi_1', order_id: null });
  expect(kept?.created_at).toBe(event.created * 1000);
  expect(JSON.stringify(kept)).not.toContain('hush');
});

test('the same event again is acknowledged and kept once', async () => {
  const shop = await openStripeApp();
  const answers = [await shop.deliver(event), await shop.deliver(event), await shop.deliver(event)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await keptIn(shop)).toHaveLength(1);
});

test.each([
  ['of a kind nobody knows', { ...event, type: 'moon.waxed', data: { object: { object: 'moon', id: 'mo_1' } } }],
  ['about an object that reads otherwise', { ...event, data: { object: { object: 'payment_intent', id: 7 } } }],
  ['without an object', { ...event, data: undefined }],
  [
    'of the newer kind',
    { id: 'evt_1', object: 'v2.core.event', type: 'v2.x', created: '2026-11-21T10:00:00.000Z', livemode: false },
  ],
])('an event %s is acknowledged and kept', async (_what, odd) => {
  const shop = await openStripeApp();
  expect((await shop.deliver(odd)).statusCode).toBe(200);
  const kept = await keptIn(shop);
  expect(kept.map(({ event_id, facts }) => [event_id, facts])).toEqual([['evt_1', '[]']]);
});

test('a body that was changed by a single letter is refused', async () => {
  const shop = await openStripeApp();
  const { payload, headers } = signedNow(shop);
  const answer = await post(shop, { payload: payload.replace('180000', '180001'), headers });
  expect(answer.statusCode).toBe(400);
  expect(problemSchema.parse(answer.json()).title).toBe('Not signed');
  expect(await keptIn(shop)).toEqual([]);
});

test.each([
  ['of another secret', (shop: StripeApp) => signEvent(event, 'whsec_another', shop.clock.now()).headers],
  [
    'five minutes and a second old',
    (shop: StripeApp) => signEvent(event, shop.access.settings.webhookSecret, shop.clock.now() - 301_000).headers,
  ],
  ['that is missing', () => ({ 'content-type': 'application/json' })],
  ['that is empty', () => ({ 'content-type': 'application/json', 'stripe-signature': '' })],
  ['of nonsense', () => ({ 'content-type': 'application/json', 'stripe-signature': 't=,v1=,,=' })],
  [
    'of an old scheme only',
    (shop: StripeApp) => ({ 'stripe-signature': signedNow(shop).headers['stripe-signature'].replace('v1=', 'v2=') }),
  ],
])('a signature %s is refused', async (_what, headersOf) => {
  const shop = await openStripeApp();
  const { payload } = signedNow(shop);
  const answer = await post(shop, { payload, headers: { 'content-type': 'application/json', ...headersOf(shop) } });
  expect(answer.statusCode).toBe(400);
  expect(await keptIn(shop)).toEqual([]);
});

test('while a secret is being replaced either of two signatures will do', async () => {
  const shop = await openStripeApp();
  const signed = signedNow(shop);
  const [time, ...rest] = signed.headers['stripe-signature'].split(',');
  const headers = { ...signed.headers, 'stripe-signature': [time, `v1=${'a'.repeat(64)}`, ...rest].join(',') };
  expect((await post(shop, { payload: signed.payload, headers })).statusCode).toBe(200);
});

test('the signature is over the bytes, whatever the body calls itself', async () => {
  const shop = await openStripeApp();
  for (const type of ['application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded']) {
    const { payload, headers } = signedNow(shop, { ...event, id: `evt_${type.length}` });
    expect((await post(shop, { payload, headers: { ...headers, 'content-type': type } })).statusCode).toBe(200);
  }
  expect(await keptIn(shop)).toHaveLength(3);
});

test('what is signed and no event is refused, so that a wrongly set up endpoint shows in the Dashboard', async () => {
  const shop = await openStripeApp();
  expect((await shop.deliver({ hello: 'there' })).statusCode).toBe(400);
});

test('events of real money count for nothing beside test keys, and the other way round; they are kept', async () => {
  for (const [keys, livemode] of [
    ['test', true],
    ['live', false],
  ] as const) {
    const shop = await openStripeApp({
      settings: { STRIPE_SECRET_KEY: `sk_${keys}_1`, STRIPE_PUBLISHABLE_KEY: `pk_${keys}_1` },
    });
    expect((await shop.deliver({ ...event, livemode })).statusCode).toBe(200);
    const kept = await keptIn(shop);
    expect(kept.map(({ facts, intent_id, named_order_id }) => [facts, intent_id, named_order_id])).toEqual([
      ['[]', null, null],
    ]);
  }
});

test('an event of half a megabyte is read; of two megabytes none is', async () => {
  const shop = await openStripeApp();
  const padded = (size: number) => ({ ...event, data: { object: { object: 'invoice', padding: 'x'.repeat(size) } } });
  expect((await shop.deliver(padded(512 * 1024))).statusCode).toBe(200);
  const answer = await shop.deliver(padded(2 * 1024 * 1024));
  expect(answer.statusCode).toBe(413);
});

test('what cannot be stored is asked for again', async () => {
  const shop = await openStripeApp();
  const signed = signedNow(shop);
  await shop.store.close();
  const answer = await post(shop, signed);
  expect(answer.statusCode).toBe(503);
});

test('a hundred events in a minute are taken where a form would be limited', async () => {
  const shop = await openStripeApp({ settings: { RATE_LIMIT: '1' } });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) => shop.deliver({ ...event, id: `evt_${at}` })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await keptIn(shop)).toHaveLength(100);
});

test('where payments do not go through Stripe there is no such address', async () => {
  const { app, store } = await openTestApp({ PAYMENTS: 'off' });
  const answer = await post({ app }, signEvent(event, 'whsec_any', Date.UTC(2026, 10, 21, 12)));
  expect(answer.statusCode).toBe(404);
  expect(await keptIn({ store })).toEqual([]);
});

test.each([
  ['of a site without Stripe', {}, 'Stripe-Signature: t=1,v1=00\r\n', 404],
  [
    'without a signature',
    {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_abcdefghijklmnop',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefghijklmnop',
      STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijklmnop',
    },
    '',
    400,
  ],
])('an event %s is refused before its body has come', async (_which, settings, header, status) => {
  const { app } = await openTestApp(settings);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(address === null || typeof address === 'string' ? 0 : address.port, '127.0.0.1');
  const head = `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n${header}\r\n`;
  socket.write(`POST ${apiPaths.paymentsWebhook} HTTP/1.1\r\n${head}${' '.repeat(50_000)}`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*connection: close\r\n`, 'i'));
});
