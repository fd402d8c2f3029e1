import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Destinations that speak HighLevel's API, and under which ids it knows what they told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('event_destinations')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('webhook'))
    .execute();
  await db.schema.alterTable('event_destinations').addColumn('settings', 'text').execute();
  await db.schema.alterTable('event_destinations').addColumn('remark', 'text').execute();
  await db.schema
    .createTable('highlevel_ids')
    .addColumn('destination_id', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('remote_id', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('highlevel_ids_pk', ['destination_id', 'subject', 'kind'])
    .execute();
  await db.schema.createIndex('highlevel_ids_subject').on('highlevel_ids').column('subject').execute();
}
