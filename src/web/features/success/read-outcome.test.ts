import { expect, test } from 'vitest';
import { readOutcome } from './read-outcome.ts';

test('what was bought or booked is read as it was left', () => {
  const bought = { kind: 'purchase', title: 'Website Build', email: 'ada@example.com' };
  expect(readOutcome(JSON.stringify(bought))).toEqual(bought);
  expect(readOutcome('{"kind":"booking","title":"Strategy session"}')).toEqual({
    kind: 'booking',
    title: 'Strategy session',
    email: null,
  });
});

test.each([null, '', '{', 'null', '"purchase"', '{}', '{"kind":"gift","title":"x"}', '{"kind":"purchase","title":""}'])(
  'a note of no use says nothing: %s',
  (note) => {
    expect(readOutcome(note)).toBeNull();
  },
);
