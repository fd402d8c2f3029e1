import { expect, test } from 'vitest';
import { emptyBooking, keysToReplace, readBookingDraft, type BookingDraft } from './booking-draft.ts';

const content = { name: 'Ada', startsAt: '2026-11-30T15:00:00.000Z' };
const draft = (more: Partial<BookingDraft>): BookingDraft => ({
  values: emptyBooking,
  startsAt: content.startsAt,
  zone: null,
  attempt: null,
  replaces: [],
  ...more,
});

test('an attempt whose answer was lost is replaced by other content, not by the same once more', () => {
  expect(keysToReplace(draft({}), content)).toEqual([]);
  const attempt = { key: 'first', body: JSON.stringify({ ...content, replaces: [] }) };
  expect(keysToReplace(draft({ attempt }), content)).toEqual([]);
  const other = { ...content, startsAt: '2026-11-30T16:00:00.000Z' };
  expect(keysToReplace(draft({ attempt }), other)).toEqual(['first']);
  const second = { key: 'second', body: JSON.stringify({ ...other, replaces: ['first'] }) };
  expect(keysToReplace(draft({ attempt: second, replaces: ['first'] }), other)).toEqual(['first']);
  expect(keysToReplace(draft({ attempt: second, replaces: ['first'] }), content)).toEqual(['first', 'second']);
});

test('no more keys are kept than the server takes, the latest of them; of a stored draft only texts', () => {
  const replaces = ['1', '2', '3', '4', '5'];
  expect(keysToReplace(draft({ attempt: { key: '6', body: '{}' }, replaces }), content)).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  expect(readBookingDraft({ ...draft({}), replaces: ['a', 1, null] })?.replaces).toEqual(['a']);
  expect(readBookingDraft({ ...draft({}), replaces: 'a' })?.replaces).toEqual([]);
});
