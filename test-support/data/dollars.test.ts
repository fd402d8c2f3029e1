import { expect, test } from 'vitest';
import { exactDollars, plainDollars } from './dollars.ts';

test('the words that other tests expect of an amount are right', () => {
  expect([0, 5, 750, 99_999, 100_000, 123_456_789].map(exactDollars)).toEqual([
    '$0.00',
    '$0.05',
    '$7.50',
    '$999.99',
    '$1,000.00',
    '$1,234,567.89',
  ]);
  expect([800, 750, 164_900, 123_456_700].map(plainDollars)).toEqual(['$8', '$7.50', '$1,649', '$1,234,567']);
});
