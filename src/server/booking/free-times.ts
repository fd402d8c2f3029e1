import type { Kysely } from 'kysely';
import { SLOT_TAKEN_TITLE, type Slots } from '../../contract/booking-answers.ts';
import {
  bookableDays,
  findFreeSlots,
  isFree,
  nearestFree,
  type BookingCalendar,
  type Occupied,
} from '../../domain/booking/free-slots.ts';
import type { Interval } from '../../domain/booking/zone-time.ts';
import { Refusal } from '../requests/refusal.ts';
import { listBlockedTimes } from '../store/leads/blocked-times.ts';
import { listStanding } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import { namesOfZone } from './zone-names.ts';

const DAY_MS = 86_400_000;
const NEXT_FREE_COUNT = 4;

/** When free times are looked for, and what the database does not know of. */
interface Looked {
  readonly now: number;
  /** The busy times of the owner's own calendar. */
  readonly busy: readonly Interval[];
}

/** The booked times of the days that can be booked, without the booking `except`, which is being moved. */
export async function readOccupied(
  db: Kysely<Database>,
  { rules }: BookingCalendar,
  { now, busy, except = null }: Looked & { except?: string | null },
): Promise<Occupied> {
  // A session of today that is over counts towards the day's limit.
  const span = { from: now - 2 * DAY_MS, until: now + (rules.daysAhead + 3) * DAY_MS };
  const kept = await listBlockedTimes(db, { ...span, now });
  return {
    now,
    booked: await listStanding(db, { ...span, now, except }),
    // What keeps the time of the call that is being moved does not stand in its way.
    blocked: kept
      .filter(({ booking_id: id }) => id === null || id !== except)
      .map(({ starts_at: from, ends_at: until }) => ({ from, until }))
      .concat(busy),
  };
}

/** The free times from one day to another; without `from` and `to`, all of them. */
export async function listFreeTimes(
  db: Kysely<Database>,
  calendar: BookingCalendar,
  { from, to, ...looked }: Looked & { from?: string | undefined; to?: string | undefined },
): Promise<Slots> {
  return freeTimesOf(calendar, await readOccupied(db, calendar, looked), { from, to });
}

/** The free times beside those that are taken. */
export function freeTimesOf(
  calendar: BookingCalendar,
  occupied: Occupied,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined } = {},
): Slots {
  const { first, last } = bookableDays(calendar, occupied.now);
  const days = findFreeSlots(calendar, { ...occupied, from: from ?? first, to: to ?? last });
  return {
    timeZone: calendar.timeZone,
    timeZoneNames: namesOfZone(calendar.timeZone),
    lengthMinutes: calendar.rules.lengthMinutes,
    days: days.map(({ date, slots }) => ({ date, slots: slots.map((slot) => new Date(slot).toISOString()) })),
  };
}

/**
 * Must run in the transaction that books the time: such transactions run one after another, over all processes, so the time stays free.
 * @throws Refusal with the nearest free times if this one is not free
 */
export async function requireFree(
  tx: Kysely<Database>,
  calendar: BookingCalendar,
  { startsAt, ...at }: Looked & { startsAt: number; except?: string | null },
): Promise<void> {
  const occupied = await readOccupied(tx, calendar, at);
  if (isFree(calendar, startsAt, occupied)) return;
  const nextFree = nearestFree(calendar, startsAt, { ...occupied, count: NEXT_FREE_COUNT });
  throw new Refusal({
    kind: 'conflict',
    title: SLOT_TAKEN_TITLE,
    detail:
      nextFree.length === 0
        ? 'This time cannot be booked any more, and no other is free at the moment.'
        : 'Somebody was quicker, or it is too soon now. Please choose another time.',
    extra: { nextFree: nextFree.map((slot) => new Date(slot).toISOString()) },
  });
}
