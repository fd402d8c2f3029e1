import { expect, test } from 'vitest';
import { advance, initialManaged, type ManagedAction, type ManagedState } from './managed-state.ts';

const startsAt = '2026-11-30T17:00:00.000Z';
const booking = {
  id: 'b1',
  startsAt,
  lengthMinutes: 30,
  timeZone: 'America/New_York',
  status: 'booked',
  heldUntil: null,
  isPast: false,
  manageUrl: '/book?booking=b1.token',
  ics: '',
  calendars: null,
} as const;
const failure = { title: 'Nothing was changed.', reason: 'Please try again.' };

function after(...actions: ManagedAction[]): ManagedState {
  return actions.reduce(advance, initialManaged);
}

test('a load ends unknown, failed with its reason, or can be started again', () => {
  expect(after({ type: 'not-found' }).managed).toEqual({ state: 'unknown' });
  const failed = after({ type: 'load-failed', reason: 'The server cannot be reached.' });
  expect(failed.managed).toEqual({ state: 'failed', reason: 'The server cannot be reached.' });
  expect(advance(failed, { type: 'load-started' }).managed).toEqual({ state: 'loading' });
});

test('a change replaces the booking, shows what was done, and clears failure and nearest free times', () => {
  const trouble = after(
    { type: 'loaded', booking },
    { type: 'shown', view: 'moving' },
    { type: 'time-taken', nextFree: [startsAt] },
    { type: 'change-failed', failure },
  );
  expect(trouble).toMatchObject({ view: 'moving', failure, nextFree: [startsAt] });
  const moved = { ...booking, startsAt: '2026-12-01T17:00:00.000Z' };
  expect(advance(trouble, { type: 'changed', booking: moved, view: 'moved' })).toEqual({
    managed: { state: 'ready', booking: moved },
    view: 'moved',
    failure: null,
    nextFree: null,
  });
});

test('another try clears the failure and keeps the booking, the view and the nearest free times', () => {
  const failed = after(
    { type: 'loaded', booking },
    { type: 'shown', view: 'moving' },
    { type: 'time-taken', nextFree: [startsAt] },
    { type: 'change-failed', failure },
  );
  expect(advance(failed, { type: 'change-started' })).toEqual({ ...failed, failure: null });
});
