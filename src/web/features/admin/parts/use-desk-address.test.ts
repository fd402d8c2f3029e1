import { expect, test } from 'vitest';
import { askFor, daysOf, readRange } from './use-desk-address.ts';

test('an address without a range shows seven days', () => {
  expect(readRange(null)).toBe('7d');
  expect(readRange('1000d')).toBe('7d');
  expect(readRange('')).toBe('7d');
});

test('a range is read with or without its d', () => {
  expect(readRange('30d')).toBe('30d');
  expect(readRange('90')).toBe('90d');
});

test('days from one to another are asked for in place of a range, once both are named', () => {
  expect(askFor('30d', { from: '', to: '2026-11-14', against: '' })).toBe('range=30d');
  expect(askFor('30d', { from: '2026-11-01', to: '2026-11-14', against: 'year' })).toBe(
    'from=2026-11-01&to=2026-11-14',
  );
});

test('a range knows its days', () => {
  expect(daysOf('90d')).toBe(90);
});
