import type { Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

/** So many groups of all processes can count at once without waiting for a row of each other. */
export const BUCKETS = 64;

const taken = new WeakMap<Tx, number>();

/** Notes in which bucket this group counts. */
export function takeBucket(tx: Tx, bucket: number): void {
  taken.set(tx, bucket);
}

/** In which bucket this group counts: the lowest that no other group holds, so 0 where one process writes. */
export function bucketOf(tx: Tx): number {
  return taken.get(tx) ?? 0;
}
