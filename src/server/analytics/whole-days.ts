import type { WholeDay } from '../store/analytics/daily-cuts.ts';
import { addDays, dayOf, daysBetween, startOfDay } from '../time/days.ts';
import { STILL_TOLD_MS } from './live-cuts.ts';

/** Days before today that a request counts itself while the sweep has not: their hours are remembered. */
const RECENT_DAYS = 2;

/** All days from the first of these to `last`, which may have no figures and still hold what came without a browser. */
export function daysSince(rows: readonly { readonly day: string }[], last: string): { readonly day: string }[] {
  const first = rows.reduce((earliest, { day }) => (day < earliest ? day : earliest), last);
  return daysBetween(first, last).map((day) => ({ day }));
}

/** Days with the instants between which each lasts, in order. */
export function wholeDays(rows: readonly { readonly day: string }[], timeZone: string): WholeDay[] {
  return rows
    .map(({ day }) => ({ day, from: startOfDay(day, timeZone), until: startOfDay(addDays(day, 1), timeZone) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Whether a day is over for good. */
export const isOverAt =
  (now: number) =>
  ({ until }: WholeDay) =>
    until + STILL_TOLD_MS <= now;

/** Of days that have not been counted, which a request counts now, and which are left to the sweep. */
export function splitUncounted(
  days: readonly WholeDay[],
  now: number,
  timeZone: string,
): { live: WholeDay[]; pending: WholeDay[] } {
  const since = addDays(dayOf(now, timeZone), -RECENT_DAYS);
  const { live = [], pending = [] } = Object.groupBy(days, ({ day }) => (day >= since ? 'live' : 'pending'));
  return { live, pending };
}
