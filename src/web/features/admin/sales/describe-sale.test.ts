import { expect, test } from 'vitest';
import { describeNet, inWords, nameCustomer, toneOf } from './describe-sale.tsx';

test('a completed sale is green, a failed one red, any other yellow', () => {
  expect(toneOf('completed')).toBe('completed');
  expect(toneOf('failed')).toBe('failed');
  for (const status of ['processing', 'needs_review', 'refunded', 'disputed', 'Completed', ''])
    expect(toneOf(status)).toBe('pending');
});

test('states and types are shown in words, and a buyer without an address is a guest', () => {
  expect(inWords('partly_refunded')).toBe('Partly refunded');
  expect(inWords('service')).toBe('Service');
  expect(inWords('')).toBe('');
  expect(nameCustomer(null)).toBe('Guest Customer');
  expect(nameCustomer('')).toBe('Guest Customer');
  expect(nameCustomer('d***@***.com')).toBe('d***@***.com');
});

test('a refunded, lost or held amount shows the net; an unpaid sale shows only its status', () => {
  expect(describeNet({ status: 'completed', amount: 180_000, netCents: 180_000 })).toBeNull();
  expect(describeNet({ status: 'partly_refunded', amount: 180_000, netCents: 100_000 })).toBe('$1,000.00 kept');
  expect(describeNet({ status: 'refunded', amount: 180_000, netCents: 0 })).toBe('$0.00 kept');
  expect(describeNet({ status: 'needs_review', amount: 180_000, netCents: 0 })).toBe('$0.00 kept');
  expect(describeNet({ status: 'failed', amount: 180_000, netCents: 0 })).toBeNull();
});
