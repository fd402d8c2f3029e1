import type { Calls, OwnerBooking } from '../../../../contract/owner-bookings.ts';
import { dateAt, daysAfter, wallIntervals, weekdayOf } from '../../../../domain/booking/zone-time.ts';

const DAYS_A_WEEK = 7;

/** Monday to Sunday around a day. */
export function weekOf(date: string): string[] {
  const monday = daysAfter(date, -((weekdayOf(date) + DAYS_A_WEEK - 1) % DAYS_A_WEEK));
  return Array.from({ length: DAYS_A_WEEK }, (_, index) => daysAfter(monday, index));
}

/** The instant, ISO 8601, at which the zone's clock shows this time on this day; null where it never does. */
export function instantOf(date: string, time: string, timeZone: string): string | null {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const at = hours * 60 + minutes;
  if (Number.isNaN(Date.parse(date)) || Number.isNaN(at)) return null;
  const [first] = wallIntervals(date, at, at + 1, timeZone);
  return first === undefined ? null : new Date(first.from).toISOString();
}

/** `15:30` on the zone's clock, as a field for times takes it. */
export function timeOf(iso: string, timeZone: string): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date(iso));
}

/** `3:30 PM` on the zone's clock, as the desk says times. */
export function clockOf(iso: string, timeZone: string): string {
  const parts = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', parts).format(new Date(iso)).replaceAll(/\s/gu, ' ');
}

export const dayOf = (iso: string, timeZone: string) => dateAt(Date.parse(iso), timeZone);

/** One thing in a day's plan, with its times as instants. */
export type PlanEntry =
  | { readonly kind: 'call'; readonly startsAt: string; readonly endsAt: string; readonly call: OwnerBooking }
  | {
      readonly kind: 'blocked';
      readonly startsAt: string;
      readonly endsAt: string;
      readonly id: string;
      readonly note: string;
    }
  /** The owner is busy by their own calendar. */
  | { readonly kind: 'busy'; readonly startsAt: string; readonly endsAt: string }
  | { readonly kind: 'free'; readonly startsAt: string; readonly endsAt: string };

/** Everything that touches a day, in its order; free times only where asked for. */
export function planOf(
  calls: Calls,
  date: string,
  { withFree, withGone }: { withFree: boolean; withGone: boolean },
): PlanEntry[] {
  const { timeZone, lengthMinutes } = calls;
  const isOn = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
    dayOf(startsAt, timeZone) <= date && date <= dateAt(Date.parse(endsAt) - 1, timeZone);
  const free = withFree ? calls.free : [];
  const entries: PlanEntry[] = [
    ...calls.calls
      .filter(({ status }) => withGone || status === 'booked' || status === 'held')
      .map((call) => ({ kind: 'call' as const, startsAt: call.startsAt, endsAt: call.endsAt, call })),
    ...calls.blocked.map((blocked) => ({ kind: 'blocked' as const, ...blocked })),
    ...calls.busy.map((busy) => ({ kind: 'busy' as const, ...busy })),
    ...free.map((startsAt) => ({
      kind: 'free' as const,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + lengthMinutes * 60_000).toISOString(),
    })),
  ];
  return entries.filter(isOn).toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** The call that comes that many places after the open one; the first or last where none is open. */
export function callAfter(ids: readonly string[], open: string | null, step: 1 | -1): string | null {
  const at = open === null ? -1 : ids.indexOf(open);
  if (at === -1) return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[at + step] ?? ids[at] ?? null;
}
