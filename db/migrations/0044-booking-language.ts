import type { Kysely } from 'kysely';

/** The language of the page on which a session was booked, in which its mails are written; nothing is English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('language', 'text').execute();
}
