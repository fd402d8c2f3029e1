import type { Transaction } from 'kysely';
import type { SmsConsent } from '../../contract/consent.ts';
import type { FormSender } from '../requests/form-arrival.ts';
import { consentRecord } from '../leads/consent-record.ts';
import { storeLead, type Moment, type AcceptedForm } from '../leads/store-lead.ts';
import type { BookingRecord } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';
import { bookingFacts, bookingProps } from './booking-mails.ts';
import { tellOfBooking } from './booking-events.ts';

/** What a booking's lead needs beside the booking itself. */
export interface BookingSource extends FormSender {
  readonly smsConsent: SmsConsent | undefined;
}

/** The booking as a lead: kept, passed on to the CRM, confirmed by mail and counted. */
function acceptedBooking(
  booking: BookingRecord,
  { smsConsent }: BookingSource,
  where: { managePath: string; publicUrl: string; ownZone: string; isMailed: boolean },
): AcceptedForm {
  const { name, email, phone, notes, created_at: at } = booking;
  const fields = { phone, notes, startsAt: new Date(booking.starts_at).toISOString(), timeZone: booking.time_zone };
  const { phone: _phone, notes: _notes, ...time } = fields;
  const consent = consentRecord(smsConsent, at);
  return {
    kind: 'booking',
    name,
    email,
    fields: { ...fields, bookingId: booking.id, smsConsent: consent },
    consent,
    event: null,
    crm: {
      destination: 'crm',
      kind: 'booking',
      members: { name, email, ...(phone !== '' && { phone }), ...time, notes },
      source: booking.made_by === 'owner' ? 'Desk Booking' : 'Website Booking',
      formType: 'Strategy Session Booking',
    },
    mail: where.isMailed ? { template: 'booking-confirmed', props: bookingProps(booking, where) } : null,
    alert: { what: 'New booking', facts: bookingFacts(booking, where.ownZone) },
    // The site converted nobody whom the owner booked by hand.
    conversion: booking.made_by === 'owner' ? null : { type: 'booking', page: '/book' },
  };
}

/** Stores what a booking that stands brings with it: lead, delivery to the CRM, mails and conversion. Gives back the lead's id. */
export async function acceptBooking(
  tx: Transaction<Database>,
  booking: BookingRecord,
  source: BookingSource,
  moment: Moment & { readonly managePath: string; readonly publicUrl: string; readonly isMailed?: boolean },
): Promise<string> {
  const { managePath, publicUrl, timeZone, isMailed = true } = moment;
  const form = acceptedBooking(booking, source, { managePath, publicUrl, ownZone: timeZone, isMailed });
  const leadId = await storeLead(tx, form, { ...source, language: booking.language ?? 'en' }, moment);
  await tellOfBooking(tx, { ...booking, lead_id: leadId }, { what: 'made', at: moment.queuedAt ?? moment.at });
  return leadId;
}
