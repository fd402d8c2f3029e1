import { expect, test } from 'vitest';
import { apartInWords, describeElsewhere, describeMoney } from './describe-order.ts';

const money = {
  status: 'completed',
  paidCents: 180_000,
  refundedCents: 0,
  lostCents: 0,
  netCents: 180_000,
  feeCents: null,
} as const;

test('the payment is shown with what was refunded, lost and kept', () => {
  expect(describeMoney(money)).toBe('Paid $1,800.00.');
  expect(describeMoney({ ...money, status: 'partly_refunded', refundedCents: 50_001, netCents: 129_999 })).toBe(
    'Paid $1,800.00, refunded $500.01: $1,299.99 kept.',
  );
  expect(describeMoney({ ...money, status: 'disputed', refundedCents: 50_000, lostCents: 130_000, netCents: 0 })).toBe(
    'Paid $1,800.00, refunded $500.00, lost $1,300.00 in a dispute: $0.00 kept.',
  );
});

test('the provider’s fee is shown once it is known', () => {
  expect(describeMoney({ ...money, feeCents: 5250 })).toBe('Paid $1,800.00. Stripe’s fee: $52.50.');
});

test('books and balance are said to be 0 cents apart, or by how much', () => {
  expect(apartInWords({ apart: [] })).toBe('Books and balance: 0 cents apart');
  const sale = { reference: 'a', productName: 'Website', booksCents: 500, providerCents: 0 };
  expect(apartInWords({ apart: [sale, { ...sale, booksCents: 0, providerCents: 300 }] })).toBe(
    'Books and balance: $8.00 apart',
  );
});

test('movements that belong to no sale are counted in words', () => {
  expect(describeElsewhere({ count: 0, cents: 0 })).toBe('');
  expect(describeElsewhere({ count: 1, cents: 500 })).toBe('1 movement of $5.00 belongs to no sale of this site.');
  expect(describeElsewhere({ count: 2, cents: 500 })).toBe(
    '2 movements of $5.00 in all belong to no sale of this site.',
  );
});

test('an unpaid order says so, and an order that needs a review says so too', () => {
  expect(describeMoney({ ...money, status: 'failed', paidCents: 0, netCents: 0 })).toBe('Nothing was paid.');
  expect(describeMoney({ ...money, status: 'needs_review', paidCents: 0, netCents: 0 })).toContain(
    'it does not count until then',
  );
});
