import type { Kysely } from 'kysely';

/** Visitors of a part of a day are counted, which no figure of a whole day tells. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('sessions_first_seen_at').on('sessions').columns(['first_seen_at', 'filtered']).execute();
}
