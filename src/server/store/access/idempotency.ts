import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

export interface KeptAnswer {
  readonly route: string;
  readonly bodyHash: string;
  readonly status: number;
  /** JSON. */
  readonly answer: string;
}

/**
 * Takes the key for this transaction, or gives the answer that another one has kept under it.
 * On PostgreSQL a second taker waits here until the first commits or rolls back; SQLite has one writer.
 */
export async function takeKey(
  tx: Transaction<Database>,
  taken: { key: string; route: string; bodyHash: string; at: number },
): Promise<KeptAnswer | null> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({
      key: taken.key,
      route: taken.route,
      body_hash: taken.bodyHash,
      status: 0,
      answer: '',
      created_at: taken.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return null;
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['route', 'body_hash', 'status', 'answer'])
    .where('key', '=', taken.key)
    .executeTakeFirstOrThrow();
  return { route: row.route, bodyHash: row.body_hash, status: row.status, answer: row.answer };
}

export async function keepAnswer(
  tx: Transaction<Database>,
  kept: { key: string; status: number; answer: string },
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: kept.status, answer: kept.answer })
    .where('key', '=', kept.key)
    .execute();
}

/** Forgets the keys first used before the given time; returns how many. */
export async function dropKeysBefore(db: Kysely<Database>, before: number): Promise<number> {
  const dropped = await db.deleteFrom('idempotency_keys').where('created_at', '<', before).executeTakeFirst();
  return Number(dropped.numDeletedRows);
}
