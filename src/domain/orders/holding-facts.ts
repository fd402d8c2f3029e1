import type { DisputeFact, PaymentFact, RefundFact } from './payment-facts.ts';

/** Facts about one refund or dispute: the one that ranks highest says how it stands (SPEC 10, 13). */
const refundRanks: readonly RefundFact['status'][] = ['pending', 'succeeded', 'cancelled', 'failed'];
const disputeRanks: readonly DisputeFact['status'][] = ['open', 'won', 'lost'];

/** For each id the fact that holds, by an order over facts in which no two different ones are alike. */
function holding<Fact extends { readonly amountCents: number }>(
  facts: readonly Fact[],
  idOf: (fact: Fact) => string,
  isAfter: (one: Fact, other: Fact) => number,
): Fact[] {
  return [...Map.groupBy(facts, idOf).values()].flatMap((ofOne) => {
    const [last] = ofOne.toSorted((one, other) => isAfter(other, one) || other.amountCents - one.amountCents);
    return last === undefined ? [] : [last];
  });
}

/** How each refund stands. */
export function holdingRefunds(facts: readonly PaymentFact[]): RefundFact[] {
  const rank = ({ status }: RefundFact) => refundRanks.indexOf(status);
  return holding(
    facts.filter((fact) => fact.kind === 'refund'),
    ({ refundId }) => refundId,
    (one, other) => rank(one) - rank(other),
  );
}

/** How each dispute stands. */
export function holdingDisputes(facts: readonly PaymentFact[]): DisputeFact[] {
  const rank = ({ status }: DisputeFact) => disputeRanks.indexOf(status);
  // A decision stands over what was said before it; of two, the later one.
  const isDecided = ({ status }: DisputeFact) => Number(status !== 'open');
  return holding(
    facts.filter((fact) => fact.kind === 'dispute'),
    ({ disputeId }) => disputeId,
    (one, other) => isDecided(one) - isDecided(other) || one.at - other.at || rank(one) - rank(other),
  );
}
