import type { DashboardRange } from '../../contract/analytics.ts';
import type { Against, DaysAsked } from '../../contract/days-asked.ts';
import { addDays, dayOf, daysBetween, startOfDay } from '../time/days.ts';

/** Days in a row, `YYYY-MM-DD` in the site's time zone, both included. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

const rangeDays: Readonly<Record<DashboardRange, number>> = { '7d': 7, '30d': 30, '90d': 90 };
const DAYS_OF_52_WEEKS = 364;

/** The days of a range; the last is today, which counts as one of them. */
export function daysOfRange(range: DashboardRange, now: number, timeZone: string): Span {
  const last = dayOf(now, timeZone);
  return { first: addDays(last, 1 - rangeDays[range]), last };
}

/** The days that are asked for. Of days that are still to come the last is today. */
export function daysAsked({ range, from, to }: DaysAsked, now: number, timeZone: string): Span {
  if (from === undefined || to === undefined) return daysOfRange(range, now, timeZone);
  const today = dayOf(now, timeZone);
  const last = to < today ? to : today;
  return { first: from < last ? from : last, last };
}

/** As many days as the span has, with which it is compared. */
export function daysAgainst(span: Span, against: Against = 'before'): Span {
  const count = daysBetween(span.first, span.last).length;
  if (against === 'before') return { first: addDays(span.first, -count), last: addDays(span.first, -1) };
  const first = against === 'year' ? addDays(span.first, -DAYS_OF_52_WEEKS) : against;
  return { first, last: addDays(first, count - 1) };
}

/** A part of a day, from one instant until another. */
export interface PartOfDay {
  readonly day: string;
  readonly from: number;
  readonly until: number;
}

/** The part of the earlier last day that is as long as what has passed of today; null where the span is over. */
export function equalPart(before: Span, { last }: Span, now: number, timeZone: string): PartOfDay | null {
  if (last !== dayOf(now, timeZone)) return null;
  const from = startOfDay(before.last, timeZone);
  const passed = now - startOfDay(last, timeZone);
  // A day on which clocks are set forward is shorter than what may have passed of today.
  return { day: before.last, from, until: Math.min(from + passed, startOfDay(addDays(before.last, 1), timeZone)) };
}
