import { sql, type Kysely } from 'kysely';

/** What waits and what was given up is counted from an index of just that, however many deliveries there were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('deliveries_counted')
    .on('deliveries')
    .columns(['status', 'destination', 'created_at', 'id'])
    .where(sql.ref('status'), 'in', sql`('waiting', 'dead')`)
    .execute();
}
