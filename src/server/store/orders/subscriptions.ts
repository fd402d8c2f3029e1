import type { Selectable, Transaction } from 'kysely';
import { subscriptionStates, type SubscriptionState } from '../../../contract/subscriptions.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

export type SubscriptionRecord = Selectable<Database['subscriptions']>;

/** Stores a subscription; later writes do not change it. */
export async function storeSubscription(
  tx: Tx,
  subscription: Pick<SubscriptionRecord, 'id' | 'plan' | 'session_id' | 'created_at'>,
): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({ ...subscription, announced_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Notes how a subscription stands, unless Stripe has told something later; one that is over stays over. */
export async function noteStanding(
  tx: Tx,
  id: string,
  standing: Pick<SubscriptionRecord, 'period_ends_at' | 'ends_at' | 'ended_at'> & { state: SubscriptionState },
  toldAt: number,
): Promise<void> {
  const stateAt = toldAt + subscriptionStates.indexOf(standing.state);
  await tx
    .updateTable('subscriptions')
    .set({ ...standing, state_at: stateAt })
    .where('id', '=', id)
    .where('state_at', '<=', stateAt)
    .where((row) => row.or([row('state', 'is', null), row('state', '!=', 'cancelled')]))
    .execute();
}

/** Links an invoice to its subscription or to the intent that pays it. Each may become known first. */
export async function tieInvoice(
  tx: Tx,
  invoiceId: string,
  known: { readonly subscription_id: string } | { readonly intent_id: string },
  at: number,
): Promise<void> {
  await tx
    .insertInto('subscription_invoices')
    .values({ id: invoiceId, subscription_id: null, intent_id: null, created_at: at, ...known })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
    .execute();
}

/** The invoice that an intent pays; null while none is known. */
export async function findInvoiceOfIntent(tx: Tx, intentId: string): Promise<string | null> {
  const found = tx.selectFrom('subscription_invoices').select('id').where('intent_id', '=', intentId);
  return (await found.executeTakeFirst())?.id ?? null;
}

/** An invoice with its subscription; null while the subscription is unknown. */
export async function findInvoice(
  tx: Tx,
  invoiceId: string,
): Promise<{ intentId: string | null; subscription: SubscriptionRecord } | null> {
  const found = await tx
    .selectFrom('subscription_invoices')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_invoices.subscription_id')
    .selectAll('subscriptions')
    .select('subscription_invoices.intent_id as intent_id')
    .where('subscription_invoices.id', '=', invoiceId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { intent_id: intentId, ...subscription } = found;
  return { intentId, subscription };
}

/** Marks that the messages to the CRM and by mail are queued. Returns true the first time. */
export async function markAnnounced(tx: Tx, subscriptionId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ announced_at: at })
    .where('id', '=', subscriptionId)
    .where('announced_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The applied facts of any of these intents, each as stored JSON. */
export async function listAppliedFacts(tx: Tx, intentIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_events')
    .select('facts')
    .where('provider', '=', 'stripe')
    .where('order_id', 'is', null)
    .where('intent_id', 'in', [...intentIds])
    .where('applied_at', 'is not', null)
    .execute();
  return rows.map(({ facts }) => facts);
}

/** The facts of any of these intents, each as stored JSON; marks them as applied. */
export async function applyFactsOf(tx: Tx, intentIds: readonly string[], at: number): Promise<string[]> {
  const ofThem = tx
    .updateTable('payment_events')
    .set({ applied_at: at })
    .where('provider', '=', 'stripe')
    .where('order_id', 'is', null)
    .where('intent_id', 'in', [...intentIds]);
  const rows = await ofThem.returning('facts').execute();
  return rows.map(({ facts }) => facts);
}

/** The buyer of a stored sale. */
export async function findCustomer(
  tx: Tx,
  providerRef: string,
): Promise<{ name: string | null; email: string | null; soldAt: number; status: string; paidCents: number } | null> {
  const found = await tx
    .selectFrom('sales')
    .select([
      'customer_name as name',
      'customer_email as email',
      'sold_at as soldAt',
      'status',
      'paid_cents as paidCents',
    ])
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst();
  return found ?? null;
}
