import {
  array,
  assert,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  shuffledSubarray,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../contract/checkout.ts';
import { isSettled, orderStanding, type StandingOrder } from './order-standing.ts';
import type { DecisionFact, DisputeFact, PaymentAttemptFact, PaymentFact, RefundFact } from './payment-facts.ts';
import { runs } from '../../../test-support/properties/soak.ts';

const order: StandingOrder = { amountCents: 180_000, currency: 'usd', intentId: 'pi_1' };
const usd = { amountCents: 180_000, currency: 'usd', at: 10 };

const payment = (status: PaymentAttemptFact['status'], over: Partial<PaymentAttemptFact> = {}): PaymentFact => ({
  kind: 'payment',
  intentId: 'pi_1',
  ...usd,
  status,
  ...over,
});
const refund = (status: RefundFact['status'], amountCents: number, over: Partial<RefundFact> = {}): PaymentFact => ({
  kind: 'refund',
  refundId: 're_1',
  ...usd,
  status,
  amountCents,
  ...over,
});
const dispute = (status: DisputeFact['status'], over: Partial<DisputeFact> = {}): PaymentFact => ({
  kind: 'dispute',
  disputeId: 'dp_1',
  ...usd,
  status,
  ...over,
});

const succeeded = payment('succeeded');
const statusOf = (facts: PaymentFact[], of = order) => orderStanding(of, facts).status;
const nothing = { paidCents: 0, refundedCents: 0, lostCents: 0, netCents: 0, paidAt: null, receivedAt: null };

test.each<[OrderStatus, PaymentFact[]]>([
  ['awaiting_payment', []],
  ['awaiting_payment', [payment('awaiting')]],
  ['processing', [payment('awaiting'), payment('processing', { at: 11 })]],
  ['failed', [payment('failed', { at: 12 }), payment('processing', { at: 11 })]],
  ['processing', [payment('failed', { at: 12 }), payment('processing', { at: 13 })]],
  ['awaiting_payment', [payment('failed', { at: 12 }), payment('awaiting', { at: 13 })]],
  ['failed', [payment('failed', { at: 12 }), payment('processing', { at: 12 }), payment('awaiting', { at: 12 })]],
  ['processing', [payment('processing', { at: 12 }), payment('awaiting', { at: 12 })]],
  ['cancelled', [payment('cancelled', { at: 5 }), payment('processing', { at: 13 })]],
  ['awaiting_payment', [refund('succeeded', 180_000), dispute('lost')]],
  ['awaiting_payment', [payment('cancelled', { intentId: 'pi_0' }), payment('failed', { intentId: 'pi_0' })]],
])('SPEC 5-7: an order that is not paid is %s by %o', (status, facts) => {
  expect(orderStanding(order, facts)).toEqual({ status, ...nothing });
});

test('SPEC 5: without an intent an order is created, whatever is said of earlier ones', () => {
  expect(statusOf([payment('failed'), payment('cancelled')], { ...order, intentId: null })).toBe('created');
});

test('SPEC 1, 8: a payment that failed and later succeeded is completed, at the time it first succeeded', () => {
  const facts = [payment('failed', { at: 11 }), payment('succeeded', { at: 21 }), payment('succeeded', { at: 20 })];
  expect(orderStanding(order, facts)).toEqual({
    status: 'completed',
    paidCents: 180_000,
    refundedCents: 0,
    lostCents: 0,
    netCents: 180_000,
    paidAt: 20,
    receivedAt: 20,
  });
  expect(statusOf([succeeded, payment('cancelled', { at: 99 }), payment('processing', { at: 99 })])).toBe('completed');
});

test('SPEC 1, 5: money that came in for an earlier intent is the order’s money', () => {
  const facts = [payment('succeeded', { intentId: 'pi_0' }), payment('failed')];
  expect(orderStanding(order, facts)).toMatchObject({ status: 'completed', netCents: 180_000 });
});

test.each([
  ['a dollar less', [payment('succeeded', { amountCents: 179_900 })]],
  ['a cent more', [payment('succeeded', { amountCents: 180_001 })]],
  ['another currency', [payment('succeeded', { currency: 'eur' })]],
  ['one success that matches and one that does not', [succeeded, payment('succeeded', { amountCents: 1 })]],
  ['two paid intents', [succeeded, payment('succeeded', { intentId: 'pi_2' })]],
  ['a refund in another currency', [succeeded, refund('succeeded', 100, { currency: 'eur' })]],
  ['a dispute in another currency', [succeeded, dispute('open', { currency: 'eur' })]],
])('SPEC 2-4: %s needs a review and counts for nothing', (_what, facts) => {
  expect(orderStanding(order, facts)).toEqual({ status: 'needs_review', ...nothing, receivedAt: 10 });
});

test('SPEC 2: a currency is the same in capitals', () => {
  expect(statusOf([payment('succeeded', { currency: 'USD' })])).toBe('completed');
  expect(statusOf([succeeded], { ...order, currency: 'USD' })).toBe('completed');
});

test('SPEC 2: a try in another currency that came to nothing asks for no review', () => {
  expect(statusOf([succeeded, payment('failed', { currency: 'eur' })])).toBe('completed');
});

test.each<[OrderStatus, number, PaymentFact[]]>([
  ['partly_refunded', 130_000, [refund('succeeded', 50_000)]],
  ['partly_refunded', 130_000, [refund('pending', 50_000)]],
  ['partly_refunded', 100_000, [refund('succeeded', 50_000), refund('succeeded', 30_000, { refundId: 're_2' })]],
  ['partly_refunded', 155_000, [refund('pending', 50_000), refund('succeeded', 25_000)]],
  ['partly_refunded', 130_000, [refund('succeeded', 50_000), refund('succeeded', 30_000)]],
  ['partly_refunded', 130_000, [refund('succeeded', 30_000), refund('succeeded', 50_000)]],
  ['refunded', 0, [refund('succeeded', 180_000)]],
  ['refunded', 0, [refund('succeeded', 100_000), refund('pending', 100_000, { refundId: 're_2' })]],
  ['completed', 180_000, [refund('failed', 180_000, { at: 1 }), refund('succeeded', 180_000, { at: 99 })]],
  ['completed', 180_000, [refund('pending', 180_000), refund('cancelled', 180_000)]],
  ['partly_refunded', 155_000, [refund('failed', 50_000), refund('succeeded', 25_000, { refundId: 're_2' })]],
])('SPEC 9, 10, 14: refunds leave it %s with %i cents: %o', (status, netCents, facts) => {
  expect(orderStanding(order, [succeeded, ...facts])).toMatchObject({ status, netCents, paidCents: 180_000 });
});

test.each<[OrderStatus, number, PaymentFact[]]>([
  ['disputed', 180_000, [dispute('open')]],
  ['completed', 180_000, [dispute('open', { at: 99 }), dispute('won')]],
  ['disputed', 0, [dispute('open', { at: 99 }), dispute('lost')]],
  ['disputed', 120_000, [dispute('lost', { amountCents: 60_000 })]],
  ['disputed', 0, [refund('succeeded', 180_000), dispute('lost')]],
  ['disputed', 0, [refund('succeeded', 50_000), dispute('lost')]],
  ['disputed', 0, [dispute('lost'), dispute('lost', { disputeId: 'dp_2' })]],
  ['partly_refunded', 130_000, [refund('succeeded', 50_000), dispute('won')]],
  ['completed', 180_000, [dispute('lost', { at: 11 }), dispute('won', { at: 12 })]],
  ['disputed', 0, [dispute('lost', { at: 12 }), dispute('won', { at: 12 })]],
  ['disputed', 0, [dispute('won', { at: 12 }), dispute('lost', { at: 12 })]],
  ['disputed', 180_000, [dispute('won'), dispute('open', { disputeId: 'dp_2' })]],
])('SPEC 11-14: disputes leave it %s with %i cents: %o', (status, netCents, facts) => {
  expect(orderStanding(order, [succeeded, ...facts])).toMatchObject({ status, netCents });
});

test('SPEC 11: a chargeback after a refund takes what the refund left, and no more', () => {
  const facts = [succeeded, refund('succeeded', 50_000), dispute('lost')];
  expect(orderStanding(order, facts)).toMatchObject({ refundedCents: 50_000, lostCents: 130_000, netCents: 0 });
});

test('SPEC 16: only what was never paid and is not on its way may be charged', () => {
  const open = ['created', 'awaiting_payment', 'failed', 'cancelled'] as const;
  const settled = ['processing', 'completed', 'partly_refunded', 'refunded', 'disputed', 'needs_review'] as const;
  expect([...open.map(isSettled), ...settled.map(isSettled)]).toEqual([
    ...open.map(() => false),
    ...settled.map(() => true),
  ]);
});

const amounts = constantFrom(0, 1, 50_000, 179_999, 180_000);
const ats = integer({ min: 1, max: 4 });
// Mostly the order's own currency, so that not every second case ends in a review.
const currencies = constantFrom('usd', 'usd', 'usd', 'usd', 'usd', 'usd', 'USD', 'eur');
const anyFactIn = (currency: Arbitrary<string>): Arbitrary<PaymentFact> =>
  constantFrom('payment', 'refund', 'dispute').chain((kind): Arbitrary<PaymentFact> => {
    const money = { amountCents: amounts, currency, at: ats };
    if (kind === 'payment')
      return record({
        ...money,
        kind: constantFrom('payment'),
        amountCents: constantFrom(180_000, 180_000, 180_000, 1),
        intentId: constantFrom('pi_1', 'pi_1', 'pi_1', 'pi_0'),
        status: constantFrom('awaiting', 'processing', 'failed', 'succeeded', 'cancelled'),
      });
    if (kind === 'refund')
      return record({
        ...money,
        kind: constantFrom('refund'),
        refundId: constantFrom('re_1', 're_2'),
        status: constantFrom('pending', 'succeeded', 'failed', 'cancelled'),
      });
    return record({
      ...money,
      kind: constantFrom('dispute'),
      disputeId: constantFrom('dp_1', 'dp_2'),
      status: constantFrom('open', 'won', 'lost'),
    });
  });
const anyFact = anyFactIn(currencies);
const many = { maxLength: 12, size: 'max' } as const;
/** Anything at all, which mostly is not paid or needs a review; and what is said of an order that is paid. */
const anyFacts: Arbitrary<PaymentFact[]> = oneof(
  array(anyFact, many),
  array(
    anyFactIn(constantFrom('usd')).filter(({ kind }) => kind !== 'payment'),
    many,
  ).map((reversals) => [succeeded, ...reversals]),
);

test('any order of the facts, and any repetition, gives the same standing', () => {
  const cases = anyFacts.chain((facts) =>
    record({
      facts: constantFrom(facts),
      again: shuffledSubarray(facts),
      shuffled: shuffledSubarray(facts, { minLength: facts.length }),
    }),
  );
  assert(
    property(cases, ({ facts, again, shuffled }) => {
      expect(orderStanding(order, [...again, ...shuffled])).toEqual(orderStanding(order, facts));
    }),
    { numRuns: runs(2000) },
  );
});

test('nothing counts that was not paid, nothing is taken twice, and the net is never below zero', () => {
  assert(
    property(anyFacts, (facts) => {
      const { status, paidCents, refundedCents, lostCents, netCents } = orderStanding(order, facts);
      expect(netCents).toBe(paidCents - refundedCents - lostCents);
      expect(Math.min(netCents, refundedCents, lostCents)).toBeGreaterThanOrEqual(0);
      const counts = ['completed', 'partly_refunded', 'refunded', 'disputed'].includes(status);
      expect(paidCents).toBe(counts ? order.amountCents : 0);
      expect(counts || status === 'needs_review').toBe(
        facts.some((fact) => fact.kind === 'payment' && fact.status === 'succeeded'),
      );
    }),
    { numRuns: runs(2000) },
  );
});

const decision = (
  verdict: DecisionFact['verdict'],
  covers: readonly string[],
  over: Partial<DecisionFact> = {},
): DecisionFact => ({ kind: 'decision', decisionId: 'd_1', verdict, covers, at: 20, ...over });
const odd = payment('succeeded', { amountCents: 140_000 });

test('SPEC 18: the latest decision holds, and changes nothing where everything matches', () => {
  const accepted = decision('accepted', ['pi_1']);
  const discarded = decision('discarded', ['pi_1'], { decisionId: 'd_2', at: 21 });
  expect(orderStanding(order, [odd, discarded, accepted]).status).toBe('discarded');
  expect(orderStanding(order, [odd, accepted, { ...discarded, verdict: 'withdrawn' }]).status).toBe('needs_review');
  const atOnce = [accepted, { ...discarded, at: accepted.at }];
  expect(orderStanding(order, [odd, ...atOnce])).toEqual(orderStanding(order, [odd, ...atOnce.toReversed()]));
  for (const verdict of ['accepted', 'refunded_outside', 'discarded', 'withdrawn'] as const)
    expect(orderStanding(order, [succeeded, decision(verdict, [])])).toEqual(orderStanding(order, [succeeded]));
});

test('SPEC 19: what a decision does not name needs a review of its own', () => {
  const again = payment('succeeded', { intentId: 'pi_2' });
  expect(orderStanding(order, [odd, again, decision('accepted', ['pi_1'])]).status).toBe('needs_review');
  expect(orderStanding(order, [odd, again, decision('accepted', ['pi_1', 'pi_2'])])).toMatchObject({
    status: 'completed',
    paidCents: 320_000,
  });
});

test('SPEC 20: accepted, what came in counts, less what is given back; another currency is not accepted', () => {
  const accepted = decision('accepted', ['pi_1']);
  expect(orderStanding(order, [odd, odd, accepted])).toMatchObject({
    status: 'completed',
    paidCents: 140_000,
    paidAt: 10,
  });
  expect(orderStanding(order, [odd, accepted, refund('succeeded', 40_000)])).toMatchObject({
    status: 'partly_refunded',
    netCents: 100_000,
  });
  expect(orderStanding(order, [odd, accepted, refund('succeeded', 180_000)])).toMatchObject({
    status: 'refunded',
    netCents: 0,
  });
  const euros = payment('succeeded', { currency: 'eur' });
  expect(orderStanding(order, [euros, accepted]).status).toBe('needs_review');
  const foreign = refund('succeeded', 5, { currency: 'eur' });
  expect(orderStanding(order, [succeeded, foreign, decision('accepted', ['re_1'])]).status).toBe('needs_review');
});

test('SPEC 21: refunded outside nothing is left of what came in, discarded nothing counts; nothing more is charged for either', () => {
  const outside = orderStanding(order, [odd, decision('refunded_outside', ['pi_1'])]);
  expect(outside).toMatchObject({ status: 'refunded', paidCents: 140_000, refundedCents: 140_000, netCents: 0 });
  const discarded = orderStanding(order, [odd, decision('discarded', ['pi_1'])]);
  expect(discarded).toEqual({ ...nothing, status: 'discarded', receivedAt: 10 });
  expect([outside.status, discarded.status].every(isSettled)).toBe(true);
  const euros = payment('succeeded', { currency: 'eur' });
  expect(orderStanding(order, [euros, decision('refunded_outside', ['pi_1'])])).toMatchObject({
    paidCents: 0,
    netCents: 0,
  });
});
