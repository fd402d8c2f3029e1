import { sql, type Kysely } from 'kysely';

/** A booking that nobody has confirmed has no lead: null instead of an empty id. SQLite cannot allow null in a column that stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('accepted_lead_id', 'text').execute();
  await sql`update bookings set accepted_lead_id = lead_id where lead_id != ''`.execute(db);
  await db.schema.alterTable('bookings').dropColumn('lead_id').execute();
  await db.schema.alterTable('bookings').renameColumn('accepted_lead_id', 'lead_id').execute();
}
