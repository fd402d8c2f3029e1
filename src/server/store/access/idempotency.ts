import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

export interface StoredAnswer {
  readonly route: string;
  readonly bodyHash: string;
  /** JSON. */
  readonly answer: string;
}

/**
 * Claims the key for this transaction, or returns the answer that another one stored under it.
 * On PostgreSQL a second claim waits here until the first commits or rolls back; SQLite has one writer.
 */
export async function claimKey(
  tx: Transaction<Database>,
  claim: { key: string; route: string; bodyHash: string; at: number },
): Promise<StoredAnswer | null> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({
      key: claim.key,
      route: claim.route,
      body_hash: claim.bodyHash,
      answer: '',
      created_at: claim.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return null;
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['route', 'body_hash', 'answer'])
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  return { route: row.route, bodyHash: row.body_hash, answer: row.answer };
}

export async function storeAnswer(tx: Transaction<Database>, kept: { key: string; answer: string }): Promise<void> {
  await tx.updateTable('idempotency_keys').set({ answer: kept.answer }).where('key', '=', kept.key).execute();
}

/** Forgets the keys first used before the given time; returns how many. */
export async function dropKeysBefore(db: Kysely<Database>, before: number): Promise<number> {
  const dropped = await db.deleteFrom('idempotency_keys').where('created_at', '<', before).executeTakeFirst();
  return Number(dropped.numDeletedRows);
}
