import type { Dashboard } from '../../../contract/analytics.ts';
import { formatDay, formatMonth, formatWeek } from '../../ui/format-dates.ts';
import { percentOf } from '../../ui/format-figures.ts';

/** One day, week or month as a row; `ratePercent` is conversions for each hundred visitors. */
export interface PeriodRow {
  readonly key: string;
  readonly name: string;
  readonly visitors: number;
  readonly pageViews: number;
  readonly conversions: number;
  readonly ratePercent: number;
}

interface Counts {
  readonly visitors: number;
  readonly pageViews: number;
  readonly conversions: number;
}

function toRow(key: string, name: string, { visitors, pageViews, conversions }: Counts): PeriodRow {
  return { key, name, visitors, pageViews, conversions, ratePercent: percentOf(conversions, visitors) };
}

function newestFirst(rows: PeriodRow[]): PeriodRow[] {
  return rows.toSorted((a, b) => b.key.localeCompare(a.key));
}

/** The days, newest first. */
export function listDays(stats: Dashboard['dailyStats']): PeriodRow[] {
  return newestFirst(stats.map((day) => toRow(day.date, formatDay(day.date), day)));
}

/** The weeks, newest first. */
export function listWeeks(stats: Dashboard['weeklyStats']): PeriodRow[] {
  return newestFirst(stats.map((week) => toRow(week.weekStart, formatWeek(week.weekStart, week.weekEnd), week)));
}

/** The months, newest first. */
export function listMonths(stats: Dashboard['monthlyStats']): PeriodRow[] {
  return newestFirst(stats.map((month) => toRow(month.month, formatMonth(month.month), month)));
}
