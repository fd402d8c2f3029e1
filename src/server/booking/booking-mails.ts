import type { Transaction } from 'kysely';
import { queueMail, queueOwnerAlert } from '../outbox/queue-mail.ts';
import type { MailProps } from '../outbox/mail-schemas.ts';
import { momentInZone } from '../time/moment-in-zone.ts';
import type { BookingRecord } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import { calendarFileOf, minutesOf } from './present-booking.ts';
import { pathIn } from '../../contract/languages.ts';
import { languageFacts } from '../words/language-facts.ts';

/** The props of every mail about a booking. */
export function bookingProps(
  booking: BookingRecord,
  { managePath, publicUrl }: { managePath: string; publicUrl: string },
): MailProps<'booking-confirmed'> {
  const path = pathIn(booking.language ?? 'en', managePath);
  return {
    name: booking.name,
    startsAt: booking.starts_at,
    lengthMinutes: minutesOf(booking),
    visitorTimeZone: booking.time_zone,
    manageUrl: path,
    ics: calendarFileOf(booking, `${publicUrl}${path}`, booking.email),
  };
}

/** The lines of an alert about a booking, with times in the owner's zone. */
export function bookingFacts(
  {
    starts_at,
    phone,
    notes,
    language,
  }: Pick<BookingRecord, 'starts_at' | 'phone' | 'notes'> & { language?: BookingRecord['language'] },
  timeZone: string,
): [label: string, value: string][] {
  return [
    ['When', momentInZone(starts_at, timeZone)],
    ...(phone === '' ? [] : [['Phone', phone] satisfies [string, string]]),
    ...languageFacts(language),
    ...(notes === '' ? [] : [['Notes', notes] satisfies [string, string]]),
  ];
}

/** Queues the mail that asks the visitor to confirm; only this mail has the link. */
export async function queueConfirmationRequest(
  tx: Transaction<Database>,
  booking: BookingRecord & { held_until: number },
  managePath: string,
): Promise<void> {
  const { email, held_until: heldUntil, created_at: at } = booking;
  const { ics: _none, ...props } = bookingProps(booking, { managePath, publicUrl: '' });
  await queueMail(tx, {
    template: 'booking-unconfirmed',
    to: email,
    props: { ...props, heldUntil },
    language: booking.language,
    leadId: null,
    at,
  });
}

/** Queues the reminders of a session to both sides, in the transaction that notes them. */
export async function queueReminders(
  tx: Transaction<Database>,
  booking: BookingRecord,
  about: { managePath: string; publicUrl: string; timeZone: string; ownerEmail: string | null; at: number },
): Promise<void> {
  const { ownerEmail, timeZone, at, ...paths } = about;
  const { lead_id: leadId, name, email, phone, starts_at: startsAt, language } = booking;
  const { ics: _none, ...props } = bookingProps(booking, paths);
  await queueMail(tx, { template: 'booking-reminder', to: email, props, leadId, at, language });
  if (ownerEmail === null) return;
  const facts = bookingFacts(booking, timeZone);
  const alert = { what: 'Strategy session soon', who: { name, email, phone }, facts, until: startsAt };
  await queueMail(tx, { template: 'call-reminder', to: ownerEmail, props: alert, leadId, at });
}

/** Queues the visitor's mail about a move or a cancellation. */
export async function queueVisitorMail(
  tx: Transaction<Database>,
  booking: BookingRecord,
  { notBefore, ...about }: { managePath: string; publicUrl: string; notBefore?: number },
): Promise<void> {
  const { lead_id: leadId, changed_at: at, email, status, language } = booking;
  const template = status === 'cancelled' ? 'booking-cancelled' : 'booking-moved';
  await queueMail(tx, { template, to: email, props: bookingProps(booking, about), leadId, at, notBefore, language });
}

/** Queues the visitor's and the owner's mails about a move or a cancellation, in the transaction of the change. */
export async function queueChangeMails(
  tx: Transaction<Database>,
  booking: BookingRecord,
  about: { managePath: string; publicUrl: string; timeZone: string; ownerEmail: string | null; before: number },
): Promise<void> {
  const { ownerEmail, timeZone, before } = about;
  const isCancelled = booking.status === 'cancelled';
  const { lead_id: leadId, changed_at: at, name, email, phone } = booking;
  await queueVisitorMail(tx, booking, about);
  const was: [string, string][] = isCancelled ? [] : [['Was', momentInZone(before, timeZone)]];
  await queueOwnerAlert(
    tx,
    { ownerEmail },
    {
      about: 'booking',
      what: isCancelled ? 'Booking cancelled' : 'Booking moved',
      who: { name, email, phone },
      facts: [...bookingFacts(booking, timeZone), ...was],
      leadId,
      at,
    },
  );
}
