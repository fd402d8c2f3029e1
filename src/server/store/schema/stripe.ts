import type { Generated } from 'kysely';
import type { CoursePlan } from '../../../contract/course-checkout.ts';
import type { SubscriptionState } from '../../../contract/subscriptions.ts';

/** A course subscription as Stripe names it. */
interface SubscriptionRow {
  id: string;
  plan: CoursePlan;
  session_id: string | null;
  /** As Stripe last told; null while it has not. */
  state: SubscriptionState | null;
  /** When Stripe told it, by its clock; of one second the standing that comes later in `subscriptionStates` is a little later. */
  state_at: Generated<number>;
  /** Until when it is paid: the next charge is then. */
  period_ends_at: number | null;
  /** For when it is cancelled. */
  ends_at: number | null;
  ended_at: number | null;
  /** When its messages were queued: once, at its first paid invoice. */
  announced_at: number | null;
  created_at: number;
}

/** Which subscription an invoice belongs to, and which payment intent pays it; Stripe tells the two apart, in either order. */
interface SubscriptionInvoiceRow {
  id: string;
  subscription_id: string | null;
  intent_id: string | null;
  created_at: number;
}

/** When Stripe is asked next about an order that no event has settled. */
interface PaymentCheckRow {
  order_id: string;
  checks: number;
  next_at: number;
}

/** Up to when a provider's own list of events was read. */
interface PaymentCatchUpRow {
  provider: string;
  /** Everything before this is known. */
  from_at: number;
  next_at: number;
}

/** A movement of the provider's balance, as the provider lists it. */
interface BalanceTransactionRow {
  id: string;
  /** `charge`, `refund`, `adjustment`, `payout`, ... */
  type: string;
  /** Which payment it belongs to; null for a payout and for money from elsewhere. */
  intent_id: string | null;
  /** Gross; below zero for what leaves the balance. */
  amount_cents: number;
  fee_cents: number;
  currency: string;
  at: number;
}

export interface StripeTables {
  balance_transactions: BalanceTransactionRow;
  subscriptions: SubscriptionRow;
  subscription_invoices: SubscriptionInvoiceRow;
  payment_checks: PaymentCheckRow;
  payment_catch_ups: PaymentCatchUpRow;
}
