import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What is kept of each day beside what browsers reported of it, and which days are counted; and on what kind of device a form was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_trust')
    .addColumn('day', 'text', required)
    .addColumn('what', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('times', 'bigint', required)
    .addPrimaryKeyConstraint('daily_trust_pk', ['day', 'what', 'name'])
    .execute();
  await db.schema
    .createTable('trust_days')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .execute();
  for (const table of ['leads', 'set_aside']) await db.schema.alterTable(table).addColumn('device', 'text').execute();
}
