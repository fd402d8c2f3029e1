import { z } from 'zod';
import type { Dashboard } from '../../contract/analytics.ts';
import { countedConversion } from '../../contract/conversions.ts';
import { pageTitle, recordedPath } from '../../contract/paths.ts';
import { readDashboard, type DashboardRows } from '../store/analytics/dashboard.ts';
import { addDays, daysBetween, mondayOf, startOfDay } from '../time/days.ts';
import type { Store } from '../store/engine/store.ts';
import type { Span } from './range.ts';

const conversionValue = z.union([z.string(), z.number()]);

interface Counts {
  visitors: number;
  pageViews: number;
  conversions: number;
}
type Day = Counts & { date: string };

function sum(days: readonly Counts[]): Counts {
  const total = { visitors: 0, pageViews: 0, conversions: 0 };
  for (const day of days) {
    total.visitors += day.visitors;
    total.pageViews += day.pageViews;
    total.conversions += day.conversions;
  }
  return total;
}

/** The days of the range in order, the ones without a visitor too. */
function listDays(rows: DashboardRows['days'], first: string, last: string): Day[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(first, last).map((date) => {
    const row = byDay.get(date);
    return {
      date,
      visitors: row?.visitors ?? 0,
      pageViews: row?.page_views ?? 0,
      conversions: row?.conversions ?? 0,
    };
  });
}

function listWeeks(days: readonly Day[]): Dashboard['weeklyStats'] {
  const weeks = Map.groupBy(days, (day) => mondayOf(day.date));
  return [...weeks].map(([weekStart, within]) => ({ weekStart, weekEnd: addDays(weekStart, 6), ...sum(within) }));
}

function listMonths(days: readonly Day[]): Dashboard['monthlyStats'] {
  const months = Map.groupBy(days, (day) => day.date.slice(0, 7));
  return [...months].map(([month, within]) => ({ month, year: Number(month.slice(0, 4)), ...sum(within) }));
}

/** Conversions over visitors in percent; 0 where nobody came. */
function conversionRate({ conversions, visitors }: Counts): number {
  return visitors === 0 ? 0 : (conversions / visitors) * 100;
}

/**
 * The dashboard of some days. Days, weeks (from Monday) and months are in calendar order and cut in
 * the site's time zone; a week or month at the edge holds only its days within the range, so that every list adds up to the totals.
 * Types, pages and titles are from lists of the site's own.
 */
export async function buildDashboard(
  { store, timeZone }: { store: Store; timeZone: string },
  { first, last }: Span,
): Promise<Dashboard> {
  const [since, until] = [startOfDay(first, timeZone), startOfDay(addDays(last, 1), timeZone)];
  const rows = await readDashboard(store.db, { first, last, since, until });
  const days = listDays(rows.days, first, last);
  const total = sum(days);
  return {
    totalVisitors: total.visitors,
    totalPageViews: total.pageViews,
    totalConversions: total.conversions,
    conversionRate: conversionRate(total),
    dailyStats: days,
    weeklyStats: listWeeks(days),
    monthlyStats: listMonths(days),
    recentConversions: rows.conversions.map(({ id, type, page, value, at }) => ({
      id,
      type: countedConversion(type),
      page: recordedPath(page),
      value: value === null ? null : conversionValue.parse(JSON.parse(value)),
      createdAt: new Date(at).toISOString(),
    })),
    topPages: rows.pages.map(({ path, views }) => ({ path, title: pageTitle(path), views })),
    topReferrers: rows.referrers.map(({ referrer, visitors }) => ({ referrer, count: visitors })),
  };
}
