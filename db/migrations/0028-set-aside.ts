import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Forms that look like spam, until the owner lets them in or removes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('set_aside')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('form', 'text', required)
    .addColumn('score', 'integer', required)
    .addColumn('reasons', 'text', required)
    .addColumn('session_id', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('answers', 'text')
    .addColumn('answered_at', 'bigint')
    .addColumn('decision', 'text')
    .addColumn('due_at', 'bigint')
    .execute();
  await db.schema.createIndex('set_aside_created_at').on('set_aside').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('set_aside_due_at')
    .on('set_aside')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}
