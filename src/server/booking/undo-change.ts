import type { Transaction } from 'kysely';
import { isApart } from '../../domain/booking/free-slots.ts';
import { dropExpiredBlocks, insertBlockedTime, takeKeptTimes } from '../store/leads/blocked-times.ts';
import { changeBooking, findBooking, lapseHolds, listStanding, type BookingRecord } from '../store/leads/bookings.ts';
import { withdrawDeliveries } from '../store/outbox/outbox.ts';
import type { Database } from '../store/schema/schema.ts';
import { UNDO_MARGIN_MS } from '../requests/undo-window.ts';
import type { BookingDeps } from './booking-deps.ts';
import { noteCallDeed } from './call-deeds.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import { withdrawEvents } from '../store/stream/tell.ts';

type Tx = Transaction<Database>;

const DAY_MS = 86_400_000;
/** Keeps the time of a call that the owner changes, so that nobody takes it while the change can be undone. */
export async function keepTime(
  tx: Tx,
  { id, starts_at, ends_at }: BookingRecord,
  { now, ms }: { now: number; ms: number },
): Promise<void> {
  await dropExpiredBlocks(tx, now);
  await insertBlockedTime(tx, {
    id: newRowId(),
    starts_at,
    ends_at,
    note: '',
    created_at: now,
    expires_at: now + ms + UNDO_MARGIN_MS,
    booking_id: id,
  });
}

/** How a call stood before the owner cancelled it: nobody has confirmed one that has no lead. */
function standingBefore({ lead_id }: BookingRecord): 'booked' | 'held' {
  return lead_id === null ? 'held' : 'booked';
}

/**
 * Undoes the owner's last move or cancellation of these calls, where its time to undo is not over: each is where it was, and the mail about the
 * change is not sent. Returns how many are as they were.
 */
export async function undoChanges(
  { store, clock }: Pick<BookingDeps, 'store' | 'clock'>,
  { ids, by }: { ids: readonly string[]; by: string | null },
): Promise<number> {
  const now = clock.now();
  return store.write(async (tx) => {
    await lapseHolds(tx, now);
    let undone = 0;
    for (const kept of await takeKeptTimes(tx, ids, now)) {
      const booking = kept.booking_id === null ? null : await findBooking(tx, kept.booking_id);
      if (booking === null) continue;
      const { starts_at, ends_at, created_at: since } = kept;
      const span = { from: starts_at - DAY_MS, until: ends_at };
      const others = await listStanding(tx, { ...span, now, except: booking.id });
      if (!isApart({ from: starts_at, until: ends_at }, others)) continue;
      const status = booking.status === 'cancelled' ? standingBefore(booking) : booking.status;
      await changeBooking(tx, booking.id, { starts_at, ends_at, status, changed_at: now });
      const kinds = ['mail_booking-cancelled', 'mail_booking-moved'];
      if (booking.lead_id !== null) {
        await withdrawDeliveries(tx, booking.lead_id, kinds, since);
        const types = ['booking.cancelled', 'booking.moved'] as const;
        await withdrawEvents(tx, { itemId: booking.lead_id, types, since });
      }
      await noteCallDeed(tx, booking.id, { deed: 'undone', by, at: now });
      undone += 1;
    }
    return undone;
  });
}
