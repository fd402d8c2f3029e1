import type { Verdict } from '../../contract/owner-orders.ts';

/** What a payment provider reported about one payment attempt. `at` is the provider's clock in epoch milliseconds. */
export interface PaymentAttemptFact {
  readonly kind: 'payment';
  readonly intentId: string;
  readonly status: 'awaiting' | 'processing' | 'failed' | 'succeeded' | 'cancelled';
  /** Integer cents: the amount received after a success, otherwise the amount requested. */
  readonly amountCents: number;
  /** The ISO 4217 code, in upper or lower case: `usd`. */
  readonly currency: string;
  readonly at: number;
}

/** A report about one refund. A pending refund counts as refunded until it fails. */
export interface RefundFact {
  readonly kind: 'refund';
  readonly refundId: string;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  readonly at: number;
}

/** A report about one dispute (chargeback). */
export interface DisputeFact {
  readonly kind: 'dispute';
  readonly disputeId: string;
  readonly status: 'open' | 'won' | 'lost';
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  readonly at: number;
}

/** A decision of the owner about a payment that needed a review (SPEC 18). */
export interface DecisionFact {
  readonly kind: 'decision';
  readonly decisionId: string;
  /** `withdrawn` takes earlier decisions back. */
  readonly verdict: Verdict | 'withdrawn';
  /** Ids of what it is about: of the payments, refunds and disputes that did not match. */
  readonly covers: readonly string[];
  /** The server's clock, epoch milliseconds. */
  readonly at: number;
}

/** A fact about an order's payments. Facts are a set: duplicates and their sequence must not matter. */
export type PaymentFact = PaymentAttemptFact | RefundFact | DisputeFact;
/** The same, and what the owner decided. */
export type OrderFact = PaymentFact | DecisionFact;
