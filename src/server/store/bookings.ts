import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

type Tx = Transaction<Database>;

export type BookingRecord = Selectable<Database['bookings']>;

export async function insertBooking(tx: Tx, booking: BookingRecord): Promise<void> {
  await tx.insertInto('bookings').values(booking).execute();
}

export async function findBooking(db: Kysely<Database>, id: string): Promise<BookingRecord | null> {
  return (await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The bookings that stand and begin in a span of time, but for one that is being moved. */
export async function listStanding(
  db: Kysely<Database>,
  { from, until, except = null }: { from: number; until: number; except?: string | null },
): Promise<{ from: number; until: number }[]> {
  return db
    .selectFrom('bookings')
    .select(['starts_at as from', 'ends_at as until'])
    .where('status', '=', 'booked')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .orderBy('starts_at')
    .execute();
}

/** Writes what a change leaves of a booking, and counts the change. */
export async function changeBooking(
  tx: Tx,
  id: string,
  change: Partial<Pick<BookingRecord, 'starts_at' | 'ends_at' | 'status'>> & { changed_at: number },
): Promise<BookingRecord> {
  return tx
    .updateTable('bookings')
    .set({ ...change, sequence: sql<number>`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Those that are still to come, the next first; then those that are past or cancelled, the latest first. */
export async function listBookings(
  db: Kysely<Database>,
  { now, limit }: { now: number; limit: number },
): Promise<BookingRecord[]> {
  const isToCome = sql<number>`case when status = 'booked' and ends_at > ${now} then 1 else 0 end`;
  return db
    .selectFrom('bookings')
    .selectAll()
    .orderBy(isToCome, 'desc')
    .orderBy(sql`case when status = 'booked' and ends_at > ${now} then starts_at else -starts_at end`)
    .orderBy('id')
    .limit(limit)
    .execute();
}
