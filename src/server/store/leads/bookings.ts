import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { isAfter, type Place } from '../engine/newest-first.ts';
import { countAfterCommit } from '../engine/unit-effects.ts';
import { withdrawDeliveries } from '../outbox/outbox.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

const REMINDERS = ['mail_booking-reminder', 'mail_call-reminder'];
/** No session is longer. */
const LONGEST_MS = 86_400_000;

export type BookingRecord = Selectable<Database['bookings']>;

export async function insertBooking(tx: Tx, booking: BookingRecord): Promise<void> {
  await tx.insertInto('bookings').values(booking).execute();
  countAfterCommit(tx, { what: 'booking', outcome: booking.status });
}

export async function findBooking(db: Kysely<Database>, id: string): Promise<BookingRecord | null> {
  return (await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** How each of these bookings stands, by its id. */
export async function readStandings(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, Pick<BookingRecord, 'starts_at' | 'status'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'starts_at', 'status'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...booking }) => [id, booking]));
}

/** Bookings that occupy their time: booked, or held until `held_until`. */
function standing(now: number) {
  return sql<boolean>`(status = 'booked' or (status = 'held' and held_until > ${now}))`;
}

/** The bookings that stand and begin in a span of time, but for one that is being moved. */
export async function listStanding(
  db: Kysely<Database>,
  { from, until, now, except = null }: { from: number; until: number; now: number; except?: string | null },
): Promise<{ from: number; until: number }[]> {
  return db
    .selectFrom('bookings')
    .select(['starts_at as from', 'ends_at as until'])
    .where(standing(now))
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .orderBy('starts_at')
    .execute();
}

/** All that overlap a span and took their time, cancelled ones too; in order. */
export async function listWithin(
  db: Kysely<Database>,
  { from, until, limit }: { from: number; until: number; limit: number },
): Promise<BookingRecord[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('starts_at', '>=', from - LONGEST_MS)
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Frees the times of those that were not confirmed in time. */
export async function lapseHolds(tx: Tx, now: number): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ status: 'lapsed' })
    .where('status', '=', 'held')
    .where('held_until', '<=', now)
    .execute();
}

/** The contacts of all bookings that stand and are not over; a calendar has a few hundred at most. */
export async function listOpen(
  tx: Tx,
  { now, except }: { now: number; except: string },
): Promise<Pick<BookingRecord, 'email' | 'phone' | 'network'>[]> {
  return tx
    .selectFrom('bookings')
    .select(['email', 'phone', 'network'])
    .where(standing(now))
    .where('ends_at', '>', now)
    .where('id', '!=', except)
    .execute();
}

/** How many bookings were made since then, cancelled ones included; with `network`, only from that network. */
export async function countMade(db: Kysely<Database>, since: number, network: string | null = null): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', since)
    .$if(network !== null, (query) => query.where('network', '=', network))
    .executeTakeFirstOrThrow();
  return count;
}

/** Changes a booking and raises its sequence number. Reminders of a time that it no longer has are not sent. */
export async function changeBooking(
  tx: Tx,
  id: string,
  change: Partial<Omit<BookingRecord, 'id' | 'sequence' | 'created_at'>> & { changed_at: number },
): Promise<BookingRecord> {
  const { status, starts_at: movedTo } = change;
  if (status !== undefined || movedTo !== undefined)
    countAfterCommit(tx, { what: 'booking', outcome: movedTo === undefined ? (status ?? '') : 'moved' });
  const booking = await tx
    .updateTable('bookings')
    .set({ ...change, ...(movedTo !== undefined && { may_overlap: 0 }), sequence: sql<number>`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isElsewhere = movedTo !== undefined || status === 'cancelled';
  if (isElsewhere && booking.lead_id !== null) await withdrawDeliveries(tx, booking.lead_id, REMINDERS, 0);
  return booking;
}

/** The booked ones that begin within a span, the next first. */
export async function listBookedWithin(
  db: Kysely<Database>,
  { from, until }: { from: number; until: number },
): Promise<BookingRecord[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'booked')
    .where('starts_at', '>', from)
    .where('starts_at', '<=', until)
    .orderBy('starts_at')
    .execute();
}

/** Notes that a booking's start was told by a reminder. It is no change of the booking: its sequence stays. */
export async function noteReminded(tx: Tx, id: string, reminder: 'day' | 'hour', startsAt: number): Promise<void> {
  countAfterCommit(tx, { what: 'booking', outcome: 'reminded' });
  const column = reminder === 'day' ? 'day_reminded' : 'hour_reminded';
  await tx
    .updateTable('bookings')
    .set({ [column]: startsAt })
    .where('id', '=', id)
    .execute();
}

const isToCome = (now: number) => sql<boolean>`(${standing(now)} and ends_at > ${now})`;

/** Those that are still to come, the next first. */
export async function listToCome(
  db: Kysely<Database>,
  { now, limit }: { now: number; limit: number },
): Promise<BookingRecord[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where(isToCome(now))
    .where('starts_at', '>', now - LONGEST_MS)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Those that are past or cancelled, the latest first, after a place in the list. */
export async function listPast(
  db: Kysely<Database>,
  { now, limit, before }: { now: number; limit: number; before: Place | undefined },
): Promise<BookingRecord[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where(sql<boolean>`case when ${isToCome(now)} then 1 else 0 end = 0`)
    .where(isAfter(before, { time: 'bookings.starts_at', id: 'bookings.id' }))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
