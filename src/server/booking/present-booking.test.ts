import { expect, test } from 'vitest';
import { bookingRow } from '../../../test-support/data/bookings.ts';
import { bookingFacts } from './booking-mails.ts';
import { pendingText, readPending } from './pending-booking.ts';
import { presentBooking, presentOwnerBooking } from './present-booking.ts';

const startsAt = Date.UTC(2026, 10, 30, 15);
const now = startsAt - 3_600_000;

test.each([
  ['booked', null, 'booked', null],
  ['cancelled', null, 'cancelled', null],
  ['held', now + 1, 'held', new Date(now + 1).toISOString()],
  ['held', now, 'lapsed', null],
  ['lapsed', now - 1, 'lapsed', null],
] as const)('a booking that is stored as %s, held until %j, is %s', (status, held_until, shown, heldUntil) => {
  const booking = bookingRow({ starts_at: startsAt, status, held_until });
  expect(presentOwnerBooking(booking, now)).toMatchObject({ status: shown, heldUntil });
});

test('a session is past from the moment it begins', () => {
  const isPastAt = (at: number) => {
    const shown = { managePath: '/book?booking=b1.token', publicUrl: 'https://hallway.example', now: at };
    return presentBooking(bookingRow({ starts_at: startsAt }), shown).isPast;
  };
  expect(isPastAt(startsAt - 1)).toBe(false);
  expect(isPastAt(startsAt)).toBe(true);
});

test('an alert has the telephone number and the notes that were left', () => {
  const when = ['When', 'Mon, Nov 30, 10:00 AM EST'];
  const facts = (phone: string, notes: string) =>
    bookingFacts({ starts_at: startsAt, phone, notes }, 'America/New_York');
  expect(facts('', '')).toEqual([when]);
  expect(facts('(214) 555-0142', '')).toEqual([when, ['Phone', '(214) 555-0142']]);
  expect(facts('', 'Slow')).toEqual([when, ['Notes', 'Slow']]);
});

test('a held booking keeps the session and the consent for its lead, which counts like any other', () => {
  const source = { sessionId: 'session_1_abcdefghi', smsConsent: undefined, filtered: true };
  expect(readPending(pendingText(source))).toEqual({ ...source, filtered: false });
});
