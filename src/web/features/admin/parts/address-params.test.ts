import { expect, test } from 'vitest';
import { withChanges } from './address-params.ts';

test('a change keeps the rest of the address; null or an empty text takes a part away', () => {
  const before = new URLSearchParams('tab=bookings&call=a&find=Kim');
  const after = withChanges(before, { calls: 'day', call: null, find: '', on: undefined });
  expect(after.toString()).toBe('tab=bookings&calls=day');
  expect(before.get('call')).toBe('a');
});
