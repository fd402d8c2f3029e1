import type { Trend, TrendPeriod } from '../../contract/trend.ts';
import { daysAgainst, equalPart, type PartOfDay, type Span } from '../analytics/range.ts';
import { readDays } from '../store/analytics/dashboard.ts';
import { countPartOfDay } from '../store/analytics/part-of-day.ts';
import { daysBetween } from '../time/days.ts';
import { cutDays, sumInSteps } from './days-of-sales.ts';
import type { SalesDeps } from './sales-stats.ts';

type Totals = TrendPeriod['totals'];

function addUp(days: TrendPeriod['days'], pageViews: number | null): Totals {
  const totals: Totals = { visitors: 0, pageViews, conversions: 0, sales: 0, revenueCents: 0 };
  for (const day of days) {
    totals.visitors += day.visitors;
    totals.conversions += day.conversions;
    totals.sales += day.sales;
    totals.revenueCents += day.revenueCents;
  }
  return totals;
}

interface CountedDay {
  readonly day: string;
  readonly visitors: number;
  readonly pageViews: number | null;
  readonly conversions: number;
}

/** What was counted and sold in a span, of whose last day only a part may count. */
async function readPeriod(
  { store: { db }, timeZone, test }: SalesDeps,
  { first, last }: Span,
  part: PartOfDay | null,
): Promise<TrendPeriod> {
  const cuts = cutDays(first, last, timeZone).map((cut) =>
    cut.day === part?.day ? { ...cut, until: part.until } : cut,
  );
  const [rows, partly, sold] = await Promise.all([
    readDays(db, { first, last }),
    part === null ? null : countPartOfDay(db, part),
    sumInSteps(db, cuts, { test }),
  ]);
  const counted: CountedDay[] = rows
    .filter(({ day }) => day !== part?.day)
    .map(({ page_views: pageViews, ...row }) => ({ ...row, pageViews }));
  if (part !== null && partly !== null) counted.push({ day: part.day, ...partly });
  const byDay = new Map(counted.map((row) => [row.day, row]));
  const soldByDay = Map.groupBy(sold, ({ day }) => day);
  const days = daysBetween(first, last).map((date) => {
    const { visitors = 0, conversions = 0 } = byDay.get(date) ?? {};
    const sales = soldByDay.get(date) ?? [];
    return {
      date,
      visitors,
      conversions,
      sales: sales.reduce((sum, row) => sum + row.sales, 0),
      revenueCents: sales.reduce((sum, row) => sum + row.revenueCents, 0),
    };
  });
  const pageViews = counted.reduce<number | null>(
    (sum, row) => (sum === null || row.pageViews === null ? null : sum + row.pageViews),
    0,
  );
  return { from: first, to: last, days, totals: addUp(days, pageViews) };
}

/**
 * A span beside an earlier one of as many days. While the span's last day is not over, the earlier last day counts for as much time as has passed of
 * it, so that the two can be compared.
 */
export async function buildTrend(deps: SalesDeps, span: Span, before: Span = daysAgainst(span)): Promise<Trend> {
  const at = deps.clock.now();
  const part = equalPart(before, span, at, deps.timeZone);
  const [now, earlier] = await Promise.all([readPeriod(deps, span, null), readPeriod(deps, before, part)]);
  const behindMs = await deps.store.figuresBehindMs();
  return {
    now,
    before: earlier,
    countedUntil: part === null ? null : new Date(at).toISOString(),
    behindSeconds: behindMs === null ? null : Math.ceil(behindMs / 1000),
    test: deps.test,
  };
}
