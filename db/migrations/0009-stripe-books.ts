import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Subscriptions and their invoices as Stripe tells of them, and when Stripe is to be asked again. Amounts are cents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', key)
    .addColumn('plan', 'text', required)
    .addColumn('session_id', 'text')
    .addColumn('told_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .execute();

  await db.schema
    .createTable('subscription_invoices')
    .addColumn('id', 'text', key)
    .addColumn('subscription_id', 'text')
    .addColumn('intent_id', 'text')
    .addColumn('created_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('subscription_invoices_intent').on('subscription_invoices').column('intent_id').execute();

  await db.schema
    .createTable('payment_checks')
    .addColumn('order_id', 'text', key)
    .addColumn('checks', 'integer', required)
    .addColumn('next_at', 'bigint', required)
    .execute();

  await db.schema
    .createTable('payment_catch_ups')
    .addColumn('provider', 'text', key)
    .addColumn('from_at', 'bigint', required)
    .addColumn('next_at', 'bigint', required)
    .execute();
}
