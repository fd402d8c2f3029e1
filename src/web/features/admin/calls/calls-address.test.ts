import { expect, test } from 'vitest';
import { readCallsPlace } from './calls-address.ts';

test('the address says which view, day and call; what is none of them is left out', () => {
  const read = (text: string) => readCallsPlace(new URLSearchParams(text));
  expect(read('calls=week&on=2026-11-30&call=a')).toEqual({ view: 'week', on: '2026-11-30', call: 'a' });
  expect(read('calls=year&on=2026-13-40')).toEqual({ view: 'list', on: null, call: null });
});
