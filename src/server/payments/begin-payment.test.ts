import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { paidOrderSchema } from '../../contract/checkout.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/visitor-api.ts';
import type { Store } from '../store/engine/store.ts';
import {
  confirmTest,
  exampleCheckout,
  openCheckout,
  otherPackage,
  postCheckout,
  readOrder,
} from '../../../test-support/data/checkouts.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { createFakeProvider, fail } from '../../../test-support/server/fake-provider.ts';
import { paymentEvent, paymentFact, acceptAll } from '../../../test-support/data/payment-events.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { crmBuildout, websiteBuild } from '../../../test-support/data/sold.ts';

async function openShop(engine: TestEngine) {
  const store = await engine.openStore();
  const provider = createFakeProvider();
  const { app } = await openTestApp({}, { store, payments: provider });
  return { store, provider, app };
}

async function readOrders(store: Store) {
  const orders = await store.db.selectFrom('orders').selectAll().execute();
  return orders.map(({ status, attempt, intent_id, amount_cents, name }) => ({
    status,
    attempt,
    intent_id,
    amount_cents,
    name,
  }));
}

forEachEngine((engine) => {
  test('the order is stored before the provider hears of it, with the catalogue’s words and price', async () => {
    const { store, provider, app } = await openShop(engine);
    const before: unknown[] = [];
    provider.next = async () => void before.push(...(await readOrders(store)));
    const opened = await openCheckout(app);
    expect(opened).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_fake', clientSecret: 'pi_1_secret' });
    expect(before).toMatchObject([{ status: 'created', intent_id: null }]);
    expect(provider.intents.map(({ order }) => order)).toEqual([
      {
        id: opened.orderId,
        attempt: 1,
        productName: websiteBuild.orderName,
        amountCents: websiteBuild.priceCents,
        currency: 'usd',
        name: 'Ada Byron',
        email: 'ada@example.com',
      },
    ]);
    expect(await readOrders(store)).toMatchObject([{ status: 'awaiting_payment', intent_id: 'pi_1' }]);
  });

  test('a provider that is away is said so, with when to come back; the next call goes on with the same order', async () => {
    const { store, provider, app } = await openShop(engine);
    provider.next = fail(false);
    const { status, headers, body } = await postCheckout(app);
    expect([status, headers['retry-after'], body.detail]).toEqual([
      503,
      '7',
      expect.stringContaining('Nothing was charged'),
    ]);
    expect(await readOrders(store)).toMatchObject([{ status: 'created', attempt: 1, intent_id: null }]);
    expect((await postCheckout(app)).status).toBe(200);
    // Nobody knows whether the first call was heard, so the second is the same one again.
    expect(provider.keys[1]).toBe(provider.keys[0]);
    expect(await readOrders(store)).toMatchObject([{ status: 'awaiting_payment', attempt: 1 }]);
  });

  test('a key that is repeated after such a failure goes on with the order it made', async () => {
    const { store, provider, app } = await openShop(engine);
    const { checkoutId: _id, ...body } = exampleCheckout;
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    provider.next = fail(false);
    expect((await postCheckout(app, body, headers)).status).toBe(503);
    expect((await postCheckout(app, body, headers)).body.clientSecret).toBe('pi_1_secret');
    expect(await readOrders(store)).toHaveLength(1);
  });

  test('a checkout begun in test mode goes on with real money where that is taken by now', async () => {
    const store = await engine.openStore();
    const inTestMode = await openTestApp({}, { store });
    const begun = await openCheckout(inTestMode.app);
    const { app } = await openTestApp({}, { store, payments: createFakeProvider() });
    expect(await openCheckout(app)).toMatchObject({
      orderId: begun.orderId,
      provider: 'stripe',
      clientSecret: 'pi_1_secret',
    });
    const orders = await store.db.selectFrom('orders').select(['provider', 'test', 'intent_id', 'status']).execute();
    expect(orders).toEqual([{ provider: 'stripe', test: 0, intent_id: 'pi_1', status: 'awaiting_payment' }]);
    // What the old page still shows moves nothing: its payment is not this order's any more.
    expect((await confirmTest(inTestMode.app, begun.clientSecret, 'succeeded')).status).toBe(409);
    expect(await store.db.selectFrom('sales').selectAll().execute()).toEqual([]);
  });

  test('a failure that the provider keeps under its key is left behind with another attempt', async () => {
    const { store, provider, app } = await openShop(engine);
    provider.next = fail(true);
    expect((await postCheckout(app)).status).toBe(503);
    expect((await postCheckout(app)).status).toBe(200);
    expect(new Set(provider.keys).size).toBe(2);
    expect(await readOrders(store)).toMatchObject([{ attempt: 2, intent_id: 'pi_1' }]);
  });

  test('an intent whose answer was lost is found again, also where the buyer has edited the name since', async () => {
    const { store, provider, app } = await openShop(engine);
    provider.afterwards = fail(false);
    expect((await postCheckout(app)).status).toBe(503);
    const opened = await openCheckout(app, { name: 'Grace Hopper' });
    expect(opened.clientSecret).toBe('pi_1_secret');
    expect(provider.intents).toHaveLength(1);
    expect(provider.updates).toMatchObject([{ intentId: 'pi_1', name: 'Grace Hopper' }]);
    expect(await readOrders(store)).toMatchObject([{ intent_id: 'pi_1', attempt: 1, name: 'Grace Hopper' }]);
  });

  test('edited names and addresses reach the provider; a checkout that only comes back makes no second intent', async () => {
    const { provider, app } = await openShop(engine);
    await openCheckout(app);
    await openCheckout(app, { name: 'Grace Hopper', email: 'grace@example.com' });
    expect(provider.updates.at(-1)).toMatchObject({
      intentId: 'pi_1',
      name: 'Grace Hopper',
      email: 'grace@example.com',
    });
    await openCheckout(app, { name: 'Grace Hopper' });
    expect(provider.intents).toHaveLength(1);
  });

  test('a buyer who edits only the name or the address reaches the provider, and a field that comes empty keeps what was left', async () => {
    const { store, provider, app } = await openShop(engine);
    await openCheckout(app);
    expect([provider.keys.length, provider.updates.length]).toEqual([1, 0]);
    for (const edit of [{ email: 'grace@example.com' }, { name: 'Grace Hopper', email: '' }, { name: '' }]) {
      await openCheckout(app, { name: '', email: '', ...edit });
      const [order] = await store.db.selectFrom('orders').selectAll().execute();
      expect([order?.intent_name, order?.intent_email]).toEqual([order?.name, order?.email]);
    }
    expect(provider.updates.map(({ name, email }) => [name, email])).toEqual([
      ['Ada Byron', 'grace@example.com'],
      ['Grace Hopper', 'grace@example.com'],
      ['Grace Hopper', 'grace@example.com'],
    ]);
  });

  test('a provider that cancels every intent is asked five times and no more', async () => {
    const { provider, app } = await openShop(engine);
    const cancelled = { intentId: 'pi_1', clientSecret: 'secret', standing: 'cancelled' } as const;
    const calls = { create: 0, update: 0 };
    provider.createIntent = async () => {
      calls.create += 1;
      return { ...cancelled, intentId: `pi_${calls.create}` };
    };
    provider.updateIntent = async ({ intentId }) => {
      calls.update += 1;
      return { ...cancelled, intentId };
    };
    expect((await postCheckout(app)).status).toBe(409);
    expect(calls).toEqual({ create: 3, update: 2 });
  });

  test('another package cancels the old intent before it makes a new one', async () => {
    const { store, provider, app } = await openShop(engine);
    const first = await openCheckout(app);
    const second = await openCheckout(app, otherPackage);
    expect(second).toMatchObject({ orderId: first.orderId, clientSecret: 'pi_2_secret' });
    expect(provider.intents).toMatchObject([
      { intentId: 'pi_1', standing: 'cancelled', order: { amountCents: websiteBuild.priceCents } },
      { intentId: 'pi_2', standing: 'open', order: { amountCents: crmBuildout.priceCents } },
    ]);
    expect(await readOrders(store)).toMatchObject([{ intent_id: 'pi_2', amount_cents: crmBuildout.priceCents }]);
    // Stripe tells of the old one as well, whenever it likes.
    await acceptAll(store, [paymentEvent('pi_1', [paymentFact('pi_1', 'cancelled')])]);
    expect((await readOrder(app, second)).body.status).toBe('awaiting_payment');
  });

  test('a package that could not be changed because the provider is away is changed by the next call', async () => {
    const { store, provider, app } = await openShop(engine);
    await openCheckout(app);
    provider.next = fail(false);
    expect((await postCheckout(app, otherPackage)).status).toBe(503);
    expect(await readOrders(store)).toMatchObject([{ intent_id: 'pi_1', amount_cents: websiteBuild.priceCents }]);
    expect((await openCheckout(app, otherPackage)).clientSecret).toBe('pi_2_secret');
  });

  test('a package is not changed as long as the payment of the old one cannot be cancelled', async () => {
    const { store, provider, app } = await openShop(engine);
    await openCheckout(app);
    provider.cancelIntent = async () => ({ standing: 'open' });
    const { status, body } = await postCheckout(app, otherPackage);
    expect([status, body.detail]).toEqual([503, expect.stringContaining('Nothing was charged')]);
    expect(await readOrders(store)).toMatchObject([{ intent_id: 'pi_1', amount_cents: websiteBuild.priceCents }]);
    expect(provider.intents).toHaveLength(1);
  });

  test('a payment that the provider knows of before its events came is read from it, and not asked for again', async () => {
    const { store, provider, app } = await openShop(engine);
    const opened = await openCheckout(app);
    provider.standing('pi_1', 'paid');
    provider.knows([paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')])]);
    for (const payload of [undefined, otherPackage]) {
      const { status, body } = await postCheckout(app, payload);
      expect(status).toBe(409);
      expect(paidOrderSchema.parse(body)).toMatchObject({
        order: { status: 'completed', serviceId: 'website-build' },
        orderToken: opened.orderToken,
      });
    }
    expect(await store.db.selectFrom('sales').selectAll().execute()).toHaveLength(1);
    expect(provider.intents).toHaveLength(1);
  });

  test('a payment that is done is not cancelled at the provider', async () => {
    const { provider, app } = await openShop(engine);
    await openCheckout(app);
    provider.standing('pi_1', 'paid');
    const cancel = vi.spyOn(provider, 'cancelIntent');
    expect((await postCheckout(app)).status).toBe(409);
    expect(cancel).not.toHaveBeenCalled();
  });

  test('a payment on its way is not begun again, though nothing was heard of it yet', async () => {
    const { provider, app } = await openShop(engine);
    await openCheckout(app);
    provider.standing('pi_1', 'processing');
    const { status, body } = await postCheckout(app);
    expect([status, paidOrderSchema.parse(body).order.status]).toEqual([409, 'processing']);
  });

  test('an intent that was cancelled at the provider is replaced', async () => {
    const { store, provider, app } = await openShop(engine);
    await openCheckout(app);
    provider.standing('pi_1', 'cancelled');
    await acceptAll(store, [paymentEvent('pi_1', [paymentFact('pi_1', 'cancelled')])]);
    expect(await readOrders(store)).toMatchObject([{ status: 'cancelled' }]);
    expect((await openCheckout(app)).clientSecret).toBe('pi_2_secret');
    expect(await readOrders(store)).toMatchObject([{ status: 'awaiting_payment', intent_id: 'pi_2' }]);
  });

  test('neither token nor client secret is in any log line', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const { log: logger } = fastify({ logger: { level: 'trace', stream } });
    const provider = createFakeProvider();
    const { app } = await openTestApp({}, { store: await engine.openStore(), payments: provider, logger });
    const opened = await openCheckout(app);
    provider.next = async () => {
      throw new Error('broken inside');
    };
    expect((await postCheckout(app)).status).toBe(500);
    provider.next = fail(false);
    expect((await postCheckout(app)).status).toBe(503);
    await readOrder(app, opened);
    await readOrder(app, { ...opened, orderToken: `${opened.orderToken}x` });
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of [opened.orderToken, opened.clientSecret, 'ada@example.com'])
      expect(lines.join('')).not.toContain(secret);
  });
});
