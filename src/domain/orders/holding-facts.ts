import type { DisputeFact, PaymentFact, RefundFact } from './payment-facts.ts';
import { groupBy } from '../group-by.ts';

/** The ranks of facts about one refund or dispute: the highest one decides its status (SPEC 10, 13). */
const refundRanks: readonly RefundFact['status'][] = ['pending', 'succeeded', 'cancelled', 'failed'];
const disputeRanks: readonly DisputeFact['status'][] = ['open', 'won', 'lost'];

/** The deciding fact for each id. `isAfter` orders the facts; the amount breaks ties. */
function holding<Fact extends { readonly amountCents: number }>(
  facts: readonly Fact[],
  idOf: (fact: Fact) => string,
  isAfter: (one: Fact, other: Fact) => number,
): Fact[] {
  return [...groupBy(facts, idOf).values()].flatMap((ofOne) => {
    const [last] = ofOne.toSorted((one, other) => isAfter(other, one) || other.amountCents - one.amountCents);
    return last === undefined ? [] : [last];
  });
}

/** The present status of each refund. */
export function holdingRefunds(facts: readonly PaymentFact[]): RefundFact[] {
  const rank = ({ status }: RefundFact) => refundRanks.indexOf(status);
  return holding(
    facts.filter((fact) => fact.kind === 'refund'),
    ({ refundId }) => refundId,
    (one, other) => rank(one) - rank(other),
  );
}

/** The present status of each dispute. */
export function holdingDisputes(facts: readonly PaymentFact[]): DisputeFact[] {
  const rank = ({ status }: DisputeFact) => disputeRanks.indexOf(status);
  // A decision outranks an open dispute; of two decisions the later one counts.
  const isDecided = ({ status }: DisputeFact) => Number(status !== 'open');
  return holding(
    facts.filter((fact) => fact.kind === 'dispute'),
    ({ disputeId }) => disputeId,
    (one, other) => isDecided(one) - isDecided(other) || one.at - other.at || rank(one) - rank(other),
  );
}
