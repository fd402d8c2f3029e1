import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** Who left their name, what is to be sent on about them, and every attempt to do so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('fields', 'text', required)
    .addColumn('session_id', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('answers', 'text')
    .addColumn('scores', 'text')
    .addColumn('recommendation', 'text')
    .addColumn('answered_at', 'bigint')
    .execute();
  await db.schema.createIndex('leads_created_at').on('leads').columns(['created_at', 'id']).execute();

  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('lead_id', 'text')
    .addColumn('destination', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', count)
    .addColumn('failures', 'integer', count)
    .addColumn('next_attempt_at', 'bigint', required)
    .addColumn('give_up_at', 'bigint')
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('delivered_at', 'bigint')
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['status', 'destination', 'next_attempt_at'])
    .execute();
  await db.schema.createIndex('deliveries_created_at').on('deliveries').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('deliveries_status').on('deliveries').columns(['status', 'created_at', 'id']).execute();

  await db.schema
    .createTable('delivery_attempts')
    .addColumn('delivery_id', 'text', required)
    .addColumn('number', 'integer', required)
    .addColumn('started_at', 'bigint', required)
    .addColumn('ended_at', 'bigint', required)
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('delivery_attempts_pk', ['delivery_id', 'number'])
    .execute();
}
