import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** How each address stands that deliveries go to, and what the other side said of a delivery that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('destinations')
    .addColumn('id', 'text', key)
    .addColumn('open_since', 'bigint', required)
    .addColumn('paused_at', 'bigint')
    .addColumn('pause_cause', 'text')
    .addColumn('probes', 'integer', count)
    .addColumn('probe_at', 'bigint')
    .addColumn('failing_since', 'bigint')
    .addColumn('failures', 'integer', count)
    .addColumn('last_failed_at', 'bigint')
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .execute();

  await db.schema.alterTable('deliveries').addColumn('last_answer', 'text').execute();
}
