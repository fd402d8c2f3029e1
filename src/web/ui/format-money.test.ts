import { expect, test } from 'vitest';
import { centsEach, formatCents } from './format-money.ts';

test('cents are shown as dollars with two decimals and separators', () => {
  expect(formatCents(280_000)).toBe('$2,800.00');
  expect(formatCents(123_456_789_012)).toBe('$1,234,567,890.12');
  expect(formatCents(99_900)).toBe('$999.00');
  expect(formatCents(5)).toBe('$0.05');
  expect(formatCents(0)).toBe('$0.00');
  expect(formatCents(-150)).toBe('-$1.50');
});

test('a share is rounded to the cent, and a share of zero sales is 0', () => {
  expect(centsEach(100, 3)).toBe(33);
  expect(centsEach(200, 3)).toBe(67);
  expect(centsEach(100, 0)).toBe(0);
});
