import { expect, test } from 'vitest';
import { describeCounted, nameMovement, writeAmount } from './describe-movement.ts';

test('a movement says what it was, its sum in its own currency, and what of it is in the books', () => {
  expect(nameMovement({ kind: 'payment', status: 'succeeded' })).toBe('Paid');
  expect(nameMovement({ kind: 'dispute', status: 'open' })).toBe('Dispute, not decided');
  expect(writeAmount(-50_000, 'usd')).toBe('-$500.00');
  expect(writeAmount(1250, 'eur')).toBe('12.50 EUR');
  expect(describeCounted({ amountCents: 100, countedCents: 100 })).toBe('');
  expect(describeCounted({ amountCents: -100, countedCents: 0 })).toBe(': not counted');
  expect(describeCounted({ amountCents: -18_000, countedCents: -13_000 })).toBe(': -$130.00 counted');
});
