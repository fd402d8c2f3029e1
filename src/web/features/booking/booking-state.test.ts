import { expect, test } from 'vitest';
import { advance, initialBooking, type BookingAction, type BookingState } from './booking-state.ts';

const noon = '2026-11-30T17:00:00.000Z';
const later = '2026-11-30T18:00:00.000Z';
const failure = { title: 'No answer came.', reason: 'Please check the connection and press again.' };
const booked = {
  booking: {
    id: 'b1',
    startsAt: noon,
    lengthMinutes: 30,
    timeZone: 'America/New_York',
    status: 'held',
    heldUntil: later,
  },
  email: 'dana@example.com',
  phone: '',
} as const;

function after(...actions: BookingAction[]): BookingState {
  return actions.reduce(advance, initialBooking(null));
}

test('a booking begins with the time and the zone of its draft', () => {
  const values = { name: 'Dana', email: '', phone: '', notes: '', wantsTexts: false };
  const state = initialBooking({ values, startsAt: noon, zone: 'America/Denver', attempt: null, replaces: [] });
  expect(state).toEqual({ startsAt: noon, zone: 'America/Denver', nextFree: null, failure: null, booked: null });
});

test('choosing another time clears the failure and the nearest free times', () => {
  const taken = after({ type: 'time-taken', nextFree: [later] }, { type: 'failed', failure });
  expect(advance(taken, { type: 'time-chosen', startsAt: later })).toMatchObject({
    startsAt: later,
    failure: null,
    nextFree: null,
  });
});

test('a chosen time that is taken is no longer chosen, and the nearest free ones are offered', () => {
  const state = after({ type: 'time-chosen', startsAt: noon }, { type: 'failed', failure });
  expect(advance(state, { type: 'time-taken', nextFree: [later] })).toMatchObject({
    startsAt: null,
    failure: null,
    nextFree: [later],
  });
});

test('the nearest free times stay while no time is chosen', () => {
  const state = after({ type: 'time-taken', nextFree: [later] }, { type: 'time-chosen', startsAt: null });
  expect(state.nextFree).toEqual([later]);
});

test('sending again clears the failure and keeps the chosen time', () => {
  const failed = after({ type: 'time-chosen', startsAt: noon }, { type: 'failed', failure });
  expect(failed.failure).toBe(failure);
  expect(advance(failed, { type: 'sent' })).toMatchObject({ startsAt: noon, failure: null });
});

test('an accepted booking clears everything but the zone', () => {
  const state = after(
    { type: 'zone-chosen', zone: 'America/Denver' },
    { type: 'time-chosen', startsAt: noon },
    { type: 'failed', failure },
    { type: 'accepted', booked },
  );
  expect(state).toEqual({ startsAt: null, zone: 'America/Denver', nextFree: null, failure: null, booked });
});

test('clearing keeps the zone only', () => {
  const accepted = after({ type: 'zone-chosen', zone: 'America/Denver' }, { type: 'accepted', booked });
  expect(advance(accepted, { type: 'cleared' })).toEqual({ ...initialBooking(null), zone: 'America/Denver' });
});
