import { expect, test } from 'vitest';
import { admitBooking, bookingCaps, type Booker } from './booking-caps.ts';

const ada: Booker = { mailbox: 'ada@example.com', phone: '2145550142', network: 'home' };
const quiet = { madeInHour: 0, madeByNetworkInDay: 0 };

/** Bookings of as many people, each from a network of their own unless one is given. */
function strangers(count: number, network?: string): Booker[] {
  return Array.from({ length: count }, (_, index) => ({
    mailbox: `p${index}@example.com`,
    phone: '',
    network: network ?? `net${index}`,
  }));
}

test('a person, identified by mailbox or number, has at most three open sessions (SPEC 15)', () => {
  const sameMailbox = { ...ada, phone: '', network: 'elsewhere' };
  const sameNumber = { ...ada, mailbox: 'other@example.com', network: 'elsewhere' };
  expect(admitBooking(ada, { ...quiet, open: [sameMailbox, sameNumber] })).toBe('book');
  expect(admitBooking(ada, { ...quiet, open: [sameMailbox, sameNumber, ada] })).toBe('person has enough');
});

test('a hold lasts half an hour (SPEC 18)', () => {
  expect(bookingCaps.holdMinutes).toBe(30);
});

test('people with different numbers are different people (SPEC 15)', () => {
  const others = strangers(4).map((one, index) => ({ ...one, phone: `214555014${index + 3}` }));
  expect(admitBooking(ada, { ...quiet, open: others })).toBe('book');
});

test('people without a number are not the same person (SPEC 15)', () => {
  const nameless = { ...ada, phone: '' };
  expect(admitBooking(nameless, { ...quiet, open: strangers(4) })).toBe('book');
});

test('a network has at most twenty open sessions, and sixty bookings a day (SPEC 16)', () => {
  expect(admitBooking(ada, { ...quiet, open: strangers(20, 'home') })).toBe('network has enough');
  expect(admitBooking(ada, { ...quiet, open: strangers(20) })).toBe('book');
  expect(admitBooking(ada, { open: [], madeInHour: 0, madeByNetworkInDay: 60 })).toBe('network has enough');
  const unknown = { ...ada, network: null };
  expect(admitBooking(unknown, { ...quiet, open: strangers(20).map((one) => ({ ...one, network: null })) })).toBe(
    'book',
  );
});

test('the sixth booking from a network, and the thirteenth within an hour, must be confirmed first (SPEC 17)', () => {
  expect(admitBooking(ada, { ...quiet, open: strangers(4, 'home') })).toBe('book');
  expect(admitBooking(ada, { ...quiet, open: strangers(5, 'home') })).toBe('confirm first');
  expect(admitBooking(ada, { open: [], madeInHour: 11, madeByNetworkInDay: 0 })).toBe('book');
  expect(admitBooking(ada, { open: [], madeInHour: 12, madeByNetworkInDay: 0 })).toBe('confirm first');
});
