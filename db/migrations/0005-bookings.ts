import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Strategy sessions. No two that stand begin at the same moment, whoever writes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('starts_at', 'bigint', required)
    .addColumn('ends_at', 'bigint', required)
    .addColumn('time_zone', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('sequence', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('changed_at', 'bigint', required)
    .execute();
  await db.schema
    .createIndex('bookings_standing')
    .on('bookings')
    .column('starts_at')
    .unique()
    .where(sql.ref('status'), '=', sql.lit('booked'))
    .execute();
  await db.schema.createIndex('bookings_starts_at').on('bookings').columns(['starts_at', 'id']).execute();
}
