import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What moved the provider's balance, to be compared with the books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('balance_transactions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('type', 'text', required)
    .addColumn('intent_id', 'text')
    .addColumn('amount_cents', 'bigint', required)
    .addColumn('fee_cents', 'bigint', required)
    .addColumn('currency', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute();
  await db.schema
    .createIndex('balance_transactions_intent')
    .on('balance_transactions')
    .columns(['intent_id', 'amount_cents', 'fee_cents'])
    .execute();
}
