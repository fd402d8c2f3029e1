import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * What is kept of each day beside what browsers reported of it, and which days are counted; on what kind of device a form was sent; and an index by
 * which the last mail of each kind to the owner is found.
 */
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
  await sql`
    create index deliveries_owner_mail on deliveries (kind, created_at)
    where kind in ('mail_owner-alert', 'mail_call-reminder', 'mail_site-notice', 'mail_weekly-report', 'mail_destination-paused')
  `.execute(db);
}
