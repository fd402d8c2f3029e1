import type { Kysely } from 'kysely';

/** Who wants no more mail of a kind. A row names nobody: its key is a keyed hash of the kind and the mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_stops')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('stopped_at', 'bigint', (column) => column.notNull())
    .execute();
}
