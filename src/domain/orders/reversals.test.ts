import { expect, test } from 'vitest';
import type { DisputeFact, PaymentFact, RefundFact } from './payment-facts.ts';
import { newReversals } from './reversals.ts';

const at = Date.UTC(2026, 10, 21);
const money = { amountCents: 5000, currency: 'usd', at };
const paid: PaymentFact = { kind: 'payment', intentId: 'pi_1', status: 'succeeded', ...money };
const refund = (status: RefundFact['status'], refundId = 're_1'): PaymentFact => ({
  kind: 'refund',
  refundId,
  status,
  ...money,
});
const dispute = (status: DisputeFact['status']): PaymentFact => ({
  kind: 'dispute',
  disputeId: 'dp_1',
  status,
  ...money,
});
const told = (before: PaymentFact[], after: PaymentFact[]) =>
  newReversals(before, [...before, ...after]).map(({ id, what }) => `${id} ${what}`);

test('a refund is told once, pending or not, and again where it fails', () => {
  expect(newReversals([paid], [paid, refund('pending')])).toEqual([
    { id: 're_1', what: 'refunded', amountCents: 5000, at },
  ]);
  expect(told([paid, refund('pending')], [refund('succeeded')])).toEqual([]);
  expect(told([paid, refund('succeeded')], [refund('failed')])).toEqual(['re_1 refund_failed']);
  expect(told([paid, refund('failed')], [refund('succeeded')])).toEqual([]);
  expect(told([paid, refund('pending')], [refund('cancelled')])).toEqual(['re_1 refund_failed']);
});

test('two refunds of one payment are told each', () => {
  expect(told([paid, refund('succeeded')], [refund('succeeded', 're_2')])).toEqual(['re_2 refunded']);
});

test('a dispute is told when it opens and when it is decided, also where both are heard at once', () => {
  expect(told([paid], [dispute('open')])).toEqual(['dp_1 dispute_opened']);
  expect(told([paid, dispute('open')], [dispute('won')])).toEqual(['dp_1 dispute_won']);
  expect(told([paid], [dispute('open'), dispute('lost')])).toEqual(['dp_1 dispute_lost']);
  expect(told([paid, dispute('lost')], [dispute('open')])).toEqual([]);
});

test('what is heard of a payment that is not known to be paid is told once it is', () => {
  expect(told([], [refund('succeeded'), dispute('open')])).toEqual([]);
  const failed: PaymentFact = { kind: 'payment', intentId: 'pi_1', status: 'failed', ...money };
  expect(told([failed], [refund('succeeded'), dispute('open')])).toEqual([]);
  expect(told([refund('succeeded'), dispute('open')], [paid])).toEqual(['re_1 refunded', 'dp_1 dispute_opened']);
});
