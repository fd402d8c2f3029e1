import type { Transaction } from 'kysely';
import type { BookingRecord } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import { tell, withdrawEvents } from '../store/stream/tell.ts';

type Tx = Transaction<Database>;

/** What becomes of a booking; `moved` knows when it was before, `reminder` how far ahead it comes. */
export type BookingNews =
  | { readonly what: 'made' | 'cancelled' | 'no_show' }
  | { readonly what: 'moved'; readonly before: number }
  | { readonly what: 'reminder'; readonly ahead: 'day' | 'hour' };

const iso = (at: number) => new Date(at).toISOString();

/** Tells the event stream of a booking. Whoever has not confirmed it is nobody's lead yet, and is not told of. */
export async function tellOfBooking(
  tx: Tx,
  booking: BookingRecord,
  news: BookingNews & { readonly at: number; readonly notBefore?: number },
): Promise<void> {
  const { id, lead_id: leadId, name, email, phone, notes, time_zone: timeZone, made_by: madeBy } = booking;
  if (leadId === null) return;
  const times = { startsAt: iso(booking.starts_at), endsAt: iso(booking.ends_at), timeZone };
  const told = { id, leadId, ...times, name, email, phone: phone === '' ? null : phone, notes, madeBy };
  const { at, notBefore } = news;
  const moment = { of: { itemId: leadId }, leadId, at, notBefore };
  if (news.what === 'moved') {
    const thing = { booking: told, before: { startsAt: iso(news.before) } };
    await tell(tx, { ...moment, type: 'booking.moved', thing });
  } else if (news.what === 'reminder')
    await tell(tx, { ...moment, type: 'booking.reminder', thing: { booking: told, ahead: news.ahead } });
  else await tell(tx, { ...moment, type: `booking.${news.what}`, thing: { booking: told } });
  // A reminder of a time that it no longer has is not sent.
  if (news.what === 'moved' || news.what === 'cancelled')
    await withdrawEvents(tx, { itemId: leadId, types: ['booking.reminder'], since: 0 });
}
