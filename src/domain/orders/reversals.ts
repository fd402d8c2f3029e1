import { holdingDisputes, holdingRefunds } from './holding-facts.ts';
import type { DisputeFact, PaymentFact, RefundFact } from './payment-facts.ts';

/** A refund or a dispute, in the owner's terms. */
export interface Reversal {
  /** The refund's or the dispute's. */
  readonly id: string;
  readonly what: 'refunded' | 'refund_failed' | 'dispute_opened' | 'dispute_won' | 'dispute_lost';
  /** Integer cents. */
  readonly amountCents: number;
  /** The provider's clock, epoch milliseconds. */
  readonly at: number;
}

const refundWords: Readonly<Record<RefundFact['status'], Reversal['what']>> = {
  pending: 'refunded',
  succeeded: 'refunded',
  failed: 'refund_failed',
  cancelled: 'refund_failed',
};
const disputeWords: Readonly<Record<DisputeFact['status'], Reversal['what']>> = {
  open: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
};

/** The status of each refund and dispute of a payment; none if nothing was paid (SPEC 7). */
function reversalsOf(facts: readonly PaymentFact[]): Reversal[] {
  const isPaid = facts.some((fact) => fact.kind === 'payment' && fact.status === 'succeeded');
  if (!isPaid) return [];
  const refunds = holdingRefunds(facts).map(({ refundId: id, status, amountCents, at }) => ({
    id,
    what: refundWords[status],
    amountCents,
    at,
  }));
  const disputes = holdingDisputes(facts).map(({ disputeId: id, status, amountCents, at }) => ({
    id,
    what: disputeWords[status],
    amountCents,
    at,
  }));
  return [...refunds, ...disputes];
}

/**
 * The refunds and disputes that are new or have changed between `before` and `after`. Each change is reported once, however often its fact
 * arrives (SPEC 17).
 */
export function newReversals(before: readonly PaymentFact[], after: readonly PaymentFact[]): Reversal[] {
  const known = new Map(reversalsOf(before).map(({ id, what }) => [id, what]));
  return reversalsOf(after).filter(({ id, what }) => known.get(id) !== what);
}
