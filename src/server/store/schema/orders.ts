import type { Generated } from 'kysely';
import type { OrderStatus, PaymentProviderName } from '../../../contract/checkout.ts';

/** One checkout of one package. What is known about its money stands in `payment_events`; the figures here are what that comes to. */
interface OrderRow {
  id: string;
  /** SHA-256 of the checkout's id, which opens the order. */
  checkout_hash: string;
  /** SHA-256 of the order's token. */
  token_hash: string;
  provider: PaymentProviderName;
  /** 1 where no money moves. */
  test: number;
  service_id: string;
  product_name: string;
  product_type: string;
  amount_cents: number;
  /** Three small letters. */
  currency: string;
  /** Empty where it was not left. */
  name: string;
  email: string;
  session_id: string | null;
  /** 1 where the owner bought: in no figure of visitors' conversions. */
  filtered: number;
  status: OrderStatus;
  /** 1 where its buyer is not mailed about it if they leave: their network asked for too much mail. */
  no_reminder: Generated<number>;
  /** Counts the intents that were begun; the provider's idempotency key comes from it. */
  attempt: number;
  /** The provider's intent of this attempt; null until it is known. */
  intent_id: string | null;
  /** The buyer's name and e-mail as this attempt's intent has them, so that a repeated call sends the same. */
  intent_name: string;
  intent_email: string;
  /** What came in and counts, before anything was taken back. */
  paid_cents: number;
  refunded_cents: number;
  /** Lost in disputes. */
  lost_cents: number;
  paid_at: number | null;
  /** When the messages were queued and the conversion recorded: once, when it was first paid. */
  announced_at: number | null;
  created_at: number;
  changed_at: number;
}

/** Every intent an order has had, so that events about an old one find their order too. */
interface OrderIntentRow {
  intent_id: string;
  order_id: string;
  /** SHA-256; null where only the provider has named the intent so far. */
  client_secret_hash: string | null;
  created_at: number;
}

/** A provider's event as it came; `facts` is what counts of it. */
interface PaymentEventRow {
  provider: string;
  event_id: string;
  type: string;
  /** The provider's clock. */
  created_at: number;
  /** The order that the event itself names. */
  named_order_id: string | null;
  intent_id: string | null;
  /** The order it was matched with; null while there is none. */
  order_id: string | null;
  /** JSON array of payment facts. */
  facts: string;
  raw: string;
  received_at: number;
  applied_at: number | null;
}

/** One order or subscription invoice that was sold, or tried. Counts in figures where `paid_cents` is above zero. */
interface SaleRow {
  id: string;
  order_id: string | null;
  /** The order's id, or the provider's own reference (an invoice). */
  provider_ref: string;
  product_name: string;
  product_type: string;
  customer_name: string | null;
  customer_email: string | null;
  /** An order's status. */
  status: string;
  /** What was asked for. */
  amount_cents: number;
  /** What came in and counts: 0 while it is not paid, and while it needs a review. Net is this less the two below. */
  paid_cents: number;
  refunded_cents: number;
  lost_cents: number;
  test: number;
  filtered: number;
  session_id: string | null;
  /** When it was paid; until then, when it was first tried. */
  sold_at: number;
  changed_at: number;
}

/** A checkout that was abandoned: told of once, and its buyer mailed once at most. */
interface AbandonedCheckoutRow {
  order_id: string;
  noted_at: number;
  mailed_at: number | null;
}

export interface OrderTables {
  abandoned_checkouts: AbandonedCheckoutRow;
  orders: OrderRow;
  order_intents: OrderIntentRow;
  payment_events: PaymentEventRow;
  sales: SaleRow;
}
