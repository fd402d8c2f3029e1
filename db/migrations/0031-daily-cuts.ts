import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Visitors and conversions of each day that is over, by source, campaign, page and device; and which days have been counted so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_cuts')
    .addColumn('day', 'text', required)
    .addColumn('cut', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('visitors', 'bigint', required)
    .addColumn('conversions', 'bigint', required)
    .addPrimaryKeyConstraint('daily_cuts_pk', ['cut', 'day', 'kind', 'name'])
    .execute();
  await db.schema
    .createTable('cut_days')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .execute();
}
