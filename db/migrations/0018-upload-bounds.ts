import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const no = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** Which pictures stay for good, and whose the others are: they are bounded for each client and altogether. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('uploads').addColumn('client', 'text').execute();
  await db.schema.alterTable('uploads').addColumn('kept', 'integer', no).execute();
  await sql`update uploads set kept = 1 where onboarding_id in (select id from onboardings where order_id is not null)`.execute(
    db,
  );
  await db.schema
    .createIndex('uploads_bounded')
    .on('uploads')
    .columns(['kept', 'created_at', 'id', 'client', 'onboarding_id', 'byte_count'])
    .execute();
}
