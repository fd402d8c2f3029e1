import type { PaymentFact } from '../../src/domain/orders/payment-facts.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import type { TestEngine } from '../databases/engines.ts';
import { createFakeProvider } from '../server/fake-provider.ts';
import { openTestApp } from '../server/test-app.ts';
import { openCheckout } from './checkouts.ts';
import { websiteBuild } from './sold.ts';

/** When the provider says that it happened, in milliseconds. */
export const at = Date.UTC(2026, 10, 20);
/** A refund of the order that was paid. */
export const refundFact = (refundId: string, amountCents: number, status: 'succeeded' | 'failed' = 'succeeded'): PaymentFact => ({
  kind: 'refund',
  refundId,
  status,
  amountCents,
  currency: 'usd',
  at,
});
/** A dispute over all of its price. */
export const disputeFact = (status: 'open' | 'won' | 'lost'): PaymentFact => ({
  kind: 'dispute',
  disputeId: 'dp_1',
  status,
  amountCents: websiteBuild.priceCents,
  currency: 'usd',
  at,
});

/** A store with one order whose payment was begun with Stripe: its intent is `pi_1`. */
export async function openOrder(engine: TestEngine) {
  const store = await engine.openStore();
  const { app } = await openTestApp({}, { store, payments: createFakeProvider() });
  const { orderId } = await openCheckout(app);
  return { store, orderId };
}

/** What the books hold, and what was written to the buyer, the CRM and the owner. */
export async function readBooks(store: Store) {
  const { db } = store;
  const sales = await db.selectFrom('sales').selectAll().execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const deliveries = await db.selectFrom('deliveries').select(['kind', 'payload']).orderBy('kind').execute();
  return {
    orders: orders.map(({ status, paid_cents, refunded_cents, lost_cents, paid_at }) => ({
      status,
      paid_cents,
      refunded_cents,
      lost_cents,
      paid_at,
    })),
    sales: sales.map(({ id: _id, changed_at: _changed, ...sale }) => sale),
    purchases: deliveries.filter(({ kind }) => kind !== 'mail_owner-alert'),
    alerts: deliveries
      .filter(({ kind }) => kind === 'mail_owner-alert')
      .map(({ payload }) => String(JSON.parse(payload).props.what))
      .toSorted(),
    conversions: await db.selectFrom('conversions').select(['type', 'value']).execute(),
  };
}
