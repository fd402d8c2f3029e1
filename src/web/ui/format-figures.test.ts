import { expect, test } from 'vitest';
import { formatPerEach, formatPercent, percentOf } from './format-figures.ts';

test('a percentage is shown with the given decimals', () => {
  expect(formatPercent(6.6978, 1)).toBe('6.7%');
  expect(formatPercent(6.6978, 0)).toBe('7%');
  expect(formatPercent(0, 1)).toBe('0.0%');
  expect(formatPercent(100, 1)).toBe('100.0%');
});

test('an absent percent is shown as 0%', () => {
  expect(formatPercent(undefined, 1)).toBe('0%');
  expect(formatPercent(null, 0)).toBe('0%');
  expect(formatPercent(Number.NaN, 1)).toBe('0%');
});

test('a rate without visitors is 0', () => {
  expect(percentOf(0, 0)).toBe(0);
  expect(percentOf(3, 0)).toBe(0);
});

test('a rate is rounded to one decimal, halves up', () => {
  expect(percentOf(1, 3)).toBe(33.3);
  expect(percentOf(2, 3)).toBe(66.7);
  expect(percentOf(87, 2000)).toBe(4.4);
  expect(percentOf(5, 4)).toBe(125);
});

test('a rate is rounded once, from its counts, to as many decimals as are shown', () => {
  // 66.45 percent: 66.5 with one decimal, and yet 66 without.
  expect([percentOf(1329, 2000, 1), percentOf(1329, 2000, 0)]).toEqual([66.5, 66]);
  // In binary 57 / 1000 * 100 is a little more, and 1.005 a little less, than it is.
  expect([percentOf(1, 200, 0), percentOf(3, 200, 0), percentOf(201, 20_000, 1)]).toEqual([1, 2, 1]);
  for (let whole = 1; whole <= 400; whole += 1)
    for (let part = 0; part <= whole; part += 1) {
      const tenths = (BigInt(part) * 2000n + BigInt(whole)) / (2n * BigInt(whole));
      if (percentOf(part, whole) !== Number(tenths) / 10) throw new Error(`${part} of ${whole}`);
    }
});

test('views per visit need at least one visit', () => {
  expect(formatPerEach(4027, 1284)).toBe('3.1');
  expect(formatPerEach(0, 5)).toBe('0.0');
  expect(formatPerEach(5, 0)).toBeNull();
});
