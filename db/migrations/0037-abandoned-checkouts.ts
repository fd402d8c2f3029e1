import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Which checkouts were told of as abandoned, once each, and whose buyers were mailed; and which orders nobody is to be mailed about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('abandoned_checkouts')
    .addColumn('order_id', 'text', key)
    .addColumn('noted_at', 'bigint', required)
    .addColumn('mailed_at', 'bigint')
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('no_reminder', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
