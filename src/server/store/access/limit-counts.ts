import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import type { BulkWrite, Store } from '../engine/store.ts';

type Tx = Transaction<Database>;

/** So many counts are kept at most; a flood from more clients than that forgets those whose windows end first. */
const ROWS_MAX = 100_000;

/** What one process adds to a count that all share. */
export interface CountedHits {
  /** Tells client and limit; holds no address. */
  readonly key: string;
  readonly hits: number;
  readonly at: number;
  /** When the window ends, should this be its first hit. */
  readonly endsAt: number;
  /** The count after the commit; set by `run`. */
  total: { hits: number; endsAt: number } | null;
}

/** One upsert for all hits of a group commit; a window that is over begins anew. */
export const limitCounts: BulkWrite<CountedHits> = {
  name: 'limit counts',
  async run(tx, items) {
    const sums = new Map<string, { key: string; hits: number; ends_at: number }>();
    for (const { key, hits, endsAt } of items)
      sums.set(key, { key, hits: (sums.get(key)?.hits ?? 0) + hits, ends_at: endsAt });
    const now = items.reduce((latest, { at }) => Math.max(latest, at), 0);
    const isOver = sql<boolean>`limit_counts.ends_at <= ${now}`;
    const rows = await tx
      .insertInto('limit_counts')
      .values([...sums.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when ${isOver} then excluded.hits else limit_counts.hits + excluded.hits end`,
          ends_at: sql`case when ${isOver} then excluded.ends_at else limit_counts.ends_at end`,
        }),
      )
      .returning(['key', 'hits', 'ends_at'])
      .execute();
    const totals = new Map(rows.map((row) => [row.key, { hits: row.hits, endsAt: row.ends_at }]));
    for (const item of items) item.total = totals.get(item.key) ?? null;
  },
};

/** What is counted under these keys, of those whose window is not over. */
export async function readCounts(
  db: Kysely<Database>,
  keys: readonly string[],
  now: number,
): Promise<Map<string, { hits: number; endsAt: number }>> {
  const rows = await db
    .selectFrom('limit_counts')
    .select(['key', 'hits', 'ends_at'])
    .where('key', 'in', keys)
    .where('ends_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.key, { hits: row.hits, endsAt: row.ends_at }]));
}

/** Subtracts one hit from each key, in the transaction that counted it. */
export async function returnHits(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx
    .updateTable('limit_counts')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('key', 'in', keys)
    .execute();
}

async function dropExcess(tx: Tx): Promise<void> {
  const { count } = await tx
    .selectFrom('limit_counts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= ROWS_MAX) return;
  const first = tx
    .selectFrom('limit_counts')
    .select('key')
    .orderBy('ends_at')
    .limit(count - ROWS_MAX);
  await tx.deleteFrom('limit_counts').where('key', 'in', first).execute();
}

/** Forgets counts whose window is over. */
export async function dropOldCounts(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    await tx.deleteFrom('limit_counts').where('ends_at', '<=', now).execute();
    await dropExcess(tx);
  });
}
