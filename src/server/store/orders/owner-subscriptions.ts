import { sql, type Kysely } from 'kysely';
import { salesNetCents } from '../attribution/net-cents.ts';
import { isAfter, type Place } from '../engine/newest-first.ts';
import type { Database } from '../schema/schema.ts';
import type { SubscriptionRecord } from './subscriptions.ts';

type Db = Kysely<Database>;

/** Subscriptions, the newest first, after a place in the list. */
export async function listSubscriptions(
  db: Db,
  { limit, before }: { limit: number; before: Place | undefined },
): Promise<SubscriptionRecord[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where(isAfter(before, { time: 'subscriptions.created_at', id: 'subscriptions.id' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countSubscriptions(db: Db): Promise<number> {
  const all = db.selectFrom('subscriptions').select(({ fn }) => fn.countAll<number>().as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
}

/** The sales of these subscriptions, one for each invoice that was paid or tried, the latest first. */
export async function listRenewals(db: Db, subscriptionIds: readonly string[]) {
  if (subscriptionIds.length === 0) return [];
  return db
    .selectFrom('subscription_invoices')
    .innerJoin('sales', 'sales.provider_ref', 'subscription_invoices.id')
    .select([
      'subscription_invoices.subscription_id as subscriptionId',
      'sales.provider_ref as id',
      'sales.status',
      'sales.customer_name as name',
      'sales.customer_email as email',
      'sales.amount_cents as amountCents',
      'sales.paid_cents as paidCents',
      'sales.test',
      'sales.sold_at as soldAt',
    ])
    .select(sql<number>`${salesNetCents}`.as('netCents'))
    .where('subscription_invoices.subscription_id', 'in', [...subscriptionIds])
    .orderBy('sales.sold_at', 'desc')
    .orderBy('sales.provider_ref', 'desc')
    .execute();
}

/** What the provider kept of each of these subscriptions, where it has said so. */
export async function readSubscriptionFees(db: Db, subscriptionIds: readonly string[]): Promise<Map<string, number>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscription_invoices')
    .innerJoin('balance_transactions', 'balance_transactions.intent_id', 'subscription_invoices.intent_id')
    .select(({ fn }) => [
      'subscription_invoices.subscription_id as id',
      fn.sum<number>('balance_transactions.fee_cents').as('cents'),
    ])
    .where('subscription_invoices.subscription_id', 'in', [...subscriptionIds])
    .groupBy('subscription_invoices.subscription_id')
    .execute();
  return new Map(rows.map(({ id, cents }) => [id ?? '', cents]));
}
