import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What is remembered about the database as a whole; and how many page views were dropped for their age, so that the days' figures can still be recounted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('markers')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .execute();
  await db.schema
    .createTable('dropped_page_views')
    .addColumn('day', 'text', required)
    .addColumn('path', 'text', required)
    .addColumn('filtered', 'integer', required)
    .addColumn('views', 'bigint', required)
    .addPrimaryKeyConstraint('dropped_page_views_key', ['day', 'path', 'filtered'])
    .execute();
  await db.schema
    .createIndex('delivery_attempts_ended_at')
    .on('delivery_attempts')
    .columns(['ended_at', 'delivery_id', 'number'])
    .execute();
}
