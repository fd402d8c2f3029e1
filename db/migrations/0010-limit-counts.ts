import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What clients did within a window of time, for limits that all processes share. Rows go when their window is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('limit_counts')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('hits', 'integer', required)
    .addColumn('ends_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('limit_counts_ends_at').on('limit_counts').column('ends_at').execute();
}
