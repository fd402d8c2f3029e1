import { expect, test } from 'vitest';
import type { OpenedOrder, OrderStatus } from '../../contract/checkout.ts';
import { paidAlready, paymentsAway } from './checkout-problems.ts';
import { ProviderUnavailable } from './provider.ts';

const opened = (status: OrderStatus): OpenedOrder => ({
  order: {
    id: 'order-1',
    serviceId: 'website-build',
    productName: 'Website Build',
    amountCents: 180_000,
    status,
    paidAt: null,
    onboarding: { form: 'website', done: false },
    test: false,
  },
  orderToken: 'token',
});

test.each([
  ['processing', 'A payment for this order is on its way.'],
  ['needs_review', 'We are reviewing a payment for this order'],
  ['completed', 'This order is paid. There is nothing more to pay.'],
  ['refunded', 'This order is paid. There is nothing more to pay.'],
] as const)('an order that is %s is not paid again, and the buyer is told why', (status, detail) => {
  const { description } = paidAlready(opened(status));
  expect(description).toMatchObject({ kind: 'conflict', extra: opened(status) });
  expect(description.detail).toContain(detail);
});

test('a provider that is away is told with the time after which to try again, five seconds unless it says so', () => {
  expect(paymentsAway(new ProviderUnavailable('away')).description).toMatchObject({
    kind: 'unavailable',
    title: 'Payments cannot be reached',
    retryAfterSeconds: 5,
  });
  expect(paymentsAway(new ProviderUnavailable('away', { retryAfterSeconds: 7 })).description.retryAfterSeconds).toBe(7);
  expect(new ProviderUnavailable('away')).toMatchObject({ name: 'ProviderUnavailable', spentKey: false });
});
