import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

export type BlockedTime = Selectable<Database['blocked_times']>;

/** Begins before the span ends, and ends after it begins. */
interface Span {
  readonly from: number;
  readonly until: number;
}

export async function insertBlockedTime(tx: Tx, blocked: BlockedTime): Promise<void> {
  await tx.insertInto('blocked_times').values(blocked).execute();
}

/** Whether there was one. */
export async function deleteBlockedTime(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('blocked_times')
    .where('id', '=', id)
    .where('expires_at', 'is', null)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** How many blocked times are not over. */
export async function countBlockedTimes(db: Kysely<Database>, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('blocked_times')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ends_at', '>', now)
    .where('expires_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The blocked times of a span, and those that keep the time of a call until its change can no longer be undone. */
export async function listBlockedTimes(
  db: Kysely<Database>,
  { from, until, now }: Span & { now: number },
): Promise<BlockedTime[]> {
  return db
    .selectFrom('blocked_times')
    .selectAll()
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** Takes what keeps the time of these calls away and gives it back; of each call the one that was made last. */
export async function takeKeptTimes(tx: Tx, bookingIds: readonly string[], now: number): Promise<BlockedTime[]> {
  const kept = await tx
    .deleteFrom('blocked_times')
    .where('booking_id', 'in', [...bookingIds])
    .where('expires_at', '>', now)
    .returningAll()
    .execute();
  const latest = new Map(kept.toSorted((a, b) => a.created_at - b.created_at).map((row) => [row.booking_id, row]));
  return [...latest.values()];
}

/** Forgets what kept a time that can no longer be undone. */
export async function dropExpiredBlocks(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('blocked_times').where('expires_at', '<=', now).execute();
}
