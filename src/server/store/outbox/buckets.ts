import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { isEventChannel } from './event-channel.ts';

/** Into so many buckets deliveries are sorted. A bucket lies in one database; where there are several, each holds some buckets. */
const BUCKETS = 16;

/** What ids and shares end in. The hexadecimal digits come first, so that either alphabet fills all buckets alike. */
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

interface Sorted {
  readonly id: string;
  readonly destination: string;
  readonly counts_as?: string | null | undefined;
}

/** The bucket of all that has this key. Its last letter tells it, so that SQL can tell it too (migration 0045). */
export function bucketOf(key: string): number {
  return (LETTERS.indexOf(key.slice(-1)) + BUCKETS) % BUCKETS;
}

/**
 * The bucket of a delivery, from 0 to 15. What is decided together lies together: events of one destination, which are sent in their turns, and the mails of
 * one mailbox that are counted together. Any other goes by its own id.
 */
export function bucketOfDelivery({ id, destination, counts_as: share }: Sorted): number {
  if (isEventChannel(destination)) return bucketOf(destination);
  return bucketOf(share ?? id);
}

/** What is asked of a delivery. */
export type DeliveryTest = (row: ExpressionBuilder<Database, 'deliveries'>) => Expression<SqlBool>;

/** In which buckets there are such deliveries, so that what changes them can name each. Their order is always the same, so that two processes never wait for each other crosswise. */
export async function bucketsWith(db: Kysely<Database>, test: DeliveryTest): Promise<number[]> {
  const rows = await db.selectFrom('deliveries').select('bucket').distinct().where(test).limit(BUCKETS).execute();
  return rows.map(({ bucket }) => bucket).toSorted((a, b) => a - b);
}

/** Some of such deliveries: how many of each bucket, in one order. */
export async function someWith(
  db: Kysely<Database>,
  test: DeliveryTest,
  limit: number,
): Promise<{ bucket: number; count: number }[]> {
  const rows = await db.selectFrom('deliveries').select('bucket').where(test).limit(limit).execute();
  return countBuckets(rows.map(({ bucket }) => bucket));
}

/** How often each bucket is named, in one order. */
export function countBuckets(buckets: readonly number[]): { bucket: number; count: number }[] {
  const counts = Map.groupBy(
    buckets.toSorted((a, b) => a - b),
    (bucket) => bucket,
  );
  return [...counts].map(([bucket, { length: count }]) => ({ bucket, count }));
}
