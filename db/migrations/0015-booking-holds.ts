import { sql, type Kysely } from 'kysely';

/** Bookings that wait for their maker's confirmation: a hold stands in nobody's way but its own time's, and not for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('held_until', 'bigint').execute();
  await db.schema.alterTable('bookings').addColumn('pending', 'text').execute();
  await db.schema.alterTable('bookings').addColumn('network', 'text').execute();
  await db.schema.dropIndex('bookings_standing').execute();
  await db.schema
    .createIndex('bookings_standing')
    .on('bookings')
    .column('starts_at')
    .unique()
    .where(sql.ref('status'), 'in', sql`('booked', 'held')`)
    .execute();
  await db.schema.createIndex('bookings_created_at').on('bookings').columns(['created_at', 'network']).execute();
}
