import { sql, type Kysely } from 'kysely';

/** Which share of mails to one mailbox a delivery counts in; null for webhooks and for what is held back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('counts_as', 'text').execute();
  await db.schema
    .createIndex('deliveries_counts_as')
    .on('deliveries')
    .columns(['counts_as', 'created_at', 'next_attempt_at'])
    .where(sql.ref('counts_as'), 'is not', null)
    .execute();
}
