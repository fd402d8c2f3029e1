import type { Transaction } from 'kysely';
import type { Booking } from '../../contract/booking-answers.ts';
import { Refusal } from '../requests/refusal.ts';
import { changeBooking, findBooking, lapseHolds, type BookingRecord } from '../store/leads/bookings.ts';
import { deleteSetAside } from '../store/leads/set-aside.ts';
import type { Database } from '../store/schema/schema.ts';
import { changeAsideTime, findAsideBooking } from './aside-booking.ts';
import type { BookingAccess } from './booking-links.ts';
import { ownCalendar, type BookingDeps } from './booking-deps.ts';
import { queueChangeMails } from './booking-mails.ts';
import { requireFree } from './free-times.ts';
import { BOOKED_MAX_AGE_MS } from './own-busy/busy-calendar.ts';
import { presentBooking } from './present-booking.ts';
import { tellOfBooking } from './booking-events.ts';

const MINUTE_MS = 60_000;

export const unknownBooking = new Refusal({
  kind: 'unknown',
  title: 'No such booking',
  detail: 'There is no booking under this link. Please use the whole link from the mail.',
});

export const pastBooking = new Refusal({
  kind: 'conflict',
  title: 'This session is past',
  detail: 'It has begun already, so it cannot be changed any more. Please book a new one.',
});

export const cancelledBooking = new Refusal({
  kind: 'conflict',
  title: 'This session was cancelled',
  detail: 'Its time is free again, so it cannot be moved. Please book a new one.',
});

const notConfirmed = new Refusal({
  kind: 'conflict',
  title: 'This session is not confirmed',
  detail: 'Please confirm it first, or book another time.',
});

/** An unknown id and a wrong token get the same answer. */
export async function requireAccess({ links }: BookingDeps, { id, token }: BookingAccess): Promise<void> {
  if (!(await links.verify(id, token))) throw unknownBooking;
}

export async function presentChanged(
  { links, publicUrl, clock }: BookingDeps,
  booking: BookingRecord,
): Promise<Booking> {
  return presentBooking(booking, { managePath: await links.manage(booking.id), publicUrl, now: clock.now() });
}

/** @throws Refusal if the token is not the booking's */
export async function readBooking(deps: BookingDeps, access: BookingAccess): Promise<Booking> {
  await requireAccess(deps, access);
  const { db } = deps.store;
  const booking = (await findBooking(db, access.id)) ?? (await findAsideBooking(db, access.id));
  if (booking === null) throw unknownBooking;
  return presentChanged(deps, booking);
}

/** What a change works with, inside its transaction. */
interface Change {
  readonly tx: Transaction<Database>;
  readonly booking: BookingRecord;
  /** Whether it is set aside: it takes no time, and nobody is told of it. */
  readonly isAside: boolean;
  readonly now: number;
}

/** Changes a booking by its link, and mails the visitor and the owner. A change that returns null leaves the booking as it is. */
async function changeByLink(
  deps: BookingDeps,
  access: BookingAccess,
  change: (of: Change) => Promise<{ changed: BookingRecord; isTold: boolean } | null>,
): Promise<Booking> {
  await requireAccess(deps, access);
  const managePath = await deps.links.manage(access.id);
  const now = deps.clock.now();
  const left = await deps.store.write(async (tx) => {
    const stored = await findBooking(tx, access.id);
    const booking = stored ?? (await findAsideBooking(tx, access.id));
    if (booking === null) throw unknownBooking;
    const made = await change({ tx, booking, isAside: stored === null, now });
    if (made === null) return booking;
    if (made.isTold) await queueChangeMails(tx, made.changed, { ...deps, managePath, before: booking.starts_at });
    return made.changed;
  });
  return presentChanged(deps, left);
}

/** Cancels a booking and frees its time. Cancelling it again changes nothing and sends no mail. */
export async function cancelBooking(deps: BookingDeps, access: BookingAccess): Promise<Booking> {
  return changeByLink(deps, access, async ({ tx, booking, isAside, now }) => {
    if (booking.status === 'cancelled' || booking.status === 'lapsed') return null;
    if (booking.starts_at <= now) throw pastBooking;
    if (isAside) {
      await deleteSetAside(tx, [booking.id]);
      return { changed: { ...booking, status: 'cancelled', sequence: 1, changed_at: now }, isTold: false };
    }
    const changed = await changeBooking(tx, booking.id, { status: 'cancelled', changed_at: now });
    await tellOfBooking(tx, changed, { what: 'cancelled', at: now });
    // Only the visitor knew of a held booking.
    return { changed, isTold: booking.status !== 'held' };
  });
}

/**
 * Moves a booking to a free time and frees its old one, in one step. Moving it to its own time changes nothing.
 * @throws Refusal with the nearest free times if the new one is not free
 */
export async function moveBooking(deps: BookingDeps, access: BookingAccess, startsAt: number): Promise<Booking> {
  await requireAccess(deps, access);
  const busy = await deps.busy.read(BOOKED_MAX_AGE_MS);
  return changeByLink(deps, access, async ({ tx, booking, isAside, now }) => {
    if (booking.status === 'cancelled') throw cancelledBooking;
    if (booking.status !== 'booked') throw notConfirmed;
    if (booking.starts_at <= now) throw pastBooking;
    if (booking.starts_at === startsAt) return null;
    const calendar = ownCalendar(deps);
    await lapseHolds(tx, now);
    await requireFree(tx, calendar, { startsAt, now, busy, except: booking.id });
    const times = { starts_at: startsAt, ends_at: startsAt + calendar.rules.lengthMinutes * MINUTE_MS };
    if (isAside) {
      await changeAsideTime(tx, booking.id, { startsAt });
      return { changed: { ...booking, ...times, sequence: 1, changed_at: now }, isTold: false };
    }
    const changed = await changeBooking(tx, booking.id, { ...times, changed_at: now });
    await tellOfBooking(tx, changed, { what: 'moved', before: booking.starts_at, at: now });
    return { changed, isTold: true };
  });
}
