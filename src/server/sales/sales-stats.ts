import type { SalesStats } from '../../contract/sales.ts';
import type { Span } from '../analytics/range.ts';
import type { Clock } from '../time/clock.ts';
import type { Config } from '../config/config.ts';
import { addDays, startOfDay } from '../time/days.ts';
import { listSales, type DayProductSales } from '../store/orders/sales-figures.ts';
import type { Store } from '../store/engine/store.ts';
import { cutDays, sumInSteps } from './days-of-sales.ts';
import { presentSale } from './present-sale.ts';

const RECENT_SALES = 10;
const TOP_PRODUCTS = 20;

interface Sum {
  readonly sales: number;
  readonly revenueCents: number;
}

export interface SalesDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly timeZone: string;
  /** Whether the figures are those of test sales, since no real payments are on. */
  readonly test: boolean;
}

/**
 * The figures show test sales while the test provider is on, and real sales otherwise. They are never added up together, so that a test sale is never
 * mistaken for money.
 */
export function showsTestSales({ payments }: Pick<Config, 'payments'>): boolean {
  return payments === 'test';
}

function sum(rows: readonly Sum[] = []): Sum {
  const total = { sales: 0, revenueCents: 0 };
  for (const { sales, revenueCents } of rows) {
    total.sales += sales;
    total.revenueCents += revenueCents;
  }
  return total;
}

/** As the dashboard's answer names it. */
function presentSum({ sales, revenueCents: revenue }: Sum): { sales: number; revenue: number } {
  return { sales, revenue };
}

/** Sorts by revenue, then by count, then by name. */
function rankProducts(rows: readonly DayProductSales[]): SalesStats['topProducts'] {
  return [...Map.groupBy(rows, (row) => row.product)]
    .map(([product, of]) => ({ product, ...presentSum(sum(of)) }))
    .toSorted((a, b) => b.revenue - a.revenue || b.sales - a.sales || a.product.localeCompare(b.product))
    .slice(0, TOP_PRODUCTS);
}

/**
 * What was sold in some days, cut in the site's time zone. Totals, products and days are made of the same
 * rows, so they add up; a refund or a lost dispute is taken from the day of its sale.
 */
export async function buildSalesStats(
  { store, timeZone, test }: Omit<SalesDeps, 'clock'>,
  { first, last }: Span,
  { masked }: { masked: boolean },
): Promise<SalesStats> {
  const cuts = cutDays(first, last, timeZone);
  const [rows, recent] = await Promise.all([
    sumInSteps(store.db, cuts, { test }),
    listSales(store.db, {
      test,
      since: startOfDay(first, timeZone),
      until: startOfDay(addDays(last, 1), timeZone),
      limit: RECENT_SALES,
    }),
  ]);
  const byDay = Map.groupBy(rows, (row) => row.day);
  const total = sum(rows);
  return {
    totalSales: total.sales,
    totalRevenue: total.revenueCents,
    averageOrderValue: total.sales === 0 ? 0 : Math.round(total.revenueCents / total.sales),
    recentSales: recent.map((sale) => presentSale(sale, { masked })),
    topProducts: rankProducts(rows),
    dailySales: cuts.map(({ day }) => ({ date: day, ...presentSum(sum(byDay.get(day))) })),
    test,
  };
}
