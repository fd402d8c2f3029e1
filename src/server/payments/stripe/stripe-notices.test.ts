import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { apiPaths } from '../../../contract/paths.ts';
import { signEvent } from '../../../../stand-ins/stripe/webhooks.ts';
import { openCheckout, postCheckout } from '../../../../test-support/data/checkouts.ts';
import { forEachEngine, type TestEngine } from '../../../../test-support/databases/engines.ts';
import { openStripeApp } from '../../../../test-support/server/stripe-app.ts';
import { stripeIn } from '../../../../test-support/server/stripe-sweeps.ts';
import { ON_ITS_WAY_MS } from './event-arrivals.ts';
import { pollMissedEvents } from './poll-missed-events.ts';

const MINUTE_MS = 60_000;
const anotherSecret = 'whsec_another0000000000000000000';

type Shop = Awaited<ReturnType<typeof openStripeApp>>;

async function told({ app }: Pick<Shop, 'app'>) {
  const notices = await app.notices.read();
  return notices.filter(({ id }) => id.startsWith('stripe')).map(({ severity, title }) => `${severity}: ${title}`);
}

const notComing = 'warning: Stripe’s events do not come';
const refused = 'warning: Stripe’s events are refused';

/** A shop in which somebody pays now and then; each payment is one event. */
async function open(engine: TestEngine, settings: Record<string, string> = {}) {
  const shop = await openStripeApp({ settings, deps: { store: await engine.openStore() } });
  const { app, standIn, clock } = shop;
  const poll = async (afterMs: number) => {
    clock.advance(afterMs);
    await pollMissedEvents(stripeIn(shop));
    return told(shop);
  };
  const pay = async () => {
    await openCheckout(app, { checkoutId: randomUUID() });
    const id = [...standIn.payments.intents.keys()].at(-1) ?? '';
    standIn.payments.confirmIntent(id, 'pm_card_visa');
    const event = standIn.journal.events.find(
      ({ type, data }) => type === 'payment_intent.succeeded' && JSON.stringify(data).includes(id),
    );
    if (event === undefined) throw new Error('Stripe made no event');
    return event;
  };
  const send = async (event: object, secret: string) => {
    const { payload, headers } = signEvent(event, secret, clock.now());
    const answer = await app.inject({ method: 'POST', url: apiPaths.paymentsWebhook, payload, headers });
    return answer.statusCode;
  };
  return { shop, poll, pay, send };
}

forEachEngine((engine) => {
  test('events that never come are told once they are late, until one comes', async () => {
    const { shop, poll, pay } = await open(engine);
    await pay();
    expect(await poll(ON_ITS_WAY_MS - 1000)).toEqual([]);
    await pay();
    shop.clock.advance(4 * MINUTE_MS);
    await pay();
    expect(await poll(MINUTE_MS)).toEqual([notComing]);
    // The third, stored by a poll, is not taken for one that came.
    expect(await poll(5 * MINUTE_MS)).toEqual([notComing]);
    expect((await shop.deliver(await pay())).statusCode).toBe(200);
    expect(await poll(5 * MINUTE_MS)).toEqual([]);
  });

  test('events that come with a signature that is refused are told as such; what a stranger makes up changes nothing', async () => {
    const { shop, poll, pay, send } = await open(engine);
    expect(await send({ id: 'evt_madeup', type: 'payment_intent.succeeded' }, anotherSecret)).toBe(400);
    await pay();
    expect(await poll(5 * MINUTE_MS)).toEqual([notComing]);
    expect(await send(await pay(), anotherSecret)).toBe(400);
    expect(await poll(5 * MINUTE_MS)).toEqual([refused]);
    const [notice] = await shop.app.notices.read();
    expect(notice?.detail).toContain('2 events were found');
    expect(notice?.detail).toContain('https://hallway.example/api/payments/webhook');
  });

  test('on a site that nobody outside can reach, no event is expected', async () => {
    const { poll, pay } = await open(engine, { PUBLIC_URL: 'http://localhost:5000' });
    await pay();
    expect(await poll(5 * MINUTE_MS)).toEqual([]);
  });

  test('events from before the start, when nobody could take them, say nothing', async () => {
    const { shop, poll, pay } = await open(engine);
    await pay();
    shop.clock.advance(10 * MINUTE_MS);
    const later = { ...stripeIn(shop), since: shop.clock.now() };
    await pollMissedEvents(later);
    expect(await told(shop)).toEqual([]);
    expect(await poll(5 * MINUTE_MS)).toEqual([]);
  });
});

test.each([
  ['a key that Stripe does not know', { secretKey: 'sk_test_another' }, 'urgent: Stripe does not take your key', 15],
  [
    'a restricted key that may not list events',
    { forbidden: ['/v1/events'] },
    'warning: Stripe does not let your key do all that is needed',
    26 * 60,
  ],
])('%s is told at once, and no more once it is long ago', async (_what, standIn, title, minutes) => {
  const shop = await openStripeApp({ standIn });
  expect(await told(shop)).toEqual([]);
  await expect(pollMissedEvents(stripeIn(shop))).rejects.toThrow('STRIPE_SECRET_KEY');
  expect(await told(shop)).toEqual([title]);
  shop.clock.advance(minutes * MINUTE_MS - 1);
  expect(await told(shop)).toEqual([title]);
  shop.clock.advance(1);
  expect(await told(shop)).toEqual([]);
});

test('a key that may make no payments is urgent, and what it may not do is named', async () => {
  const shop = await openStripeApp({ standIn: { forbidden: ['/v1/payment_intents', '/v1/events'] } });
  const answer = await postCheckout(shop.app);
  expect(answer.status).toBe(503);
  await expect(pollMissedEvents(stripeIn(shop))).rejects.toThrow('STRIPE_SECRET_KEY');
  expect(await told(shop)).toEqual(['urgent: Stripe does not let your key do all that is needed']);
  const [notice] = await shop.app.notices.read();
  expect(notice?.detail).toContain('may not make a payment intent and list events.');
});

test('Stripe is told as away when it has been for five minutes, until it answers', async () => {
  const shop = await openStripeApp();
  const poll = async () => {
    await pollMissedEvents(stripeIn(shop)).catch(() => undefined);
    return told(shop);
  };
  const silence = { kind: 'silence', isDone: false } as const;
  shop.standIn.mishaps(silence, silence);
  expect(await poll()).toEqual([]);
  shop.clock.advance(6 * MINUTE_MS);
  expect(await poll()).toEqual(['warning: Stripe does not answer']);
  shop.clock.advance(6 * MINUTE_MS);
  expect(await poll()).toEqual([]);
});
