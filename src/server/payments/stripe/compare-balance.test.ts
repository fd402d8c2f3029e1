import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownerBalanceSchema, ownerOrderMoneySchema, ownerOrdersSchema } from '../../../contract/owner-orders.ts';
import { noticesSchema } from '../../../contract/owner-notices.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { openCheckout } from '../../../../test-support/data/checkouts.ts';
import { websiteBuild } from '../../../../test-support/data/sold.ts';
import { forEachEngine, type TestEngine } from '../../../../test-support/databases/engines.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../../test-support/server/owner.ts';
import { openStripeApp } from '../../../../test-support/server/stripe-app.ts';
import { compareBalance } from './compare-balance.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PRICE = websiteBuild.priceCents;
const feeOf = (cents: number) => Math.round(cents * 0.029) + 30;

async function openShop(engine: TestEngine) {
  const shop = await openStripeApp({ settings: { OWNER_PASSWORD }, deps: { store: await engine.openStore() } });
  const { app, standIn, clock, store, access } = shop;
  const headers = await signInAsOwner(app);
  return {
    ...shop,
    /** Somebody pays; the order and its intent. */
    async sell() {
      const { orderId } = await openCheckout(app, { checkoutId: randomUUID() });
      const intent = [...standIn.payments.intents.values()].at(-1)?.id ?? '';
      standIn.payments.confirmIntent(intent, 'pm_card_visa');
      return { orderId, intent };
    },
    /** The next night. */
    async night() {
      await shop.deliverAll();
      clock.advance(DAY_MS);
      await compareBalance({ store, clock, timeZone: 'America/New_York', access });
      const { comparison } = ownerBalanceSchema.parse(
        (await app.inject({ url: apiPaths.ownerBalance, headers })).json(),
      );
      return comparison;
    },
    async fees() {
      const { orders } = ownerOrdersSchema.parse((await app.inject({ url: apiPaths.ownerOrders, headers })).json());
      return new Map(orders.map(({ id, feeCents }) => [id, feeCents]));
    },
    async money(orderId: string) {
      const answer = await app.inject({ url: apiPaths.ownerOrder.replace(':id', orderId), headers });
      return ownerOrderMoneySchema.parse(answer.json());
    },
    async notices() {
      return noticesSchema.parse((await app.inject({ url: apiPaths.ownerNotices, headers })).json()).notices;
    },
    calls: () => standIn.requests.filter(({ path }) => path === '/v1/balance_transactions').length,
  };
}

forEachEngine((engine) => {
  test('payments, refunds and disputes leave books and balance 0 cents apart, whatever became of them, with Stripe’s fees beside', async () => {
    const { sell, night, fees, money, notices, standIn, clock } = await openShop(engine);
    const { reversals, balance } = standIn;
    expect(await night()).toBeNull();
    const sold: Awaited<ReturnType<typeof sell>>[] = [];
    for (let count = 0; count < 6; count += 1) sold.push(await sell());
    const intent = (at: number) => sold[at]?.intent ?? '';
    reversals.createRefund({ intent: intent(1), amount: 50_000 });
    const gone = reversals.createRefund({ intent: intent(2), amount: null, pending: true });
    reversals.settleRefund(gone.id, 'failed');
    reversals.closeDispute(reversals.openDispute({ intent: intent(3), amount: null }).id, 'lost');
    reversals.closeDispute(reversals.openDispute({ intent: intent(4), amount: 10_000 }).id, 'won');
    reversals.openDispute({ intent: intent(5), amount: 20_000 });
    balance.payOut();
    const feeCents = balance.transactions.reduce((sum, { fee }) => sum + fee, 0);
    expect(await night()).toMatchObject({
      at: clock.now(),
      sales: 6,
      feeCents,
      elsewhere: { count: 0, cents: 0 },
      apart: [],
      known: [{ reference: sold[5]?.orderId, booksCents: PRICE, providerCents: PRICE - 20_000, why: 'dispute' }],
    });
    expect((await fees()).get(sold[0]?.orderId ?? '')).toBe(feeOf(PRICE));
    expect((await fees()).get(sold[3]?.orderId ?? '')).toBe(feeOf(PRICE) + 1500);
    expect((await notices()).filter(({ id }) => id === 'books-apart')).toEqual([]);
    // Each order by itself: its movements, with the provider's ids, add up to its net, and its fees to those of the balance.
    const monies = await Promise.all(sold.map(({ orderId }) => money(orderId)));
    for (const one of monies)
      expect(one.movements.reduce((sum, { countedCents }) => sum + countedCents, 0)).toBe(one.netCents);
    expect(monies.reduce((sum, one) => sum + (one.feeCents ?? 0), 0)).toBe(feeCents);
    expect(monies[1]?.movements).toMatchObject([
      { kind: 'payment', id: intent(1), amountCents: PRICE },
      { kind: 'refund', status: 'succeeded', countedCents: -50_000 },
    ]);
    expect(monies[3]?.movements.at(-1)).toMatchObject({ kind: 'dispute', status: 'lost', countedCents: -PRICE });
    expect(monies[3]?.fees).toHaveLength(2);
  });

  test('a sale that differs is named with both sums, and told to the owner; money from elsewhere is told apart', async () => {
    const { sell, night, notices, store, standIn } = await openShop(engine);
    const [first, second] = [await sell(), await sell()];
    const other = standIn.payments.createIntent({
      amount: 700,
      currency: 'usd',
      description: null,
      receiptEmail: null,
      metadata: {},
      allowedTypes: null,
    });
    standIn.payments.confirmIntent(other.id, 'pm_card_visa');
    expect(await night()).toMatchObject({ apart: [], elsewhere: { count: 1, cents: 700 } });
    await store.write((tx) =>
      tx
        .updateTable('sales')
        .set({ paid_cents: PRICE + 1 })
        .where('order_id', '=', first.orderId)
        .execute(),
    );
    await store.write((tx) => tx.deleteFrom('balance_transactions').where('intent_id', '=', second.intent).execute());
    const comparison = await night();
    expect(comparison?.known).toEqual([]);
    expect(comparison?.apart).toHaveLength(2);
    expect(comparison?.apart).toEqual(
      expect.arrayContaining([
        { reference: first.orderId, productName: websiteBuild.orderName, booksCents: PRICE + 1, providerCents: PRICE },
        { reference: second.orderId, productName: websiteBuild.orderName, booksCents: PRICE, providerCents: 0 },
      ]),
    );
    const told = (await notices()).find(({ id }) => id === 'books-apart');
    expect(told).toMatchObject({ severity: 'warning', detail: expect.stringContaining('2 sales differ.') });
  });

  test('it is done once a night by one process, in pages; a failure is tried again in a quarter of an hour', async () => {
    const { sell, night, calls, store, clock, access, standIn } = await openShop(engine);
    for (let count = 0; count < 2; count += 1) await sell();
    for (let count = 0; count < 120; count += 1) standIn.balance.payOut();
    for (let count = 0; count < 230; count += 1)
      standIn.balance.charged({ id: `ch_other_${count}`, amount: 100, currency: 'usd' });
    expect(await night()).toMatchObject({ apart: [], elsewhere: { count: 230, cents: 23_000 } });
    const before = calls();
    expect(before).toBeGreaterThan(2);
    const again = () => compareBalance({ store, clock, timeZone: 'America/New_York', access });
    await again();
    clock.advance(HOUR_MS);
    await again();
    expect(calls()).toBe(before);
    clock.advance(DAY_MS);
    standIn.mishaps({ kind: 'answer', fault: { status: 503, isDone: false } });
    await expect(again()).rejects.toThrow('Stripe failed');
    const failed = calls();
    await again();
    expect(calls()).toBe(failed);
    clock.advance(15 * 60_000);
    await Promise.all([again(), again()]);
    expect(calls()).toBeGreaterThan(failed);
  });
});
