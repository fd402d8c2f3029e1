import type { Transaction } from 'kysely';
import { site } from '../../../content/site.ts';
import { admitBooking, bookingCaps, type Booker } from '../../domain/booking/booking-caps.ts';
import { Refusal } from '../requests/refusal.ts';
import { mailboxOf } from '../outbox/mailbox.ts';
import { countMade, listOpen, type BookingRecord } from '../store/leads/bookings.ts';
import type { Database } from '../store/schema/schema.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const personHasEnough = new Refusal({
  kind: 'conflict',
  title: 'You have sessions booked already',
  detail: `${bookingCaps.openPerPerson} sessions are booked for this address or number. Please move or cancel one by the link in its mail, or write to ${site.email}.`,
});

const networkHasEnough = new Refusal({
  kind: 'conflict',
  title: 'Many sessions come from your network',
  detail: `Too many sessions were booked from your network. Please call ${site.phone.text} or write to ${site.email}, and we will find a time for you.`,
});

/** Telephone numbers are compared by their digits; a number of the United States may be written with its country code or without. */
function digitsOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** The person who made a booking, in the form in which people are compared. */
export function bookerOf({ email, phone, network }: Pick<BookingRecord, 'email' | 'phone' | 'network'>): Booker {
  return { mailbox: mailboxOf(email), phone: digitsOf(phone), network };
}

export interface Admitted {
  /** Whether the visitor must confirm it. */
  readonly isDoubtful: boolean;
  /** Whether it is the first one since which every visitor must confirm. */
  readonly isFirstOfMany: boolean;
}

/**
 * Checks the limits for the person and the network of a booking (SPEC 15-17). Must run in the transaction that stores the booking.
 * @throws Refusal if the person or the network has enough
 */
export async function admitBooker(
  tx: Transaction<Database>,
  booking: Pick<BookingRecord, 'id' | 'email' | 'phone' | 'network'>,
  now: number,
): Promise<Admitted> {
  const open = await listOpen(tx, { now, except: booking.id });
  const madeInHour = await countMade(tx, now - HOUR_MS);
  const madeByNetworkInDay = booking.network === null ? 0 : await countMade(tx, now - DAY_MS, booking.network);
  const admission = admitBooking(bookerOf(booking), { open: open.map(bookerOf), madeInHour, madeByNetworkInDay });
  if (admission === 'person has enough') throw personHasEnough;
  if (admission === 'network has enough') throw networkHasEnough;
  return { isDoubtful: admission === 'confirm first', isFirstOfMany: madeInHour === bookingCaps.madeAnHourUnasked };
}
