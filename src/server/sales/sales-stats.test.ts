import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashboardRanges } from '../../contract/analytics.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { exampleSale, replaceSales } from '../../../test-support/data/sales.ts';
import { daysOfRange } from '../analytics/range.ts';
import { buildSalesStats } from './sales-stats.ts';
import { runs } from '../../../test-support/properties/soak.ts';

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const zones = [
  'America/New_York',
  'UTC',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
/** Shortly after clocks were set forward or back somewhere. */
const moments = ['2026-03-10T03:00:00Z', '2026-04-06T10:00:00Z', '2026-10-05T12:00:00Z', '2026-11-03T04:30:00Z'];

const saleArbitrary = (now: number) =>
  fc
    .record({
      // On the quarters of an hour, and one millisecond to either side: where days begin and end.
      soldAt: fc
        .tuple(fc.integer({ min: 0, max: (95 * DAY_MS) / QUARTER_MS }), fc.constantFrom(-1, 0, 1))
        .map(([quarters, off]) => now - (now % QUARTER_MS) - quarters * QUARTER_MS + off),
      product: fc.constantFrom('Website Build', 'Full CRM Buildout', 'Course, monthly'),
      paid: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 1_000_000 }) }, fc.constant(0)),
      refunded: fc.double({ min: 0, max: 1, noNaN: true }),
      lost: fc.double({ min: 0, max: 1, noNaN: true }),
      status: fc.constantFrom('completed', 'failed', 'refunded', 'disputed', 'needs_review', 'processing'),
      test: fc.boolean(),
    })
    .map(({ soldAt, product, paid, refunded, lost, status, test: isTest }) => {
      const refundedCents = Math.floor(paid * refunded);
      return exampleSale(soldAt, {
        product_name: product,
        status,
        amount_cents: Math.max(paid, 100),
        paid_cents: paid,
        refunded_cents: refundedCents,
        lost_cents: Math.floor((paid - refundedCents) * lost),
        test: Number(isTest),
      });
    });

type Sale = ReturnType<typeof exampleSale>;

/** The same figures as a person would make them with a calendar and a pencil. */
function reckon(sales: readonly Sale[], days: number, now: number, timeZone: string) {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const noon = Date.parse(`${calendar.format(now)}T12:00:00Z`);
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(noon - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  const dailySales = dates.map((date) => ({ date, sales: 0, revenue: 0 }));
  const products = new Map<string, { product: string; sales: number; revenue: number }>();
  for (const sale of sales) {
    const day = dailySales.find(({ date }) => date === calendar.format(sale.sold_at));
    if (day === undefined || sale.paid_cents === 0) continue;
    const product = products.get(sale.product_name) ?? { product: sale.product_name, sales: 0, revenue: 0 };
    products.set(sale.product_name, product);
    for (const figure of [day, product]) {
      figure.sales += 1;
      figure.revenue += (sale.paid_cents ?? 0) - (sale.refunded_cents ?? 0) - (sale.lost_cents ?? 0);
    }
  }
  const totalSales = dailySales.reduce((sum, { sales: count }) => sum + count, 0);
  const totalRevenue = dailySales.reduce((sum, { revenue }) => sum + revenue, 0);
  const averageOrderValue = totalSales === 0 ? 0 : Math.round(totalRevenue / totalSales);
  return { dailySales, products, totalSales, totalRevenue, averageOrderValue };
}

forEachEngine((engine) => {
  test('whatever was sold, refunded and lost, in any zone, the figures are those of a naive sum', async () => {
    const store = await engine.openStore();
    const scenario = fc.constantFrom(...moments).chain((moment) =>
      fc.record({
        now: fc.constant(Date.parse(moment)),
        sales: fc.array(saleArbitrary(Date.parse(moment)), { maxLength: 40 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        scenario,
        fc.constantFrom(...zones),
        fc.constantFrom(...dashboardRanges),
        fc.boolean(),
        async ({ now, sales }, timeZone, range, isTest) => {
          await replaceSales(store, sales);
          const deps = { store, clock: { now: () => now }, timeZone, test: isTest };
          const stats = await buildSalesStats(deps, daysOfRange(range, now, timeZone), { masked: true });
          const counted = sales.filter((sale) => sale.test === Number(isTest));
          const { products, ...expected } = reckon(counted, Number.parseInt(range, 10), now, timeZone);
          expect(stats).toMatchObject(expected);
          expect(new Map(stats.topProducts.map((row) => [row.product, row]))).toEqual(products);
          expect(stats.topProducts.map(({ revenue }) => revenue)).toEqual(
            stats.topProducts.map(({ revenue }) => revenue).toSorted((a, b) => b - a),
          );
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
