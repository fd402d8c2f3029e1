import { UNDO_MS, type CancelBookings } from '../../contract/owner-bookings.ts';
import { changeBooking, findBooking } from '../store/leads/bookings.ts';
import type { BookingDeps } from './booking-deps.ts';
import { queueVisitorMail } from './booking-mails.ts';
import { untilSent } from '../requests/undo-window.ts';
import { keepTime } from './undo-change.ts';
import { tellOfBooking } from './booking-events.ts';
import { noteCallDeed } from './call-deeds.ts';

/**
 * Cancels several sessions for the owner; sessions that are over or cancelled stay as they are. For half a minute it can be undone: the
 * times are kept and the mails wait. Returns how many were cancelled.
 */
export async function cancelBookings(
  deps: Pick<BookingDeps, 'store' | 'clock' | 'links' | 'publicUrl'>,
  { ids, tell, by }: CancelBookings & { by: string | null },
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
      await noteCallDeed(tx, id, { deed: 'cancelled', by, at: now });
      await keepTime(tx, booking, { now, ms: UNDO_MS });
      await tellOfBooking(tx, changed, { what: 'cancelled', at: now, notBefore: untilSent(now) });
      // A visitor who did not confirm was never told that the session is booked.
      const about = { managePath, publicUrl, notBefore: untilSent(now) };
      if (tell && booking.status === 'booked') await queueVisitorMail(tx, changed, about);
      cancelled += 1;
    }
    return cancelled;
  });
}
