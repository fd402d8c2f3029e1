import { expect, test } from 'vitest';
import { exampleSale } from '../../../../test-support/data/sales.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { insertBalance } from './balance.ts';
import { countSubscriptions, listRenewals, listSubscriptions, readSubscriptionFees } from './owner-subscriptions.ts';
import { storeSubscription, tieInvoice } from './subscriptions.ts';

forEachEngine((engine) => {
  async function open() {
    const store = await engine.openStore();
    for (const [id, created_at] of [
      ['z', 1],
      ['b', 2],
      ['d', 2],
      ['c', 2],
    ] as const)
      await store.write((tx) => storeSubscription(tx, { id, created_at, plan: 'yearly', session_id: null }));
    const invoices = [
      ['in 1', 'z'],
      ['in 2', 'z'],
      ['in 3', 'b'],
      ['in 4', 'c'],
      ['in 5', 'b'],
    ] as const;
    for (const [invoice, subscription] of invoices)
      await store.write(async (tx) => {
        await tieInvoice(tx, invoice, { subscription_id: subscription }, 1);
        await tieInvoice(tx, invoice, { intent_id: `pi of ${invoice}` }, 1);
      });
    return store;
  }

  test('subscriptions are listed page by page, the newest first, and counted', async () => {
    const store = await open();
    const list = async (limit: number, before?: { createdAt: number; id: string }) =>
      (await listSubscriptions(store.db, { limit, before })).map(({ id }) => id);
    expect(await list(2)).toEqual(['d', 'c']);
    expect(await list(2, { createdAt: 2, id: 'c' })).toEqual(['b', 'z']);
    expect(await countSubscriptions(store.db)).toBe(4);
  });

  test('the renewals of subscriptions are their sales, the latest first, with what is left of each', async () => {
    const store = await open();
    const sale = (ref: string, soldAt: number, details: Parameters<typeof exampleSale>[1] = {}) =>
      exampleSale(soldAt, { provider_ref: ref, paid_cents: 900, ...details });
    await store.db
      .insertInto('sales')
      .values([
        sale('in 1', 5, { refunded_cents: 100, lost_cents: 50 }),
        sale('in 3', 6),
        sale('in 5', 6),
        sale('in 2', 6),
        sale('in 4', 7),
        sale('an order', 8),
      ])
      .execute();
    const renewals = await listRenewals(store.db, ['z', 'b']);
    expect(renewals.map(({ id, subscriptionId, netCents }) => ({ id, subscriptionId, netCents }))).toEqual([
      { id: 'in 5', subscriptionId: 'b', netCents: 900 },
      { id: 'in 3', subscriptionId: 'b', netCents: 900 },
      { id: 'in 2', subscriptionId: 'z', netCents: 900 },
      { id: 'in 1', subscriptionId: 'z', netCents: 750 },
    ]);
    expect(await listRenewals(store.db, [])).toEqual([]);
  });

  test('what the provider kept is added up by subscription', async () => {
    const store = await open();
    const fee = (id: string, intent_id: string, fee_cents: number) => ({
      id,
      type: 'charge',
      intent_id,
      amount_cents: 900,
      fee_cents,
      currency: 'usd',
      at: 1,
    });
    await store.write((tx) =>
      insertBalance(tx, [
        fee('1', 'pi of in 1', 3),
        fee('2', 'pi of in 2', 4),
        fee('3', 'pi of in 4', 5),
        fee('4', 'pi', 6),
      ]),
    );
    expect(await readSubscriptionFees(store.db, ['z', 'b'])).toEqual(new Map([['z', 7]]));
    expect(await readSubscriptionFees(store.db, [])).toEqual(new Map());
  });
});
