import type { BookingRules } from '../../../content/booking.ts';
import { spansOfDay } from './daily-hours.ts';
import { dateAt, daysAfter, type Interval } from './zone-time.ts';
import { groupBy } from '../group-by.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The booking rules and the time zone of their hours. */
export interface BookingCalendar {
  readonly rules: BookingRules;
  readonly timeZone: string;
}

/** The present time and the bookings, which decide what slots are free. Epoch milliseconds. */
export interface Occupied {
  readonly now: number;
  readonly booked: readonly Interval[];
  /** Times at which no session is held: blocked by the owner, or busy in their own calendar (SPEC 19). */
  readonly blocked?: readonly Interval[];
}

export interface FreeDay {
  /** In the consultant's zone, `YYYY-MM-DD`. */
  readonly date: string;
  /** The start of each free slot, in order; epoch milliseconds. */
  readonly slots: readonly number[];
}

/** The start of each slot of a day, booked or free (SPEC 1-5). */
export function slotsOfDay({ rules, timeZone }: BookingCalendar, date: string): number[] {
  if (rules.blockedDays.includes(date)) return [];
  const lengthMs = rules.lengthMinutes * MINUTE_MS;
  return spansOfDay(rules.weeklyHours, date, timeZone).flatMap(({ from, until }) =>
    Array.from({ length: Math.floor((until - from) / lengthMs) }, (_, index) => from + index * lengthMs),
  );
}

/** The first and the last day that can be booked now (SPEC 7). */
export function bookableDays({ rules, timeZone }: BookingCalendar, now: number): { first: string; last: string } {
  const first = dateAt(now, timeZone);
  return { first, last: daysAfter(first, rules.daysAhead) };
}

/** Whether a time touches none of the others, but for their ends. */
export function isApart({ from, until }: Interval, others: readonly Interval[]): boolean {
  return others.every((other) => from >= other.until || until <= other.from);
}

function freeOnDay(
  { rules, timeZone }: BookingCalendar,
  date: string,
  { now, booked, blocked = [] }: Occupied,
): number[] {
  const lengthMs = rules.lengthMinutes * MINUTE_MS;
  const bufferMs = rules.bufferMinutes * MINUTE_MS;
  const earliest = now + rules.noticeHours * HOUR_MS;
  return slotsOfDay({ rules, timeZone }, date).filter(
    (start) =>
      start >= earliest &&
      booked.every(({ from, until }) => start >= until + bufferMs || start + lengthMs + bufferMs <= from) &&
      isApart({ from: start, until: start + lengthMs }, blocked),
  );
}

/** Every bookable day from `from` to `to`, with its free slots; a day may have none (SPEC 5-10). */
export function findFreeSlots(
  calendar: BookingCalendar,
  { from, to, ...occupied }: Occupied & { readonly from: string; readonly to: string },
): FreeDay[] {
  const { first, last } = bookableDays(calendar, occupied.now);
  const until = to < last ? to : last;
  const perDay = groupBy(occupied.booked, (booking) => dateAt(booking.from, calendar.timeZone));
  const days: FreeDay[] = [];
  for (let date = from > first ? from : first; date <= until; date = daysAfter(date, 1)) {
    const isFull = (perDay.get(date)?.length ?? 0) >= calendar.rules.dailyLimit;
    days.push({ date, slots: isFull ? [] : freeOnDay(calendar, date, occupied) });
  }
  return days;
}

/** Whether a session can begin at exactly this instant. */
export function isFree(calendar: BookingCalendar, startsAt: number, occupied: Occupied): boolean {
  const date = dateAt(startsAt, calendar.timeZone);
  return findFreeSlots(calendar, { ...occupied, from: date, to: date }).some(({ slots }) => slots.includes(startsAt));
}

/** The free slots nearest to an instant (SPEC 11). */
export function nearestFree(
  calendar: BookingCalendar,
  startsAt: number,
  { count, ...occupied }: Occupied & { readonly count: number },
): number[] {
  const { first, last } = bookableDays(calendar, occupied.now);
  const distance = (slot: number) => Math.abs(slot - startsAt);
  return (
    findFreeSlots(calendar, { ...occupied, from: first, to: last })
      .flatMap(({ slots }) => slots)
      // The sort is stable: of two slots equally near, the earlier one stays first.
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, count)
      .toSorted((a, b) => a - b)
  );
}
