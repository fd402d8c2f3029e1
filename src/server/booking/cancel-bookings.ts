import type { CancelBookings } from '../../contract/owner-bookings.ts';
import { changeBooking, findBooking } from '../store/leads/bookings.ts';
import type { BookingDeps } from './booking-deps.ts';
import { queueVisitorMail } from './booking-mails.ts';

/** Cancels several sessions for the owner and frees their times; sessions that are over or cancelled stay as they are. Returns how many were cancelled. */
export async function cancelBookings(
  deps: Pick<BookingDeps, 'store' | 'clock' | 'links' | 'publicUrl'>,
  { ids, tell }: CancelBookings,
): Promise<number> {
  const { store, clock, links, publicUrl } = deps;
  const now = clock.now();
  const paths = new Map(await Promise.all(ids.map(async (id) => [id, await links.manage(id)] as const)));
  return store.write(async (tx) => {
    let cancelled = 0;
    for (const [id, managePath] of paths) {
      const booking = await findBooking(tx, id);
      const isOpen = booking !== null && ['booked', 'held'].includes(booking.status) && booking.ends_at > now;
      if (!isOpen) continue;
      const changed = await changeBooking(tx, id, { status: 'cancelled', changed_at: now });
      // A visitor who did not confirm was never told that the session is booked.
      if (tell && booking.status === 'booked') await queueVisitorMail(tx, changed, { managePath, publicUrl });
      cancelled += 1;
    }
    return cancelled;
  });
}
