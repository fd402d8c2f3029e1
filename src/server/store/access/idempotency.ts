import { sql, type Kysely, type Transaction } from 'kysely';
import { askOverRows, sendOverRows } from '../engine/over-rows.ts';
import { inSteps, type BulkWrite } from '../engine/store.ts';
import { handBeside, handOver } from '../engine/unit-effects.ts';
import type { Database } from '../schema/schema.ts';

export interface StoredAnswer {
  readonly route: string;
  readonly bodyHash: string;
  /** JSON. */
  readonly answer: string;
}

interface Claim {
  readonly key: string;
  readonly route: string;
  readonly bodyHash: string;
  readonly at: number;
}

/** The answers of a group that are stored at its end: the same request may stand in it twice. */
const unstored = new WeakMap<Transaction<Database>, Map<string, string>>();

/**
 * Claims the key for this transaction, or returns the answer that another one stored under it.
 * On PostgreSQL a second claim waits here until the first commits or rolls back; SQLite has one writer.
 */
export async function claimKey(tx: Transaction<Database>, claim: Claim): Promise<StoredAnswer | null> {
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
  const answer = row.answer === '' ? (unstored.get(tx)?.get(claim.key) ?? '') : row.answer;
  return { route: row.route, bodyHash: row.body_hash, answer };
}

interface KeptAnswer {
  readonly key: string;
  /** JSON. */
  readonly answer: string;
}

const updateAnswers = sendOverRows((db, rows) => {
  const row = sql`(cast(${''} as text), cast(${''} as text))`;
  return sql`
    with kept (key, answer) as (values ${sql.join(Array.from({ length: rows }, () => row))})
    update idempotency_keys set answer = kept.answer from kept where idempotency_keys.key = kept.key
  `.compile(db);
});

const newAnswers: BulkWrite<KeptAnswer> = {
  name: 'answers',
  run: (tx, kept) =>
    updateAnswers(
      tx,
      kept.map(({ key, answer }) => [key, answer]),
    ),
};

/** Keeps the answer under a key that this transaction has claimed. */
export async function storeAnswer(tx: Transaction<Database>, kept: KeptAnswer): Promise<void> {
  const answers = unstored.get(tx) ?? new Map<string, string>();
  unstored.set(tx, answers.set(kept.key, kept.answer));
  await handBeside(tx, newAnswers, kept);
}

const insertNew = askOverRows((db, rows) =>
  db
    .insertInto('idempotency_keys')
    .values(Array.from({ length: rows }, () => ({ key: '', route: '', body_hash: '', answer: '', created_at: 0 })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .compile(),
);

interface NewKey extends Claim {
  /** JSON; there by the end of the group. */
  answer: string;
}

/** In the order of the keys, so that of two groups with the same keys one waits for the other. */
const newKeys = inSteps<NewKey>({
  name: 'new keys',
  async ask(tx, keys) {
    const stored = await insertNew(
      tx,
      keys
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ key, route, bodyHash, answer, at }) => [key, route, bodyHash, answer, at]),
    );
    return async () => {
      if ((await stored()).length < keys.length) throw new Error('A key of this group was used before');
      return async () => undefined;
    };
  },
});

/**
 * Takes a key for new, as nearly all are, and gives what keeps the answer under it. One statement then stores the keys of a whole group with their answers; where
 * one was used before, the group fails, to be run again with `claimKey`. To be called only in a unit that stands together with its group.
 */
export async function takeForNew(tx: Transaction<Database>, claim: Claim): Promise<(answer: string) => void> {
  const key: NewKey = { ...claim, answer: '' };
  await handOver(tx, newKeys, key);
  return (answer) => (key.answer = answer);
}

/** Forgets the keys first used before the given time; returns how many. */
export async function dropKeysBefore(db: Kysely<Database>, before: number): Promise<number> {
  const dropped = await db.deleteFrom('idempotency_keys').where('created_at', '<', before).executeTakeFirst();
  return Number(dropped.numDeletedRows);
}
