import { expect, test } from 'vitest';
import { daysOf, readRange } from './use-desk-address.ts';

test('an address without a range shows seven days', () => {
  expect(readRange(null)).toBe('7d');
  expect(readRange('1000d')).toBe('7d');
  expect(readRange('')).toBe('7d');
});

test('a range is read with or without its d', () => {
  expect(readRange('30d')).toBe('30d');
  expect(readRange('90')).toBe('90d');
});

test('a range knows its days', () => {
  expect(daysOf('90d')).toBe(90);
});
