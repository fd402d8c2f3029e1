import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openedOrderSchema } from '../../contract/checkout.ts';
import { apiPaths } from '../../contract/paths.ts';
import {
  confirmTest,
  exampleCheckout,
  openCheckout,
  readAllBooks,
  readOrder,
} from '../../../test-support/data/checkouts.ts';
import { acceptAll, paymentEvent, paymentFact } from '../../../test-support/data/payment-events.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { createFakeProvider } from '../../../test-support/server/fake-provider.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import type { App } from '../http/app.ts';
import { ProviderUnavailable } from '../payments/provider.ts';

async function comeBack(app: App, clientSecret: string) {
  const answer = await app.inject({ method: 'POST', url: apiPaths.orderByPayment, payload: { clientSecret } });
  return { status: answer.statusCode, body: answer.json() };
}

forEachEngine((engine) => {
  test('an order opens for its token alone; an unknown id and a wrong token get the same answer', async () => {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const mine = await openCheckout(app);
    const other = await openCheckout(app, { checkoutId: randomUUID() });
    const refused = await Promise.all([
      readOrder(app, { orderId: mine.orderId }),
      readOrder(app, { orderId: mine.orderId, orderToken: '' }),
      readOrder(app, { orderId: mine.orderId, orderToken: other.orderToken }),
      readOrder(app, { orderId: mine.orderId, orderToken: mine.orderToken.slice(1) }),
      readOrder(app, { orderId: randomUUID(), orderToken: mine.orderToken }),
      readOrder(app, { orderId: 'none', orderToken: mine.orderToken }),
    ]);
    for (const answer of refused) expect(answer).toEqual({ status: 404, body: refused[0]?.body });
    expect((await readOrder(app, mine)).status).toBe(200);
    const kept = JSON.stringify(await readAllBooks(store));
    for (const secret of [mine.orderToken, mine.clientSecret, exampleCheckout.checkoutId])
      expect(kept).not.toContain(secret);
  });

  test('a buyer who comes back in another tab is known by the payment’s client secret', async () => {
    const { app } = await openTestApp({}, { store: await engine.openStore() });
    const opened = await openCheckout(app);
    const { body } = await comeBack(app, opened.clientSecret);
    expect(openedOrderSchema.parse(body)).toMatchObject({
      order: { id: opened.orderId },
      orderToken: opened.orderToken,
    });
    for (const wrong of ['', 'x', opened.orderToken, opened.clientSecret.slice(0, -1), `${opened.clientSecret}x`])
      expect((await comeBack(app, wrong)).status).toBe(404);
  });

  test('who comes back after a refusal reads what the provider knows by now; while it is away, what was known', async () => {
    const store = await engine.openStore();
    const provider = createFakeProvider();
    const { app } = await openTestApp({}, { store, payments: provider });
    const { clientSecret } = await openCheckout(app);
    const statusOf = async () => openedOrderSchema.parse((await comeBack(app, clientSecret)).body).order.status;
    const ask = vi.spyOn(provider, 'readFacts');
    expect(await statusOf()).toBe('awaiting_payment');
    expect(ask).not.toHaveBeenCalled();
    await acceptAll(store, [paymentEvent('pi_1', [paymentFact('pi_1', 'failed')])]);
    ask.mockRejectedValueOnce(new ProviderUnavailable('Away'));
    expect(await statusOf()).toBe('failed');
    ask.mockRejectedValueOnce(new Error('Broken'));
    expect((await comeBack(app, clientSecret)).status).toBe(500);
    provider.knows([paymentEvent('pi_1', [paymentFact('pi_1', 'succeeded')])]);
    expect(await statusOf()).toBe('completed');
    await acceptAll(store, [paymentEvent('pi_1', [paymentFact('pi_1', 'failed')])]);
    expect(await statusOf()).toBe('completed');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('no provider is asked about a payment that another one took', async () => {
    const store = await engine.openStore();
    const inTestMode = await openTestApp({}, { store });
    const { clientSecret } = await openCheckout(inTestMode.app);
    await confirmTest(inTestMode.app, clientSecret, 'failed');
    const provider = createFakeProvider();
    const { app } = await openTestApp({}, { store, payments: provider });
    const ask = vi.spyOn(provider, 'readFacts');
    expect((await comeBack(app, clientSecret)).body).toMatchObject({ order: { status: 'failed' } });
    expect(ask).not.toHaveBeenCalled();
  });
});
