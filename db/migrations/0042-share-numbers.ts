import { sql, type Kysely } from 'kysely';

/** Mails that count towards one limit are numbered, so that processes that queue one at the same moment see each other's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('share_number', 'bigint').execute();
  await db.schema
    .createIndex('deliveries_share_numbers')
    .unique()
    .on('deliveries')
    .columns(['counts_as', 'share_number'])
    .where(sql.ref('share_number'), 'is not', null)
    .execute();
}
