import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Who saw, changed, exported and erased what in the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', required)
    .addColumn('member_id', 'text')
    .addColumn('deed', 'text', required)
    .addColumn('what', 'text', required)
    .addColumn('subject', 'text')
    .execute();
  await db.schema.createIndex('desk_audit_at').on('desk_audit').columns(['at', 'id']).execute();
  await db.schema.createIndex('desk_audit_subject').on('desk_audit').column('subject').execute();
}
