import type { OrderRecord } from '../../src/server/store/orders/orders.ts';

/** An order as the database holds it: a Website Build whose payment was begun with Stripe under `pi_1`. */
export function orderRow(row: Partial<OrderRecord> = {}): OrderRecord {
  return {
    id: 'order-1',
    checkout_hash: 'checkout-1',
    token_hash: 'token-1',
    provider: 'stripe',
    test: 0,
    service_id: 'website-build',
    product_name: 'Website Build',
    product_type: 'service',
    amount_cents: 180_000,
    currency: 'usd',
    name: 'Ada Byron',
    email: 'ada@example.com',
    session_id: null,
    filtered: 0,
    status: 'awaiting_payment',
    no_reminder: 0,
    attempt: 1,
    intent_id: 'pi_1',
    intent_name: 'Ada Byron',
    intent_email: 'ada@example.com',
    paid_cents: 0,
    refunded_cents: 0,
    lost_cents: 0,
    paid_at: null,
    announced_at: null,
    created_at: Date.UTC(2026, 10, 20),
    changed_at: Date.UTC(2026, 10, 20),
    ...row,
  };
}
