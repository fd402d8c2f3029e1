import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeksAxis } from './weeks-axis.ts';

test.each([
  [1, { weeks: 1, step: 1 }],
  [35, { weeks: 5, step: 1 }],
  [49, { weeks: 7, step: 1 }],
  [50, { weeks: 8, step: 2 }],
  [194, { weeks: 28, step: 4 }],
])('%i days', (days, axis) => {
  expect(weeksAxis(days)).toMatchObject(axis);
});

test('however long something takes, it stands on the axis whole, with at most seven steps and none to spare', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (days) => {
      const { weeks, step, percent } = weeksAxis(days);
      expect(weeks * 7).toBeGreaterThanOrEqual(days);
      expect((weeks - step) * 7).toBeLessThan(days);
      expect(weeks % step).toBe(0);
      expect(weeks / step).toBeLessThanOrEqual(7);
      expect(percent(weeks * 7)).toBe(100);
    }),
  );
});
