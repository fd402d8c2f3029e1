import type { Transaction } from 'kysely';
import type { SetAsideRow } from '../store/leads/set-aside.ts';
import { takeKeptTimes } from '../store/leads/blocked-times.ts';
import { insertBooking, lapseHolds } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import { acceptBooking } from './accept-booking.ts';
import { asideRecord, type AsideBooking } from './aside-booking.ts';
import type { BookingDeps } from './booking-deps.ts';
import { queueVisitorMail } from './booking-mails.ts';
import { requireUntaken } from './owner-calls.ts';

/**
 * Accepts a booking that was set aside, under the id that its visitor was told: with its lead, its delivery and its mails. Where the owner chose
 * another time, the visitor's mail says that the session was moved.
 * @throws Refusal if its time is past, taken or blocked
 */
export async function letInBooking(
  tx: Transaction<Database>,
  row: Pick<SetAsideRow, 'id' | 'created_at' | 'session_id' | 'device'>,
  form: AsideBooking,
  {
    now,
    timeZone,
    ownerEmail,
    publicUrl,
    managePath,
  }: Pick<BookingDeps, 'timeZone' | 'ownerEmail' | 'publicUrl'> & { managePath: string; now: number },
): Promise<void> {
  const booking = asideRecord(row, form);
  const { id, starts_at: from, ends_at: until } = booking;
  await lapseHolds(tx, now);
  await takeKeptTimes(tx, [id], now);
  await requireUntaken(tx, { from, until, now, except: id });
  const isMoved = from !== form.request.startsAt;
  const page = { managePath, publicUrl };
  const source = {
    sessionId: row.session_id,
    device: row.device,
    filtered: false,
    smsConsent: form.request.smsConsent,
  };
  const moment = { at: row.created_at, queuedAt: now, timeZone, ownerEmail, ...page, isMailed: !isMoved };
  const stored = { ...booking, lead_id: await acceptBooking(tx, booking, source, moment) };
  await insertBooking(tx, stored);
  if (isMoved) await queueVisitorMail(tx, { ...stored, changed_at: now }, page);
}
