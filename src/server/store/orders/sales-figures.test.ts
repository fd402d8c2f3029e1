import { expect, test } from 'vitest';
import { exampleSale, replaceSales } from '../../../../test-support/data/sales.ts';
import { forEachEngine } from '../../../../test-support/databases/engines.ts';
import { listSales, sumSales } from './sales-figures.ts';

const days = [
  { day: '2026-11-20', from: 100, until: 200 },
  { day: '2026-11-21', from: 200, until: 300 },
];

forEachEngine((engine) => {
  test('paid sales are added up by day and product, net of what went back; tests apart', async () => {
    const store = await engine.openStore();
    const paid = (soldAt: number, details: Parameters<typeof exampleSale>[1] = {}) =>
      exampleSale(soldAt, { paid_cents: 1000, ...details });
    await replaceSales(store, [
      paid(100),
      paid(199, { refunded_cents: 300, lost_cents: 50 }),
      paid(150, { product_name: 'Deal System' }),
      paid(200),
      paid(99),
      paid(300),
      paid(150, { paid_cents: 0 }),
      paid(150, { test: 1, paid_cents: 7 }),
    ]);
    const sum = async (isTest: boolean) =>
      (await sumSales(store.db, days, { test: isTest })).toSorted((a, b) =>
        a.day + a.product < b.day + b.product ? -1 : 1,
      );
    expect(await sum(false)).toEqual([
      { day: '2026-11-20', product: 'Deal System', sales: 1, revenueCents: 1000 },
      { day: '2026-11-20', product: 'Website Build', sales: 2, revenueCents: 1650 },
      { day: '2026-11-21', product: 'Website Build', sales: 1, revenueCents: 1000 },
    ]);
    expect(await sum(true)).toEqual([{ day: '2026-11-20', product: 'Website Build', sales: 1, revenueCents: 7 }]);
  });

  test('sales of a span are listed, tried ones too, the newest first', async () => {
    const store = await engine.openStore();
    await replaceSales(store, [
      exampleSale(200, { id: 'b' }),
      exampleSale(200, { id: 'd' }),
      exampleSale(200, { id: 'c' }),
      exampleSale(250, { id: 'tried', paid_cents: 0 }),
      exampleSale(199, { id: 'before' }),
      exampleSale(300, { id: 'after' }),
      exampleSale(210, { id: 'test', test: 1 }),
    ]);
    const list = async (span: { test?: boolean; since?: number; until?: number; limit?: number }) =>
      (await listSales(store.db, { test: false, limit: 9, ...span })).map(({ id }) => id);
    expect(await list({ since: 200, until: 300 })).toEqual(['tried', 'd', 'c', 'b']);
    expect(await list({ since: 200, until: 300, limit: 2 })).toEqual(['tried', 'd']);
    expect(await list({})).toEqual(['after', 'tried', 'd', 'c', 'b', 'before']);
    expect(await list({ test: true })).toEqual(['test']);
  });
});
