import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The browsers that are told by Web Push, and whose they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_devices')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('member_id', 'text')
    .addColumn('password_key', 'text', required)
    .addColumn('session_hash', 'text', required)
    .addColumn('endpoint', 'text', required)
    .addColumn('p256dh', 'text', required)
    .addColumn('auth', 'text', required)
    .addColumn('browser', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .addColumn('told_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('wait_until', 'bigint')
    .addColumn('removed_at', 'bigint')
    .execute();
  await db.schema.createIndex('push_devices_member').on('push_devices').columns(['member_id', 'made_at']).execute();
  await db.schema.createIndex('push_devices_session').on('push_devices').column('session_hash').execute();
}
