import type { Transaction } from 'kysely';
import { forUpdate } from '../engine/for-update.ts';
import { isSqlite } from '../engine/is-sqlite.ts';
import type { Database } from '../schema/schema.ts';
import { bucketOf } from './buckets.ts';

type Tx = Transaction<Database>;

/** One that counts in a share. */
export interface CountedDelivery {
  readonly createdAt: number;
  readonly dueAt: number;
  /** The highest number of the share; null where it has none yet. */
  readonly lastNumber: number | null;
}

/** The newest deliveries that count in a share, newest first. */
export async function listCounted(tx: Tx, countsAs: string, limit: number): Promise<CountedDelivery[]> {
  return tx
    .selectFrom('deliveries')
    .select(['created_at as createdAt', 'next_attempt_at as dueAt'])
    .select((row) =>
      row
        .selectFrom('deliveries as last')
        .select(({ fn }) => fn.max('last.share_number').as('number'))
        .where('last.bucket', '=', bucketOf(countsAs))
        .where('last.counts_as', '=', countsAs)
        .where('last.share_number', 'is not', null)
        .as('lastNumber'),
    )
    .where('bucket', '=', bucketOf(countsAs))
    .where('counts_as', '=', countsAs)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Keeps other processes from queueing in a share until this transaction ends. False where nothing counts in it yet: then their numbers keep two from both being
 * the first. On SQLite one transaction writes at a time by itself.
 */
export async function takeShare(tx: Tx, countsAs: string): Promise<boolean> {
  if (isSqlite(tx)) return false;
  const last = await tx
    .selectFrom('deliveries')
    .select('id')
    .where('bucket', '=', bucketOf(countsAs))
    .where('counts_as', '=', countsAs)
    .where('share_number', 'is not', null)
    .orderBy('share_number', 'desc')
    .limit(1)
    .modifyEnd(forUpdate(tx, 'deliveries'))
    .executeTakeFirst();
  return last !== undefined;
}
