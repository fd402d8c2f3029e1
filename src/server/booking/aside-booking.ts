import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { smsConsentSchema } from '../../contract/consent.ts';
import type { Judgement } from '../../domain/spam/signs.ts';
import { findSetAside, insertSetAside, rewriteForm, type SetAsideRow } from '../store/leads/set-aside.ts';
import type { BookingRecord } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import type { BookingSource } from './accept-booking.ts';
import { newBooking } from './new-booking.ts';

type Tx = Transaction<Database>;

const KIND = 'booking';
const MINUTE_MS = 60_000;

/** A booking that looks like spam, as it is kept; instants are epoch milliseconds. */
export const asideBookingSchema = z.object({
  kind: z.literal(KIND),
  request: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    notes: z.string(),
    startsAt: z.number(),
    timeZone: z.string(),
    smsConsent: smsConsentSchema.optional(),
  }),
  lengthMinutes: z.number(),
  network: z.string().nullable(),
  language: z.literal('es').nullable().default(null),
  /** The time that the owner chose in place of one that is not free any more. */
  otherTime: z.number().nullable(),
});

export type AsideBooking = z.infer<typeof asideBookingSchema>;

/** A booking as the text that is kept of it. */
export function asideText(booking: BookingRecord, smsConsent: BookingSource['smsConsent']): string {
  const { name, email, phone, notes, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone, network } = booking;
  const language = booking.language === 'es' ? 'es' : null;
  const form: AsideBooking = {
    kind: KIND,
    request: { name, email, phone, notes, startsAt, timeZone, smsConsent },
    lengthMinutes: (endsAt - startsAt) / MINUTE_MS,
    network,
    language,
    otherTime: null,
  };
  return JSON.stringify(form);
}

/**
 * Sets a booking aside: it takes no time, and nothing is delivered, mailed or counted. Whoever comes later can book the time, and the owner who
 * lets it in hears of that.
 */
export async function setBookingAside(
  tx: Tx,
  booking: BookingRecord,
  { smsConsent, sessionId, device, judgement }: BookingSource & { readonly judgement: Judgement },
): Promise<void> {
  const { id, name, email, created_at: at } = booking;
  const { score, reasons } = judgement;
  const form = asideText(booking, smsConsent);
  await insertSetAside(tx, { id, kind: KIND, name, email, form, score, reasons, sessionId, device, at });
}

/** The booking as it would stand; its holder's link and its calendar file tell of it alike. */
export function asideRecord(
  { id, created_at: at }: Pick<SetAsideRow, 'id' | 'created_at'>,
  { request, lengthMinutes, network, language, otherTime }: AsideBooking,
): BookingRecord {
  const startsAt = otherTime ?? request.startsAt;
  return newBooking({ ...request, startsAt }, { id, lengthMinutes, network, at, madeBy: 'visitor', language });
}

export function readAsideBooking({ form }: Pick<SetAsideRow, 'form'>): AsideBooking {
  return asideBookingSchema.parse(JSON.parse(form));
}

/** A booking that was set aside, as its holder was told of it; null where there is none. */
export async function findAsideBooking(db: Kysely<Database>, id: string): Promise<BookingRecord | null> {
  const row = await findSetAside(db, id);
  return row?.kind === KIND ? asideRecord(row, { ...readAsideBooking(row), otherTime: null }) : null;
}

/** Notes another time for a booking that is set aside: the visitor's own choice, or the owner's beside it. */
export async function changeAsideTime(
  tx: Tx,
  id: string,
  time: { readonly startsAt: number } | { readonly otherTime: number | null },
): Promise<void> {
  const row = await findSetAside(tx, id);
  if (row === null) return;
  const { request, ...rest } = readAsideBooking(row);
  const changed =
    'startsAt' in time
      ? { ...rest, request: { ...request, startsAt: time.startsAt }, otherTime: null }
      : { ...rest, request, otherTime: time.otherTime };
  await rewriteForm(tx, id, JSON.stringify(changed));
}
