import { array, assert, constantFrom, integer, property, record, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../test-support/properties/soak.ts';
import { orderMovements } from './movements.ts';
import { orderStanding, type StandingOrder } from './order-standing.ts';
import type { OrderFact } from './payment-facts.ts';

const order: StandingOrder = { amountCents: 180_000, currency: 'usd', intentId: 'pi_1' };
const currency = 'usd';
const paid: OrderFact = {
  kind: 'payment',
  intentId: 'pi_1',
  status: 'succeeded',
  amountCents: 180_000,
  currency,
  at: 1,
};

test('each movement stands with its id and date, and what the books count of it', () => {
  const facts: OrderFact[] = [
    { kind: 'dispute', disputeId: 'dp_1', status: 'lost', amountCents: 180_000, currency, at: 5 },
    { kind: 'dispute', disputeId: 'dp_1', status: 'open', amountCents: 180_000, currency, at: 3 },
    { kind: 'refund', refundId: 're_2', status: 'failed', amountCents: 700, currency, at: 4 },
    { kind: 'refund', refundId: 're_1', status: 'succeeded', amountCents: 50_000, currency, at: 2 },
    { ...paid, status: 'failed', at: 0 },
    { ...paid, at: 9 },
    paid,
  ];
  expect(
    orderMovements(order, facts).map((one) => [one.id, one.status, one.at, one.amountCents, one.countedCents]),
  ).toEqual([
    ['pi_1', 'succeeded', 1, 180_000, 180_000],
    ['re_1', 'succeeded', 2, -50_000, -50_000],
    ['re_2', 'failed', 4, -700, 0],
    // The refund came first: the dispute took what it left.
    ['dp_1', 'lost', 5, -180_000, -130_000],
  ]);
});

test('what was given back outside is a movement of its own; what needs a review counts for nothing', () => {
  const odd: OrderFact = { ...paid, amountCents: 140_000 };
  const refund: OrderFact = {
    kind: 'refund',
    refundId: 're_1',
    status: 'succeeded',
    amountCents: 40_000,
    currency,
    at: 2,
  };
  const covers = ['pi_1'];
  const decision: OrderFact = { kind: 'decision', decisionId: 'd_1', verdict: 'refunded_outside', covers, at: 7 };
  const counted = (facts: OrderFact[]) =>
    orderMovements(order, facts).map(({ id, countedCents }) => [id, countedCents]);
  expect(counted([odd, refund])).toEqual([
    ['pi_1', 0],
    ['re_1', 0],
  ]);
  expect(counted([odd, refund, decision])).toEqual([
    ['pi_1', 140_000],
    ['re_1', -40_000],
    ['d_1', -100_000],
  ]);
});

const money = {
  amountCents: constantFrom(0, 1, 50_000, 140_000, 180_000),
  currency: constantFrom('usd', 'usd', 'usd', 'USD', 'eur'),
  at: integer({ min: 1, max: 4 }),
};
const anyFact: Arbitrary<OrderFact> = constantFrom('payment', 'refund', 'dispute', 'decision').chain(
  (kind): Arbitrary<OrderFact> => {
    if (kind === 'payment')
      return record({
        ...money,
        kind: constantFrom('payment'),
        amountCents: constantFrom(180_000, 180_000, 140_000),
        intentId: constantFrom('pi_1', 'pi_1', 'pi_0'),
        status: constantFrom('failed', 'succeeded', 'succeeded'),
      });
    if (kind === 'refund')
      return record({
        ...money,
        kind: constantFrom('refund'),
        refundId: constantFrom('re_1', 're_2'),
        status: constantFrom('pending', 'succeeded', 'failed', 'cancelled'),
      });
    if (kind === 'dispute')
      return record({
        ...money,
        kind: constantFrom('dispute'),
        disputeId: constantFrom('dp_1', 'dp_2'),
        status: constantFrom('open', 'won', 'lost'),
      });
    return record({
      kind: constantFrom('decision'),
      decisionId: constantFrom('d_1', 'd_2'),
      verdict: constantFrom('accepted', 'refunded_outside', 'discarded', 'withdrawn'),
      covers: constantFrom(['pi_1', 'pi_0', 're_1', 're_2', 'dp_1', 'dp_2'], ['pi_1']),
      at: integer({ min: 1, max: 4 }),
    });
  },
);

test('the movements add up to the books, whatever is told: what was paid, given back and lost, to the cent', () => {
  const cents = (movements: ReturnType<typeof orderMovements>, ...kinds: string[]) =>
    movements.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { countedCents }) => sum + countedCents, 0);
  assert(
    property(array(anyFact, { maxLength: 10, size: 'max' }), (facts) => {
      const movements = orderMovements(order, facts);
      const { paidCents, refundedCents, lostCents, netCents } = orderStanding(order, facts);
      expect(cents(movements, 'payment')).toBe(paidCents);
      expect(0 - cents(movements, 'refund', 'outside')).toBe(refundedCents);
      expect(0 - cents(movements, 'dispute')).toBe(lostCents);
      expect(cents(movements, 'payment', 'refund', 'outside', 'dispute')).toBe(netCents);
      for (const { amountCents, countedCents } of movements)
        expect(Math.abs(countedCents)).toBeLessThanOrEqual(Math.abs(amountCents));
    }),
    { numRuns: runs(2000) },
  );
});
