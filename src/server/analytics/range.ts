import type { DashboardRange } from '../../contract/analytics.ts';
import { addDays, dayOf } from '../time/days.ts';

const rangeDays: Readonly<Record<DashboardRange, number>> = { '7d': 7, '30d': 30, '90d': 90 };

/** The first and the last day of a range in the site's time zone; the last is today, which counts as one of them. */
export function daysOfRange(range: DashboardRange, now: number, timeZone: string): { first: string; last: string } {
  const last = dayOf(now, timeZone);
  return { first: addDays(last, 1 - rangeDays[range]), last };
}
