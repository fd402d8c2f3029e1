import type { Calls } from '../../contract/owner-bookings.ts';
import { daysAfter, wallIntervals } from '../../domain/booking/zone-time.ts';
import { listBlockedTimes } from '../store/leads/blocked-times.ts';
import { listWithin } from '../store/leads/bookings.ts';
import { ownCalendar, type BookingDeps } from './booking-deps.ts';
import { listFreeTimes } from './free-times.ts';
import { LISTED_MAX_AGE_MS } from './own-busy/busy-calendar.ts';
import { presentOwnerBooking } from './present-booking.ts';

const DAY_MINUTES = 24 * 60;
/** More calls than anybody can hold in six weeks; of a flood the first are shown. */
const CALLS_MAX = 1000;

const iso = (at: number) => new Date(at).toISOString();

/** The instant at which a day begins in the zone. */
function beginningOf(date: string, timeZone: string): number {
  return wallIntervals(date, 0, DAY_MINUTES, timeZone)[0]?.from ?? Date.parse(date);
}

/** What stands in the calendar from one day to another, both included, in the site's zone. */
export async function listCalls(
  deps: Pick<BookingDeps, 'store' | 'clock' | 'rules' | 'timeZone' | 'busy'>,
  { from, to }: { from: string; to: string },
): Promise<Calls> {
  const { clock, timeZone } = deps;
  const { db } = deps.store;
  const now = clock.now();
  const calendar = ownCalendar(deps);
  const span = { from: beginningOf(from, timeZone), until: beginningOf(daysAfter(to, 1), timeZone) };
  const calls = await listWithin(db, { ...span, limit: CALLS_MAX });
  const blocked = await listBlockedTimes(db, { ...span, now });
  const busy = await deps.busy.read(LISTED_MAX_AGE_MS);
  const { days } = await listFreeTimes(db, calendar, { now, busy, from, to });
  const standing = deps.busy.standing();
  return {
    timeZone,
    lengthMinutes: calendar.rules.lengthMinutes,
    calls: calls.map((call) => presentOwnerBooking(call, now)),
    blocked: blocked
      .filter(({ expires_at: expiresAt }) => expiresAt === null)
      .map(({ id, starts_at, ends_at, note }) => ({ id, startsAt: iso(starts_at), endsAt: iso(ends_at), note })),
    busy: busy
      .filter((time) => time.from < span.until && time.until > span.from)
      .map((time) => ({ startsAt: iso(time.from), endsAt: iso(time.until) })),
    ownCalendar: standing && {
      readAt: standing.readAt === null ? null : iso(standing.readAt),
      unread: standing.unread,
      failure: standing.failure?.reason ?? null,
    },
    free: days.flatMap(({ slots }) => slots),
  };
}
