import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

test.each([
  // From Newcombe (1998), table I: the score method without continuity correction.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lie between %f and %f', (successes, tries, low, high) => {
  const found = wilsonInterval(successes, tries);
  expect(found?.low).toBeCloseTo(low, 4);
  expect(found?.high).toBeCloseTo(high, 4);
});

test('without tries nothing is said, and more successes than tries are all of them', () => {
  expect(wilsonInterval(3, 0)).toBeNull();
  expect(wilsonInterval(3, 2)).toEqual(wilsonInterval(2, 2));
});

test('the share lies within, and more tries narrow the interval', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (successes, tries) => {
      const few = wilsonInterval(successes, tries);
      const many = wilsonInterval(successes * 10, tries * 10);
      if (few === null || many === null) throw new Error('There were tries');
      expect(few.low).toBeLessThanOrEqual(few.share);
      expect(few.high).toBeGreaterThanOrEqual(few.share);
      expect([few.low >= 0, few.high <= 1]).toEqual([true, true]);
      expect(many.high - many.low).toBeLessThan(few.high - few.low);
    }),
  );
});
