import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tickText } from '../dollar-ticks.ts';
import { alongAxis, dollarAxis } from './dollar-axis.ts';

test('the usual axis ends beyond the highest usual maximum and has round figures', () => {
  const { endDollars, ticks } = dollarAxis([]);
  expect(endDollars).toBeGreaterThan(600_000);
  expect(ticks.map(tickText)).toEqual(['$0', '$150k', '$300k', '$450k', '$600k']);
});

test('every figure finds room, in order, with two to six round figures along the axis', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60_000_000 }), { maxLength: 4 }), (figures) => {
      const axis = dollarAxis(figures);
      for (const figure of figures) expect(figure).toBeLessThan(axis.endDollars);
      const places = figures.toSorted((a, b) => a - b).map((figure) => alongAxis(figure, axis));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(axis.ticks.length).toBeGreaterThanOrEqual(2);
      expect(axis.ticks.length).toBeLessThanOrEqual(6);
      expect(axis.ticks.at(-1)).toBeLessThanOrEqual(axis.endDollars);
    }),
  );
});

test('what lies beyond the axis stands at its end', () => {
  const axis = dollarAxis([]);
  expect(alongAxis(50_000_000, axis)).toBe(100);
  expect(alongAxis(-1, axis)).toBe(0);
  expect(tickText(1_500_000)).toBe('$1.5M');
});
