import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { salesSchema, salesStatsSchema } from '../../contract/sales.ts';
import type { App } from '../http/app.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { exampleSale, replaceSales } from '../../../test-support/data/sales.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const PASSWORD = 'open the door, please';
const HOUR_MS = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const real = { PAYMENTS: 'off' };

async function readStats(app: App, query = '', headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: `${apiPaths.salesStats}${query}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return salesStatsSchema.parse(answer.json());
}

async function readSales(app: App, query = '') {
  const answer = await app.inject({ url: `${apiPaths.sales}${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return salesSchema.parse(answer.json()).sales;
}

async function signIn(app: App): Promise<{ cookie: string }> {
  const answer = await app.inject({ method: 'POST', url: apiPaths.ownerSession, payload: { password: PASSWORD } });
  return { cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '' };
}

forEachEngine((engine) => {
  const open = async (settings: Record<string, string>) => {
    const clock = testClock();
    const store = await engine.openStore();
    const { app } = await openTestApp(settings, { store, clock });
    return { app, store, clock };
  };

  test('a site that has sold nothing has figures of zeros, every day listed', async () => {
    const { app } = await open(real);
    const empty = await readStats(app);
    expect(empty).toMatchObject({ totalSales: 0, totalRevenue: 0, averageOrderValue: 0, test: false });
    expect(empty.recentSales).toEqual([]);
    expect(empty.topProducts).toEqual([]);
    expect(empty.dailySales.map(({ date }) => date)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(await readSales(app)).toEqual([]);
  });

  test('a range is asked for as the dashboard’s is', async () => {
    const { app } = await open(real);
    for (const [query, days] of [
      ['?range=30d', 30],
      ['?range=90', 90],
      ['?range=7', 7],
      ['/7d', 7],
      ['/90', 90],
    ] as const)
      expect((await readStats(app, query)).dailySales, query).toHaveLength(days);
    expect((await app.inject({ url: `${apiPaths.salesStats}?range=8d` })).statusCode).toBe(422);
    expect((await app.inject({ url: `${apiPaths.salesStats}/forever` })).statusCode).toBe(422);
  });

  test('totals, products and days add up, net of refunds and lost disputes on the day of the sale', async () => {
    const { app, store } = await open(real);
    const crm = { product_name: 'Full CRM Buildout', amount_cents: 280_000, paid_cents: 280_000 };
    await replaceSales(store, [
      exampleSale(at('2026-11-21T11:00:00Z'), crm),
      // Sold at the last moment of the 20th in New York, refunded since.
      exampleSale(at('2026-11-21T04:59:59.999Z'), { status: 'partly_refunded', refunded_cents: 50_001 }),
      exampleSale(at('2026-11-20T12:00:00Z'), { ...crm, status: 'disputed', lost_cents: 280_000 }),
      exampleSale(at('2026-11-15T05:00:00Z'), { status: 'refunded', refunded_cents: 180_000 }),
      // Neither is in these seven days any more.
      exampleSale(at('2026-11-15T04:59:59.999Z')),
      exampleSale(at('2026-10-01T12:00:00Z')),
    ]);
    const week = await readStats(app);
    expect(week).toMatchObject({ totalSales: 4, totalRevenue: 409_999, averageOrderValue: 102_500 });
    expect(week.topProducts).toEqual([
      { product: 'Full CRM Buildout', sales: 2, revenue: 280_000 },
      { product: 'Website Build', sales: 2, revenue: 129_999 },
    ]);
    expect(week.dailySales.filter(({ sales }) => sales > 0)).toEqual([
      { date: '2026-11-15', sales: 1, revenue: 0 },
      { date: '2026-11-20', sales: 2, revenue: 129_999 },
      { date: '2026-11-21', sales: 1, revenue: 280_000 },
    ]);
    expect(await readStats(app, '?range=30d')).toMatchObject({ totalSales: 5, totalRevenue: 589_999 });
    expect(await readStats(app, '?range=90d')).toMatchObject({ totalSales: 6, totalRevenue: 769_999 });
  });

  test('what failed, is on its way or needs a review is listed with its state and never counted', async () => {
    const { app, store, clock } = await open(real);
    const unpaid = ['failed', 'processing', 'needs_review', 'cancelled'] as const;
    await replaceSales(
      store,
      unpaid.map((status, index) => exampleSale(clock.now() - index * HOUR_MS, { status, paid_cents: 0 })),
    );
    const stats = await readStats(app);
    expect(stats).toMatchObject({ totalSales: 0, totalRevenue: 0, topProducts: [] });
    expect(stats.recentSales.map(({ status, amount, netCents }) => [status, amount, netCents])).toEqual(
      unpaid.map((status) => [status, 180_000, 0]),
    );
  });

  test('the newest ten of the range are listed; the list of all is newest first and bounded', async () => {
    const { app, store, clock } = await open(real);
    const sales = Array.from({ length: 12 }, (_, hours) =>
      exampleSale(clock.now() - hours * HOUR_MS, { product_name: `No. ${hours}` }),
    );
    await replaceSales(store, [
      exampleSale(at('2026-01-01T00:00:00Z'), { product_name: 'Old' }),
      ...sales.toReversed(),
    ]);
    const names = sales.map(({ product_name }) => product_name);
    expect((await readStats(app)).recentSales.map(({ productName }) => productName)).toEqual(names.slice(0, 10));
    expect((await readSales(app)).map(({ productName }) => productName)).toEqual([...names, 'Old']);
    expect(await readSales(app, '?limit=3')).toHaveLength(3);
    expect((await app.inject({ url: `${apiPaths.sales}?limit=1001` })).statusCode).toBe(422);
    expect((await readSales(app))[0]).toEqual({
      id: sales[0]?.id,
      productName: 'No. 0',
      customerEmail: null,
      productType: 'service',
      status: 'completed',
      amount: 180_000,
      netCents: 180_000,
      test: false,
      createdAt: '2026-11-21T12:00:00.000Z',
    });
  });

  test('in test mode the figures are those of test sales, named as such; once payments are real or off they leave', async () => {
    const { app, store, clock } = await open({ PAYMENTS: 'test' });
    const sold = [
      exampleSale(clock.now(), { test: 1, customer_email: 'ada@example.com' }),
      exampleSale(clock.now() - 1, { amount_cents: 9700, paid_cents: 9700 }),
    ];
    await replaceSales(store, sold);
    const inTestMode = await readStats(app);
    expect(inTestMode).toMatchObject({ totalSales: 1, totalRevenue: 180_000, test: true });
    expect(inTestMode.recentSales.map((sale) => sale.test)).toEqual([true]);

    const { app: off } = await openTestApp(real, { store, clock });
    expect(await readStats(off)).toMatchObject({ totalSales: 1, totalRevenue: 9700, test: false });
    expect((await readSales(off)).map((sale) => sale.test)).toEqual([false]);
  });

  test('buyers’ addresses are masked for everybody but the owner', async () => {
    const { app, store, clock } = await open({ ...real, OWNER_PASSWORD: PASSWORD, DASHBOARDS: 'public' });
    await replaceSales(store, [
      exampleSale(clock.now(), { customer_email: 'ada@example.com' }),
      exampleSale(clock.now() - 1, { customer_email: '' }),
    ]);
    const masked = ['a***@***.com', null];
    expect((await readStats(app)).recentSales.map(({ customerEmail }) => customerEmail)).toEqual(masked);
    expect((await readSales(app)).map(({ customerEmail }) => customerEmail)).toEqual(masked);
    // An id may spell the name by chance.
    expect((await app.inject({ url: apiPaths.sales })).body).not.toMatch(/ada@|example/);
    const forOwner = await readStats(app, '', await signIn(app));
    expect(forOwner.recentSales.map(({ customerEmail }) => customerEmail)).toEqual(['ada@example.com', null]);

    const { app: noPassword } = await openTestApp(real, { store, clock });
    expect((await readStats(noPassword)).recentSales[0]?.customerEmail).toBe('a***@***.com');
  });

  test('with a password only the owner sees what was sold', async () => {
    const { app } = await open({ ...real, OWNER_PASSWORD: PASSWORD });
    for (const url of [apiPaths.sales, apiPaths.salesStats, `${apiPaths.salesStats}/7d`])
      expect((await app.inject({ url })).statusCode, url).toBe(401);
    expect((await readStats(app, '/7d', await signIn(app))).totalSales).toBe(0);
  });
});
