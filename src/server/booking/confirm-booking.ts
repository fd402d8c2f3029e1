import type { Booking } from '../../contract/booking-answers.ts';
import { changeBooking, findBooking, lapseHolds } from '../store/leads/bookings.ts';
import { admitBooker } from './admit-booker.ts';
import type { BookingAccess } from './booking-links.ts';
import { ownCalendar, type BookingDeps } from './booking-deps.ts';
import { cancelledBooking, pastBooking, presentChanged, requireAccess, unknownBooking } from './change-booking.ts';
import { requireFree } from './free-times.ts';
import { BOOKED_MAX_AGE_MS } from './own-busy/busy-calendar.ts';
import { readPending } from './pending-booking.ts';
import { acceptBooking } from './accept-booking.ts';

/**
 * Turns a held time into a booking, with its lead, mails and delivery; confirming twice changes nothing more. A hold that ran out is booked if
 * its time is still free.
 * @throws Refusal if the token is wrong, or the session is past or cancelled, or its time was booked by somebody else
 */
export async function confirmBooking(deps: BookingDeps, access: BookingAccess): Promise<Booking> {
  await requireAccess(deps, access);
  const { store, clock, timeZone, ownerEmail, publicUrl } = deps;
  const managePath = await deps.links.manage(access.id);
  const at = clock.now();
  const busy = await deps.busy.read(BOOKED_MAX_AGE_MS);
  const left = await store.write(async (tx) => {
    await lapseHolds(tx, at);
    const booking = await findBooking(tx, access.id);
    if (booking === null) throw unknownBooking;
    if (booking.status === 'booked') return booking;
    if (booking.status === 'cancelled' || booking.pending === null) throw cancelledBooking;
    if (booking.starts_at <= at) throw pastBooking;
    await requireFree(tx, ownCalendar(deps), { startsAt: booking.starts_at, now: at, busy, except: booking.id });
    if (deps.isLimited) await admitBooker(tx, booking, at);
    const moment = { at, timeZone, ownerEmail, managePath, publicUrl };
    const lead_id = await acceptBooking(tx, booking, readPending(booking.pending), moment);
    return changeBooking(tx, booking.id, { status: 'booked', lead_id, pending: null, changed_at: at });
  });
  return presentChanged(deps, left);
}
