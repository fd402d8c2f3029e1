import { bookingCaps } from '../../domain/booking/booking-caps.ts';
import type { NoticeSource } from '../notices/notice-board.ts';
import { countMade } from '../store/leads/bookings.ts';
import type { BookingDeps } from './booking-deps.ts';

const HOUR_MS = 3_600_000;

/** Warns the owner while so many sessions are booked that each must be confirmed. */
export function manyBookingsNotice({
  store,
  clock,
  canAsk,
}: Pick<BookingDeps, 'store' | 'clock' | 'canAsk'>): NoticeSource {
  const follows = canAsk
    ? `Each new one holds its time for ${bookingCaps.holdMinutes} minutes until the visitor confirms it by mail.`
    : 'With a mail server (SMTP_URL) each new one would have to be confirmed by mail.';
  return async () => {
    const made = await countMade(store.db, clock.now() - HOUR_MS);
    if (made < bookingCaps.madeAnHourUnasked) return [];
    return [
      {
        id: 'many-bookings',
        severity: 'warning',
        title: `${made} sessions were booked within an hour`,
        detail: `Somebody may be filling your calendar. ${follows} Under Calls you can cancel several at once.`,
        link: { label: 'Open the bookings', path: '/admin?tab=bookings#lists' },
      },
    ];
  };
}
