import { expect, test } from 'vitest';
import type { Calls, OwnerBooking } from '../../../../contract/owner-bookings.ts';
import { callAfter, clockOf, instantOf, planOf, timeOf, weekOf } from './calls-days.ts';

const NEW_YORK = 'America/New_York';

test('a week goes from Monday to Sunday, over the end of a year too', () => {
  expect(weekOf('2026-11-30')[0]).toBe('2026-11-30');
  expect(weekOf('2026-12-06')).toEqual(weekOf('2026-11-30'));
  expect(weekOf('2027-01-01')).toEqual(expect.arrayContaining(['2026-12-28', '2027-01-03']));
});

test('a time of the clock is an instant, over daylight saving; one that is skipped is none, the first of two is taken', () => {
  expect(instantOf('2026-11-30', '15:30', NEW_YORK)).toBe('2026-11-30T20:30:00.000Z');
  expect(instantOf('2026-07-01', '15:30', NEW_YORK)).toBe('2026-07-01T19:30:00.000Z');
  expect(instantOf('2026-03-08', '02:30', NEW_YORK)).toBeNull();
  expect(instantOf('2026-11-01', '01:30', NEW_YORK)).toBe('2026-11-01T05:30:00.000Z');
  for (const [date, time] of [
    ['', '10:00'],
    ['2026-11-30', ''],
    ['soon', '10:00'],
  ] as const)
    expect(instantOf(date, time, NEW_YORK)).toBeNull();
  expect(timeOf('2026-11-30T20:30:00.000Z', NEW_YORK)).toBe('15:30');
  expect(clockOf('2026-11-30T20:30:00.000Z', NEW_YORK)).toBe('3:30 PM');
});

const call = (id: string, startsAt: string, more: Partial<OwnerBooking> = {}): OwnerBooking => ({
  id,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  notes: '',
  timeZone: NEW_YORK,
  status: 'booked',
  heldUntil: null,
  network: null,
  createdAt: startsAt,
  leadId: 'lead-1',
  madeBy: 'visitor',
  noShow: false,
  ...more,
});

const calls: Calls = {
  timeZone: NEW_YORK,
  lengthMinutes: 30,
  calls: [
    call('late', '2026-12-01T02:00:00.000Z'),
    call('noon', '2026-11-30T17:00:00.000Z'),
    call('gone', '2026-11-30T16:00:00.000Z', { status: 'cancelled' }),
  ],
  blocked: [{ id: 'b', startsAt: '2026-11-29T12:00:00.000Z', endsAt: '2026-12-01T05:00:00.000Z', note: 'Away' }],
  busy: [{ startsAt: '2026-11-30T18:00:00.000Z', endsAt: '2026-11-30T19:00:00.000Z' }],
  ownCalendar: null,
  free: ['2026-11-30T20:00:00.000Z', '2026-12-02T20:00:00.000Z'],
};

test('a day’s plan has all that touches it by the zone’s clock, in order; what is gone and free where asked for', () => {
  const kinds = (date: string, withAll: boolean) =>
    planOf(calls, date, { withFree: withAll, withGone: withAll }).map((entry) =>
      entry.kind === 'call' ? entry.call.id : entry.kind,
    );
  expect(kinds('2026-11-30', true)).toEqual(['blocked', 'gone', 'noon', 'busy', 'free', 'late']);
  expect(kinds('2026-11-30', false)).toEqual(['blocked', 'noon', 'busy', 'late']);
  // The blocked time ends as the day begins.
  expect(kinds('2026-12-01', true)).toEqual([]);
});

test('the next and the last call are found from the open one, and the ends stay', () => {
  const ids = ['a', 'b'];
  expect([callAfter(ids, null, 1), callAfter(ids, null, -1)]).toEqual(['a', 'b']);
  expect([callAfter(ids, 'a', 1), callAfter(ids, 'b', 1), callAfter(ids, 'a', -1)]).toEqual(['b', 'b', 'a']);
  expect(callAfter([], null, 1)).toBeNull();
});
