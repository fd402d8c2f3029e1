import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '../../contract/booking.ts';
import { answerOnce, type Answer } from '../idempotency.ts';
import type { FormArrival } from '../leads/form-arrival.ts';
import { keepConsent } from '../leads/keep-consent.ts';
import { storeLead, type TakenForm } from '../leads/store-lead.ts';
import { insertBooking, type BookingRecord } from '../store/bookings.ts';
import { ownCalendar, type BookingDeps } from './booking-deps.ts';
import { bookingFacts, bookingProps } from './booking-mails.ts';
import { requireFree } from './free-times.ts';
import { presentBooking } from './present-booking.ts';

const MINUTE_MS = 60_000;

function newBooking(request: BookingRequest, lengthMinutes: number, at: number): Omit<BookingRecord, 'lead_id'> {
  const { name, email, phone, notes, startsAt, timeZone } = request;
  return {
    id: randomUUID(),
    name,
    email,
    phone,
    notes,
    starts_at: startsAt,
    ends_at: startsAt + lengthMinutes * MINUTE_MS,
    time_zone: timeZone,
    status: 'booked',
    sequence: 0,
    created_at: at,
    changed_at: at,
  };
}

/** The booking as a lead: kept, passed on to the CRM, confirmed by mail and counted. */
function takenBooking(
  booking: Omit<BookingRecord, 'lead_id'>,
  { smsConsent }: Pick<BookingRequest, 'smsConsent'>,
  where: { managePath: string; publicUrl: string; ownZone: string },
): TakenForm {
  const { name, email, phone, notes, created_at: at } = booking;
  const fields = { phone, notes, startsAt: new Date(booking.starts_at).toISOString(), timeZone: booking.time_zone };
  const { phone: _phone, notes: _notes, ...time } = fields;
  return {
    kind: 'booking',
    name,
    email,
    fields: { ...fields, bookingId: booking.id, smsConsent: keepConsent(smsConsent, at) },
    crm: {
      destination: 'crm',
      kind: 'booking',
      members: { name, email, ...(phone !== '' && { phone }), ...time, notes },
      source: 'Website Booking',
      formType: 'Strategy Session Booking',
    },
    mail: { template: 'booking-confirmed', props: bookingProps({ ...booking, lead_id: '' }, where) },
    alert: { what: 'New booking', facts: bookingFacts(booking, where.ownZone) },
    conversion: { type: 'booking', page: '/book' },
  };
}

/**
 * Takes a free time: the booking, its lead, its delivery to the CRM, its mails and its conversion together or not at all; 201 once they are
 * on disk.
 * @throws ProblemError 409 with the nearest free times where this one is not free
 */
export async function bookSession(deps: BookingDeps, request: BookingRequest, arrival: FormArrival): Promise<Answer> {
  const { store, clock, timeZone, ownerEmail, links, publicUrl } = deps;
  const at = clock.now();
  const calendar = ownCalendar(deps);
  const booking = newBooking(request, calendar.rules.lengthMinutes, at);
  const where = { managePath: await links.manage(booking.id), publicUrl };
  return store.write((tx) =>
    answerOnce(tx, arrival.idempotent, async () => {
      await requireFree(tx, calendar, { startsAt: request.startsAt, now: at });
      const form = takenBooking(booking, request, { ...where, ownZone: timeZone });
      const stored = { ...booking, lead_id: await storeLead(tx, form, arrival, { at, timeZone, ownerEmail }) };
      await insertBooking(tx, stored);
      return { status: 201, body: presentBooking(stored, where) };
    }),
  );
}
