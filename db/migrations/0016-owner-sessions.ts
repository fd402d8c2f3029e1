import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Where the owner is signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('owner_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('password_key', 'text', required)
    .addColumn('browser', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_seen_at', 'bigint', required)
    .execute();
}
