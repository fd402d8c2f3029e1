/** Something a payment provider said of one payment attempt. `at` is the provider's clock in epoch milliseconds. */
export interface PaymentAttemptFact {
  readonly kind: 'payment';
  readonly intentId: string;
  readonly status: 'awaiting' | 'processing' | 'failed' | 'succeeded' | 'cancelled';
  /** Integer cents: of a success what was received, otherwise what is asked for. */
  readonly amountCents: number;
  /** As ISO 4217 has it, in any case: `usd`. */
  readonly currency: string;
  readonly at: number;
}

/** Something said of one refund. What is pending counts as given back until it fails. */
export interface RefundFact {
  readonly kind: 'refund';
  readonly refundId: string;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  readonly at: number;
}

/** Something said of one dispute (chargeback). */
export interface DisputeFact {
  readonly kind: 'dispute';
  readonly disputeId: string;
  readonly status: 'open' | 'won' | 'lost';
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
  readonly at: number;
}

/** What can be known about an order's money. Facts are a set: how often and in which order they come must not matter. */
export type PaymentFact = PaymentAttemptFact | RefundFact | DisputeFact;
