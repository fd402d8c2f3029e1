import { expect, test } from 'vitest';
import { describeReplay, nameState, nameTypes } from './name-event.ts';

test('a destination says what it takes and how it stands', () => {
  expect(nameTypes([])).toBe('Everything');
  expect(nameTypes(['deal.taken'])).toBe('A deal taken');
  expect(nameTypes(['deal.taken', 'order.paid', 'order.failed'])).toBe('A deal taken and 2 more');
  expect(
    [
      { isOn: false, pausedFor: 'gone' as const },
      { isOn: true, pausedFor: 'denied' as const },
      { isOn: true, pausedFor: null },
    ].map(nameState),
  ).toEqual(['Off', 'Paused', 'On']);
});

test('a replay says how far it is', () => {
  const days = { from: '2026-11-21T00:00:00.000Z', until: '2026-11-22T00:00:00.000Z' };
  expect(describeReplay(null)).toBe('');
  expect(describeReplay({ ...days, queued: 1200, isOver: false })).toBe(
    'Sending an earlier period again: 1,200 events so far.',
  );
  expect(describeReplay({ ...days, queued: 1, isOver: true })).toBe('1 event of an earlier period was sent again.');
  expect(describeReplay({ ...days, queued: 0, isOver: true })).toBe('0 events of an earlier period were sent again.');
});
