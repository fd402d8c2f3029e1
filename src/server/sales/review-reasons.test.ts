import { expect, test } from 'vitest';
import type { PaymentFact } from '../../domain/orders/payment-facts.ts';
import { reviewReasons } from './review-reasons.ts';

const order = { amountCents: 180_000, currency: 'usd' };
const paid = (amountCents: number, currency = 'usd', intentId = 'pi_1'): PaymentFact => ({
  kind: 'payment',
  intentId,
  status: 'succeeded',
  amountCents,
  currency,
  at: 1,
});

test('a sum or a currency that is not the order’s is told beside what was asked for', () => {
  expect(reviewReasons(order, [paid(179_999)])).toEqual(['$1,799.99 came in, $1,800.00 was asked for.']);
  expect(reviewReasons(order, [paid(180_000, 'eur')])).toEqual(['€1,800.00 came in, $1,800.00 was asked for.']);
  expect(reviewReasons(order, [paid(180_000, 'JPY')])).toEqual(['¥180,000 came in, $1,800.00 was asked for.']);
  expect(reviewReasons(order, [paid(5, '')])).toEqual(['5  came in, $1,800.00 was asked for.']);
});

test('money that came twice, and what was given back in another currency, are told once each', () => {
  expect(reviewReasons(order, [paid(180_000), paid(180_000, 'usd', 'pi_2'), paid(180_000, 'USD')])).toEqual([
    'It was paid 2 times: pi_1, pi_2.',
  ]);
  const refund: PaymentFact = {
    kind: 'refund',
    refundId: 're_1',
    status: 'succeeded',
    amountCents: 1000,
    currency: 'eur',
    at: 2,
  };
  expect(reviewReasons(order, [paid(180_000), refund, { ...refund, status: 'pending' }])).toEqual([
    'A refund of €10.00 is not in the order’s currency, USD.',
  ]);
});

test('an order whose money matches has no reasons', () => {
  expect(reviewReasons(order, [paid(180_000, 'USD'), paid(180_000)])).toEqual([]);
  expect(reviewReasons(order, [{ ...paid(1), kind: 'payment', intentId: 'pi_1', status: 'failed' }])).toEqual([]);
  expect(reviewReasons(order, [])).toEqual([]);
});
