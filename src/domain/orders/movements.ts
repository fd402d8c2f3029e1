import { holdingDisputes, holdingRefunds } from './holding-facts.ts';
import { isOrdersCurrency, oddIds, providerFacts } from './odd-facts.ts';
import { decisionFor, orderStanding, type StandingOrder } from './order-standing.ts';
import type { OrderFact, PaymentFact } from './payment-facts.ts';
import { groupBy } from '../group-by.ts';

/** One movement of an order's money, as the provider or the owner told of it. Cents are integers, below zero for what leaves. */
export interface Movement {
  readonly kind: 'payment' | 'refund' | 'dispute' | 'outside';
  /** The provider's id, or the decision's for what the owner gave back outside. */
  readonly id: string;
  readonly status: 'succeeded' | 'pending' | 'failed' | 'cancelled' | 'open' | 'won' | 'lost';
  /** Epoch milliseconds. */
  readonly at: number;
  /** The sum that the movement names, in its own currency. */
  readonly amountCents: number;
  /** In small letters. */
  readonly currency: string;
  /** What of it is in the books. */
  readonly countedCents: number;
}

interface Left {
  take(cents: number): number;
}

/** Takes sums one after the other, as far as there is something left. */
function countUpTo(paidCents: number): Left {
  let left = paidCents;
  return {
    take(cents) {
      const taken = Math.min(cents, left);
      left -= taken;
      return taken;
    },
  };
}

const kinds: readonly Movement['kind'][] = ['payment', 'refund', 'outside', 'dispute'];
const byTime = (one: Movement, other: Movement) =>
  one.at - other.at || kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.id < other.id ? -1 : 1);
// Zero has one sign.
const less = (cents: number) => (cents === 0 ? 0 : -cents);

function paymentsIn(facts: readonly PaymentFact[], countsOwn: (fact: PaymentFact) => boolean): Movement[] {
  const successes = facts.filter((fact) => fact.kind === 'payment' && fact.status === 'succeeded');
  const ofEach = groupBy(successes, (fact) => `${'intentId' in fact ? fact.intentId : ''} ${countsOwn(fact)}`);
  return [...ofEach.values()].flatMap((same) => {
    const [most] = same.toSorted((one, other) => other.amountCents - one.amountCents || one.at - other.at);
    if (most === undefined || most.kind !== 'payment') return [];
    const { intentId: id, amountCents } = most;
    const at = Math.min(...same.map((fact) => fact.at));
    const countedCents = countsOwn(most) ? amountCents : 0;
    const currency = most.currency.toLowerCase();
    return [{ kind: 'payment', id, status: 'succeeded', at, amountCents, currency, countedCents }];
  });
}

function reversalsIn(facts: readonly PaymentFact[]): Movement[] {
  const refunds = holdingRefunds(facts).map(({ refundId: id, ...fact }) => ({ ...fact, id }));
  const disputes = holdingDisputes(facts).map(({ disputeId: id, ...fact }) => ({ ...fact, id }));
  return [...refunds, ...disputes].map(({ kind, id, status, at, amountCents, currency }) => ({
    kind,
    id,
    status,
    at,
    amountCents: less(amountCents),
    currency: currency.toLowerCase(),
    countedCents: 0,
  }));
}

const isBack = ({ kind, status }: Movement) => kind === 'refund' && (status === 'pending' || status === 'succeeded');
const isLost = ({ kind, status }: Movement) => kind === 'dispute' && status === 'lost';

const countDown = (one: Movement, left: Left): Movement => ({
  ...one,
  countedCents: less(left.take(-one.amountCents)),
});

/** What the owner gave back by another way: whatever was left. */
function outsideIn(order: StandingOrder, all: readonly OrderFact[], left: Left): Movement[] {
  const decision = decisionFor(order, all);
  if (decision?.verdict !== 'refunded_outside' || oddIds(order, providerFacts(all)).length === 0) return [];
  const { decisionId: id, at } = decision;
  const cents = less(left.take(Infinity));
  const currency = order.currency.toLowerCase();
  return [{ kind: 'outside', id, status: 'succeeded', at, amountCents: cents, countedCents: cents, currency }];
}

/**
 * Every movement of an order's money, the earliest first. What is counted of each adds up to the order's standing: payments to what was paid, refunds and
 * what was given back outside to what was refunded, disputes to what was lost (`orderStanding`).
 */
export function orderMovements(order: StandingOrder, all: readonly OrderFact[]): Movement[] {
  const facts = providerFacts(all);
  const { paidCents } = orderStanding(order, all);
  const isOwn = (fact: PaymentFact) => isOrdersCurrency(order, fact);
  const payments = paymentsIn(facts, (fact) => paidCents > 0 && isOwn(fact));
  const reversals = reversalsIn(facts.filter(isOwn)).toSorted(byTime);
  const foreign = reversalsIn(facts.filter((fact) => !isOwn(fact)));
  const left = countUpTo(paidCents);
  // Refunds come first, whenever they were: a dispute takes what they left.
  const refunds = reversals.filter(isBack).map((one) => countDown(one, left));
  const outside = outsideIn(order, all, left);
  const lost = reversals.filter(isLost).map((one) => countDown(one, left));
  const others = reversals.filter((one) => !isBack(one) && !isLost(one));
  return [...payments, ...refunds, ...outside, ...lost, ...others, ...foreign].toSorted(byTime);
}
