import { expect, test, vi } from 'vitest';
import type { OwnerBooking } from '../../../../contract/owner-bookings.ts';
import { nameCall, nameHold } from './name-call.ts';
import { isToCome, nameStanding, sameNetwork, uniqueById } from './owner-bookings.ts';

const booking: OwnerBooking = {
  id: 'b1',
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '',
  notes: '',
  startsAt: '2026-11-24T15:00:00.000Z',
  endsAt: '2026-11-24T15:30:00.000Z',
  timeZone: 'America/Denver',
  status: 'booked',
  heldUntil: null,
  network: 'n1',
  createdAt: '2026-11-20T15:00:00.000Z',
  leadId: 'lead-1',
  madeBy: 'visitor',
  noShow: false,
};
const before = Date.parse('2026-11-24T15:29:00.000Z');
const after = Date.parse('2026-11-24T15:30:00.000Z');

test('a booked or held session can be cancelled until it is over', () => {
  expect([isToCome(booking, before), isToCome(booking, after)]).toEqual([true, false]);
  expect(isToCome({ ...booking, status: 'held' }, before)).toBe(true);
  for (const status of ['cancelled', 'lapsed'] as const) expect(isToCome({ ...booking, status }, before)).toBe(false);
});

test('a session’s status is shown in words', () => {
  expect([nameStanding(booking, before), nameStanding(booking, after)]).toEqual(['Booked', 'Over']);
  expect(nameStanding({ ...booking, status: 'held' }, before)).toBe('Not confirmed yet');
  expect(nameStanding({ ...booking, status: 'lapsed' }, before)).toBe('Never confirmed');
});

test('bookings from one network are found together, and a booking without a network is in no group', () => {
  const other = { ...booking, id: 'b2' };
  const elsewhere = { ...booking, id: 'b3', network: 'n2' };
  expect(sameNetwork(booking, [booking, other, elsewhere])).toEqual(['b1', 'b2']);
  expect(sameNetwork({ network: null }, [booking])).toEqual([]);
});

test('a call to which nobody came says so, one made by hand too, and one that waits says until when', () => {
  vi.useFakeTimers({ now: before, toFake: ['Date'] });
  expect(nameCall({ ...booking, noShow: true }, after)).toBe('Nobody came');
  expect(nameCall({ ...booking, madeBy: 'owner' }, before)).toBe('Booked, by hand');
  const held: OwnerBooking = { ...booking, status: 'held', heldUntil: '2026-11-20T15:30:00.000Z' };
  expect(nameHold(held, before, 'America/New_York')).toContain('kept until Nov 20, 10:30 AM.');
  expect([nameHold(held, after, 'America/New_York'), nameHold(booking, before, 'America/New_York')]).toEqual([
    null,
    null,
  ]);
});

test('a booking that moved to a later page while the list was read stands once, where it stood first', () => {
  const other = { ...booking, id: 'b2' };
  const cancelled = { ...booking, status: 'cancelled' as const };
  expect(uniqueById([booking, other, cancelled])).toEqual([cancelled, other]);
});
