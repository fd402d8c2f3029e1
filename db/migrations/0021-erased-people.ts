import type { Kysely } from 'kysely';

/** When a lead's person was erased; what is left of it then counts in figures, and says nothing of anybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('erased_at', 'bigint').execute();
}
