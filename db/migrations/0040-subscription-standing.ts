import type { Kysely } from 'kysely';

/** How each subscription stands by Stripe's own word; nothing for those that Stripe has not told of since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'text' | 'bigint') => db.schema.alterTable('subscriptions').addColumn(name, type);
  await add('state', 'text').execute();
  for (const time of ['period_ends_at', 'ends_at', 'ended_at']) await add(time, 'bigint').execute();
  await db.schema
    .alterTable('subscriptions')
    .addColumn('state_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('subscriptions_created_at').on('subscriptions').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('subscription_invoices_subscription')
    .on('subscription_invoices')
    .column('subscription_id')
    .execute();
}
