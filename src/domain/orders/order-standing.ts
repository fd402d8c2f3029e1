import type { OrderStatus } from '../../contract/checkout.ts';
import { holdingDisputes, holdingRefunds } from './holding-facts.ts';
import { canBeAccepted, holdingDecision, isOrdersCurrency, oddIds, providerFacts } from './odd-facts.ts';
import type { DecisionFact, DisputeFact, OrderFact, PaymentAttemptFact, PaymentFact } from './payment-facts.ts';
import { groupBy } from '../group-by.ts';

/** A payment less refunds and lost disputes, in cents. */
export function netCentsOf({
  paidCents,
  refundedCents,
  lostCents,
}: {
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly lostCents: number;
}): number {
  return paidCents - refundedCents - lostCents;
}

/** The parts of an order that decide its standing. */
export interface StandingOrder {
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  /** The order's present intent; null before the first one. */
  readonly intentId: string | null;
}

/** Integer cents throughout; `paidAt` in epoch milliseconds. */
export interface OrderStanding {
  readonly status: OrderStatus;
  /** The payment that counts: the order's amount, what came in where the owner accepted that, or 0. */
  readonly paidCents: number;
  /** The refunded part of the payment. */
  readonly refundedCents: number;
  /** The part lost in disputes, after refunds. */
  readonly lostCents: number;
  /** The rest; never below 0. */
  readonly netCents: number;
  readonly paidAt: number | null;
  /** As `paidAt`, but also set for a payment that needs a review. */
  readonly receivedAt: number | null;
}

/** In these states nobody has tried to pay yet, so there is no sale. */
export const untriedStatuses: ReadonlySet<OrderStatus> = new Set(['created', 'awaiting_payment', 'cancelled']);

/** Of two facts at the same instant, the later one in this list counts (SPEC 6). */
const attemptRanks: readonly PaymentAttemptFact['status'][] = ['awaiting', 'processing', 'failed'];

const unpaidStatuses: Readonly<Record<PaymentAttemptFact['status'], OrderStatus>> = {
  awaiting: 'awaiting_payment',
  processing: 'processing',
  failed: 'failed',
  cancelled: 'cancelled',
  // Not reached: successes are handled before.
  succeeded: 'completed',
};

function sumOf(facts: readonly { readonly amountCents: number }[]): number {
  return facts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function refundedOf(facts: readonly PaymentFact[]): number {
  return sumOf(holdingRefunds(facts).filter(({ status }) => status === 'pending' || status === 'succeeded'));
}

/** The status of an order without a payment: the latest fact about its present intent decides (SPEC 5, 6). */
function unpaidStatus({ intentId }: StandingOrder, attempts: readonly PaymentAttemptFact[]): OrderStatus {
  if (intentId === null) return 'created';
  const own = attempts.filter((fact) => fact.intentId === intentId);
  if (own.some(({ status }) => status === 'cancelled')) return 'cancelled';
  const rank = ({ status }: PaymentAttemptFact) => attemptRanks.indexOf(status);
  const [last] = own.toSorted((one, other) => other.at - one.at || rank(other) - rank(one));
  return last === undefined ? 'awaiting_payment' : unpaidStatuses[last.status];
}

function paidStatus(
  { paidCents, refundedCents }: Pick<OrderStanding, 'paidCents' | 'refundedCents'>,
  disputes: readonly DisputeFact[],
): OrderStatus {
  if (disputes.some(({ status }) => status !== 'won')) return 'disputed';
  if (refundedCents === 0) return 'completed';
  return refundedCents < paidCents ? 'partly_refunded' : 'refunded';
}

function without(status: OrderStatus, receivedAt: number | null): OrderStanding {
  return { status, paidCents: 0, refundedCents: 0, lostCents: 0, netCents: 0, paidAt: null, receivedAt };
}

/** What came in for each payment, in the order's currency. */
function cameInOf(order: StandingOrder, successes: readonly PaymentAttemptFact[]): number {
  const own = groupBy(
    successes.filter((fact) => isOrdersCurrency(order, fact)),
    ({ intentId }) => intentId,
  );
  return [...own.values()].reduce((sum, of) => sum + Math.max(...of.map(({ amountCents }) => amountCents)), 0);
}

/** The decision that counts for what does not match; null where there is none, or where more came to light since (SPEC 18-21). */
export function decisionFor(order: StandingOrder, facts: readonly OrderFact[]): DecisionFact | null {
  const known = providerFacts(facts);
  const decision = holdingDecision(facts);
  if (decision === null || !oddIds(order, known).every((id) => decision.covers.includes(id))) return null;
  return decision.verdict === 'accepted' && !canBeAccepted(order, known) ? null : decision;
}

/**
 * An order's standing from all facts about its payments and what the owner decided about them. It folds a set of facts: duplicates and their sequence
 * make no difference. SPEC.md beside this file numbers the rules.
 */
export function orderStanding(order: StandingOrder, all: readonly OrderFact[]): OrderStanding {
  const facts = providerFacts(all);
  const attempts = facts.filter((fact) => fact.kind === 'payment');
  const successes = attempts.filter(({ status }) => status === 'succeeded');
  if (successes.length === 0) return without(unpaidStatus(order, attempts), null);
  const receivedAt = Math.min(...successes.map(({ at }) => at));

  const isOdd = oddIds(order, facts).length > 0;
  const verdict = isOdd ? (decisionFor(order, all)?.verdict ?? null) : null;
  if (isOdd && verdict === null) return without('needs_review', receivedAt);
  if (verdict === 'discarded') return without('discarded', receivedAt);

  const own = facts.filter((fact) => isOrdersCurrency(order, fact));
  const disputes = holdingDisputes(own);
  const paidCents = isOdd ? cameInOf(order, successes) : order.amountCents;
  const refundedCents = verdict === 'refunded_outside' ? paidCents : Math.min(refundedOf(own), paidCents);
  const lostCents = Math.min(sumOf(disputes.filter(({ status }) => status === 'lost')), paidCents - refundedCents);
  return {
    status: verdict === 'refunded_outside' ? 'refunded' : paidStatus({ paidCents, refundedCents }, disputes),
    paidCents,
    refundedCents,
    lostCents,
    netCents: netCentsOf({ paidCents, refundedCents, lostCents }),
    paidAt: receivedAt,
    receivedAt,
  };
}

/** Whether nothing more may be charged for the order: it is paid, was paid, or a payment is in progress or under review. */
export function isSettled(status: OrderStatus): boolean {
  return !['created', 'awaiting_payment', 'failed', 'cancelled'].includes(status);
}
