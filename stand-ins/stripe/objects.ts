/** Stripe's objects as its API writes them (2026-10-28), as far as a shop reads them. Times are epoch seconds, sums are cents. */

type Metadata = Readonly<Record<string, string>>;

export interface StandInIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  amount: number;
  amount_received: number;
  readonly currency: string;
  status:
    'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  readonly client_secret: string;
  description: string | null;
  receipt_email: string | null;
  metadata: Metadata;
  readonly allowed_payment_method_types: readonly string[] | null;
  /** What the account has of the allowed ones. */
  readonly payment_method_types: readonly string[];
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: { type: string; code: string; decline_code: string | null; message: string } | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  readonly created: number;
  readonly livemode: boolean;
}

export interface StandInCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  amount_refunded: number;
  readonly currency: string;
  readonly payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed';
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  readonly billing_details: { name: string | null; email: string | null };
  readonly metadata: Metadata;
  readonly created: number;
  readonly livemode: boolean;
}

export interface StandInRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  failure_reason?: string;
  readonly reason: string | null;
  readonly created: number;
}

export interface StandInDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
    | 'prevented';
  readonly reason: string;
  balance_transactions: readonly { readonly id: string; readonly amount: number; readonly currency: string }[];
  readonly created: number;
  readonly livemode: boolean;
}

/** A movement of the account's balance; `source` is the charge, refund, dispute or payout behind it, and the object itself where it is asked for. */
export interface StandInBalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  /** Gross: below zero for what leaves the balance. */
  readonly amount: number;
  readonly available_on: number;
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  readonly exchange_rate: null;
  readonly fee: number;
  readonly net: number;
  readonly reporting_category: string;
  readonly source: string;
  readonly status: 'pending' | 'available';
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment' | 'payout';
}

export interface StandInSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly url: string;
  readonly success_url: string;
  readonly cancel_url: string | null;
  subscription: string | null;
  invoice: string | null;
  customer: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  readonly metadata: Metadata;
  readonly created: number;
  readonly livemode: boolean;
}

export interface StandInSubscription {
  readonly id: string;
  readonly object: 'subscription';
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  readonly customer: string;
  readonly metadata: Metadata;
  readonly items: {
    readonly object: 'list';
    readonly data: readonly { readonly price: { readonly id: string }; current_period_end: number }[];
  };
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  readonly created: number;
  readonly livemode: boolean;
}

export interface StandInInvoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly amount_due: number;
  amount_paid: number;
  readonly currency: string;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle';
  readonly customer: string;
  readonly customer_email: string | null;
  readonly customer_name: string | null;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  };
  readonly lines: {
    readonly object: 'list';
    readonly data: readonly { readonly pricing: { readonly price_details: { readonly price: string } } }[];
  };
  status: 'open' | 'paid' | 'uncollectible' | 'void';
  status_transitions: { paid_at: number | null };
  readonly created: number;
  readonly livemode: boolean;
}

/** Ties an invoice to the payment intent that pays it; the invoice itself does not name it any more. */
export interface StandInInvoicePayment {
  readonly id: string;
  readonly object: 'invoice_payment';
  readonly amount_requested: number;
  amount_paid: number | null;
  readonly currency: string;
  readonly invoice: string;
  readonly is_default: true;
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  readonly created: number;
  readonly livemode: boolean;
}

export interface StandInPrice {
  readonly id: string;
  readonly object: 'price';
  readonly unit_amount: number;
  readonly currency: string;
  readonly active: boolean;
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number };
}

export type StandInObject =
  | StandInIntent
  | StandInCharge
  | StandInRefund
  | StandInDispute
  | StandInSession
  | StandInSubscription
  | StandInInvoice
  | StandInInvoicePayment;

/** What Stripe tells of a change: the object as it was just after it. */
export interface StandInEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly type: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly data: { readonly object: StandInObject };
}
