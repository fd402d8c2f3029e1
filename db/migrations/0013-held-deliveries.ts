import type { Kysely } from 'kysely';

/** What workers hold is found without looking at all that waits. */
export async function up(db: Kysely<{ deliveries: { claimed_until: number | null } }>): Promise<void> {
  await db.schema
    .createIndex('deliveries_held')
    .on('deliveries')
    .columns(['destination', 'claimed_until'])
    .where('claimed_until', 'is not', null)
    .execute();
}
