import type { DecisionFact, OrderFact, PaymentFact } from './payment-facts.ts';

interface AskedFor {
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
}

export function isOrdersCurrency(order: Pick<AskedFor, 'currency'>, { currency }: PaymentFact): boolean {
  return currency.toLowerCase() === order.currency.toLowerCase();
}

function idOf(fact: PaymentFact): string {
  if (fact.kind === 'payment') return fact.intentId;
  return fact.kind === 'refund' ? fact.refundId : fact.disputeId;
}

/** What the provider said, without the owner's decisions. */
export function providerFacts(facts: readonly OrderFact[]): PaymentFact[] {
  return facts.filter((fact) => fact.kind !== 'decision');
}

/**
 * What does not match the order, once something was paid (SPEC 2, 3): payments of another amount or currency, every payment where there are two, and refunds
 * and disputes in another currency.
 */
export function oddFacts(order: AskedFor, facts: readonly PaymentFact[]): PaymentFact[] {
  const successes = facts.filter((fact) => fact.kind === 'payment' && fact.status === 'succeeded');
  if (successes.length === 0) return [];
  const isPaidTwice = new Set(successes.map(idOf)).size > 1;
  const isOdd = (fact: PaymentFact) => fact.amountCents !== order.amountCents || !isOrdersCurrency(order, fact);
  const reversals = facts.filter((fact) => fact.kind !== 'payment');
  return [
    ...successes.filter((fact) => isPaidTwice || isOdd(fact)),
    ...reversals.filter((fact) => !isOrdersCurrency(order, fact)),
  ];
}

/** The ids of what does not match. */
export function oddIds(order: AskedFor, facts: readonly PaymentFact[]): string[] {
  return [...new Set(oddFacts(order, facts).map(idOf))];
}

/** The decision that holds: the latest, unless it takes an earlier one back (SPEC 18). */
export function holdingDecision(facts: readonly OrderFact[]): DecisionFact | null {
  const decisions = facts.filter((fact) => fact.kind === 'decision');
  const [last] = decisions.toSorted((one, other) => other.at - one.at || (one.decisionId < other.decisionId ? 1 : -1));
  return last === undefined || last.verdict === 'withdrawn' ? null : last;
}

/** Whether what came in can be counted: all of it is in the order's currency. */
export function canBeAccepted(order: AskedFor, facts: readonly PaymentFact[]): boolean {
  const odd = oddFacts(order, facts);
  return odd.length > 0 && odd.every((fact) => isOrdersCurrency(order, fact));
}
