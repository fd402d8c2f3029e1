import { expect, test } from 'vitest';
import { confirmTest, openCheckout, readOrder } from '../../../../test-support/data/checkouts.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { eventDeps } from '../../../../test-support/data/payment-events.ts';
import { openTestApp, testClock } from '../../../../test-support/server/test-app.ts';
import { settleTestPayments } from './settle-test-payments.ts';

forEachEngine((engine) => {
  test('a payment in processing arrives by itself after a while, once, whichever process looks', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    const opened = await openCheckout(app);
    expect((await confirmTest(app, opened.clientSecret, 'processing')).body.status).toBe('processing');
    const settle = async () => settleTestPayments(eventDeps(store, { clock }));
    const statusNow = async () => (await readOrder(app, opened)).body.status;
    clock.advance(5000);
    await settle();
    expect(await statusNow()).toBe('processing');
    clock.advance(60_000);
    await Promise.all([settle(), settle(), settle()]);
    expect(await statusNow()).toBe('completed');
    await settle();
    expect(await store.db.selectFrom('conversions').selectAll().execute()).toHaveLength(1);
    expect(await store.db.selectFrom('sales').select(['status', 'test']).execute()).toEqual([
      { status: 'completed', test: 1 },
    ]);
  });

  test('what was never confirmed is left alone', async () => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store, clock });
    const opened = await openCheckout(app);
    clock.advance(3_600_000);
    await settleTestPayments(eventDeps(store, { clock }));
    expect((await readOrder(app, opened)).body.status).toBe('awaiting_payment');
  });
});
