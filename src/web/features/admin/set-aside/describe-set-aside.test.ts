import { expect, test } from 'vitest';
import { countForms, describeCall, describeDecided, describeRestored } from './describe-set-aside.ts';

test('what was decided is said with how many it concerns, and that it waits', () => {
  expect([countForms(1), countForms(1200)]).toEqual(['1 form', '1,200 forms']);
  expect(describeDecided('let_in', { decided: 2, notFree: 0 })).toBe('2 forms will be let in within half a minute.');
  expect(describeDecided('remove', { decided: 1, notFree: 0 })).toBe('1 form will be removed within half a minute.');
});

test('what was decided elsewhere, or too long ago, is said too', () => {
  expect(describeDecided('let_in', { decided: 0, notFree: 0 })).toBe('Somebody has decided about this already.');
  expect([describeRestored(0), describeRestored(3)]).toEqual([
    'It was too late to take that back.',
    'Taken back for 3 forms.',
  ]);
});

test('a booking whose time is not free is said to be left, and how its time stands', () => {
  expect(describeDecided('let_in', { decided: 0, notFree: 1 })).toBe(
    'The time of one booking is not free any more: please choose another time for it.',
  );
  expect(describeDecided('let_in', { decided: 1, notFree: 2 })).toBe(
    '1 form will be let in within half a minute. The times of 2 bookings are not free any more: please choose other times for them.',
  );
  const call = { startsAt: '2026-11-24T15:00:00.000Z', nextFree: ['2026-11-24T16:00:00.000Z'] };
  const tell = (more: Partial<Parameters<typeof describeCall>[0]>) =>
    describeCall({ ...call, state: 'taken', ...more }, 'Nov 24, 10:00 AM');
  expect(tell({ state: 'free', nextFree: [] })).toBe(
    'A call on Nov 24, 10:00 AM. The time is free as long as nobody else books it.',
  );
  expect(tell({})).toContain('is taken by now. Let it in at another time');
  expect(tell({ state: 'past', nextFree: [] })).toContain('is past, and no other time is free');
});
