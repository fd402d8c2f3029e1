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
import { Refusal } from '../requests/refusal.ts';
import { listStanding } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';

const DAY_MS = 86_400_000;
const NEXT_FREE_COUNT = 4;

/** The times that are taken in the days that can be booked; `except` is a booking that is being moved. */
async function readOccupied(
  db: Kysely<Database>,
  { rules }: BookingCalendar,
  { now, except = null }: { now: number; except?: string | null },
): Promise<Occupied> {
  // Today's bookings count, those that are over as well.
  const span = { from: now - 2 * DAY_MS, until: now + (rules.daysAhead + 3) * DAY_MS };
  return { now, booked: await listStanding(db, { ...span, now, except }) };
}

/** The free times as they are told; without `from` and `to` all there are. */
export async function listFreeTimes(
  db: Kysely<Database>,
  calendar: BookingCalendar,
  { now, from, to }: { now: number; from?: string | undefined; to?: string | undefined },
): Promise<Slots> {
  const { first, last } = bookableDays(calendar, now);
  const occupied = await readOccupied(db, calendar, { now });
  const days = findFreeSlots(calendar, { ...occupied, from: from ?? first, to: to ?? last });
  return {
    timeZone: calendar.timeZone,
    lengthMinutes: calendar.rules.lengthMinutes,
    days: days.map(({ date, slots }) => ({ date, slots: slots.map((slot) => new Date(slot).toISOString()) })),
  };
}

/**
 * To be called in the transaction that takes the time: these run one after another, over all processes, so what is free here stays so.
 * @throws Refusal with the nearest free times where this one is not
 */
export async function requireFree(
  tx: Kysely<Database>,
  calendar: BookingCalendar,
  { startsAt, ...at }: { startsAt: number; now: number; except?: string | null },
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
