import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/server/store/schema/schema.ts';
import type { Store } from '../../src/server/store/engine/store.ts';

type SaleRow = Insertable<Database['sales']>;

/** A sale of $1,800 that was paid, as real money, with nothing known of the buyer. */
export function exampleSale(soldAt: number, details: Partial<SaleRow> = {}): SaleRow {
  const id = randomUUID();
  return {
    id,
    order_id: null,
    provider_ref: id,
    product_name: 'Website Build',
    product_type: 'service',
    customer_name: null,
    customer_email: null,
    status: 'completed',
    amount_cents: 180_000,
    paid_cents: 180_000,
    refunded_cents: 0,
    lost_cents: 0,
    test: 0,
    filtered: 0,
    session_id: null,
    sold_at: soldAt,
    changed_at: soldAt,
    ...details,
  };
}

/** Keeps exactly these sales, in place of whatever there was. */
export async function replaceSales(store: Store, sales: readonly SaleRow[]): Promise<void> {
  await store.write(async (tx) => {
    await tx.deleteFrom('sales').execute();
    if (sales.length > 0) await tx.insertInto('sales').values(sales).execute();
  });
}

type OrderRow = Insertable<Database['orders']>;

/** An order for the Website Build at $1,800, opened by Ada and not paid yet. */
export function exampleOrder(createdAt: number, details: Partial<OrderRow> = {}): OrderRow {
  const id = randomUUID();
  return {
    id,
    checkout_hash: `checkout of ${id}`,
    token_hash: `token of ${id}`,
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
    attempt: 1,
    intent_id: `pi_${id}`,
    intent_name: 'Ada Byron',
    intent_email: 'ada@example.com',
    paid_cents: 0,
    refunded_cents: 0,
    lost_cents: 0,
    paid_at: null,
    announced_at: null,
    created_at: createdAt,
    changed_at: createdAt,
    ...details,
  };
}
