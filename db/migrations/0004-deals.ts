import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Deals that no buyer took, one for each person and property however often they tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('near_misses')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email_key', 'text', required)
    .addColumn('address_key', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('fields', 'text', required)
    .addColumn('target_market', 'text', required)
    .addColumn('reasons', 'text', required)
    .addColumn('alternatives', 'text', required)
    .addColumn('session_id', 'text')
    .addColumn('tries', 'integer', required)
    .addColumn('first_at', 'bigint', required)
    .addColumn('last_at', 'bigint', required)
    .addColumn('accepted_lead_id', 'text')
    .execute();
  await db.schema
    .createIndex('near_misses_person_property')
    .on('near_misses')
    .columns(['email_key', 'address_key'])
    .unique()
    .execute();
  await db.schema.createIndex('near_misses_last_at').on('near_misses').columns(['last_at', 'id']).execute();
}
