import type { BookingRequest } from '../../contract/booking.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import type { BookingRecord } from '../store/leads/bookings.ts';
import type { Language } from '../../contract/languages.ts';

const MINUTE_MS = 60_000;

/** Instants are epoch milliseconds. */
interface Made {
  /** A new one unless it is given. */
  readonly id?: string;
  readonly lengthMinutes: number;
  readonly network: string | null;
  readonly at: number;
  readonly madeBy: BookingRecord['made_by'];
  /** English unless it is given. */
  readonly language?: Language | null | undefined;
}

/** A booking that stands, not yet stored. */
export function newBooking(
  request: Pick<BookingRequest, 'name' | 'email' | 'phone' | 'notes' | 'startsAt' | 'timeZone'>,
  { id = newRowId(), lengthMinutes, network, at, madeBy, language }: Made,
): BookingRecord {
  const { name, email, phone, notes, startsAt, timeZone } = request;
  return {
    id,
    lead_id: null,
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
    held_until: null,
    pending: null,
    network,
    may_overlap: 0,
    made_by: madeBy,
    language: language === 'es' ? 'es' : null,
    no_show_at: null,
    day_reminded: null,
    hour_reminded: null,
  };
}
