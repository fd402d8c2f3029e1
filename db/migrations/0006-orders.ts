import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** What was ordered, what is known about its money and from whom, and the sales that came of it. Amounts are cents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', key)
    .addColumn('checkout_hash', 'text', (column) => column.notNull().unique())
    .addColumn('token_hash', 'text', required)
    .addColumn('provider', 'text', required)
    .addColumn('test', 'integer', required)
    .addColumn('service_id', 'text', required)
    .addColumn('product_name', 'text', required)
    .addColumn('product_type', 'text', required)
    .addColumn('amount_cents', 'integer', required)
    .addColumn('currency', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('session_id', 'text')
    .addColumn('filtered', 'integer', count)
    .addColumn('status', 'text', required)
    .addColumn('attempt', 'integer', required)
    .addColumn('intent_id', 'text')
    .addColumn('intent_name', 'text', required)
    .addColumn('intent_email', 'text', required)
    .addColumn('paid_cents', 'integer', count)
    .addColumn('refunded_cents', 'integer', count)
    .addColumn('lost_cents', 'integer', count)
    .addColumn('paid_at', 'bigint')
    .addColumn('told_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('changed_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('orders_created_at').on('orders').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('orders_status').on('orders').columns(['status', 'changed_at']).execute();

  await db.schema
    .createTable('order_intents')
    .addColumn('intent_id', 'text', key)
    .addColumn('order_id', 'text', required)
    .addColumn('client_secret_hash', 'text')
    .addColumn('created_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('order_intents_order').on('order_intents').column('order_id').execute();
  await db.schema.createIndex('order_intents_secret').on('order_intents').column('client_secret_hash').execute();

  await db.schema
    .createTable('payment_events')
    .addColumn('provider', 'text', required)
    .addColumn('event_id', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('named_order_id', 'text')
    .addColumn('intent_id', 'text')
    .addColumn('order_id', 'text')
    .addColumn('facts', 'text', required)
    .addColumn('raw', 'text', required)
    .addColumn('received_at', 'bigint', required)
    .addColumn('applied_at', 'bigint')
    .addPrimaryKeyConstraint('payment_events_pk', ['provider', 'event_id'])
    .execute();
  await db.schema.createIndex('payment_events_order').on('payment_events').column('order_id').execute();
  await db.schema.createIndex('payment_events_intent').on('payment_events').column('intent_id').execute();

  await db.schema
    .createTable('sales')
    .addColumn('id', 'text', key)
    .addColumn('order_id', 'text', (column) => column.unique())
    .addColumn('provider_ref', 'text', (column) => column.notNull().unique())
    .addColumn('product_name', 'text', required)
    .addColumn('product_type', 'text', required)
    .addColumn('customer_name', 'text')
    .addColumn('customer_email', 'text')
    .addColumn('status', 'text', required)
    .addColumn('amount_cents', 'integer', required)
    .addColumn('paid_cents', 'integer', count)
    .addColumn('refunded_cents', 'integer', count)
    .addColumn('lost_cents', 'integer', count)
    .addColumn('test', 'integer', required)
    .addColumn('filtered', 'integer', count)
    .addColumn('session_id', 'text')
    .addColumn('sold_at', 'bigint', required)
    .addColumn('changed_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('sales_sold_at').on('sales').columns(['sold_at', 'id']).execute();
}
