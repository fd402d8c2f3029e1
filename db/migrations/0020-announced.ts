import type { Kysely } from 'kysely';

/** When a purchase was announced to CRM, buyer and owner; and an answer under a key needs no status of its own any more: it says what it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['orders', 'subscriptions'])
    await db.schema.alterTable(table).renameColumn('told_at', 'announced_at').execute();
  await db.schema.alterTable('idempotency_keys').dropColumn('status').execute();
}
