import { expect, test } from 'vitest';
import { formatCount, formatPerEach, formatPercent, percentOf } from './format-figures.ts';

test('counts carry thousands separators', () => {
  expect(formatCount(0)).toBe('0');
  expect(formatCount(1284)).toBe('1,284');
  expect(formatCount(10_000_000)).toBe('10,000,000');
});

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

test('views per visit need at least one visit', () => {
  expect(formatPerEach(4027, 1284)).toBe('3.1');
  expect(formatPerEach(0, 5)).toBe('0.0');
  expect(formatPerEach(5, 0)).toBeNull();
});
