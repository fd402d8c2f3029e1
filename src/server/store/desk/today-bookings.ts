import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';
import type { BookingRecord } from '../leads/bookings.ts';

type Db = Kysely<Database>;

/** No call is longer. */
const DAY_MS = 86_400_000;

/** The booked calls that are not over and begin before an instant, the next first; and how many there are. */
export async function listCallsBefore(
  db: Db,
  { now, before, limit }: { now: number; before: number; limit: number },
): Promise<{ total: number; calls: BookingRecord[] }> {
  const booked = db
    .selectFrom('bookings')
    .where('status', '=', 'booked')
    .where('ends_at', '>', now)
    .where('starts_at', '>=', now - DAY_MS)
    .where('starts_at', '<', before);
  const [{ total }, calls] = await Promise.all([
    booked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    booked.selectAll().orderBy('starts_at').orderBy('id').limit(limit).execute(),
  ]);
  return { total, calls };
}

/** Calls made since then that their visitors have not confirmed, nor booked another since; the latest first, and how many there are. */
export async function listUnconfirmed(
  db: Db,
  { since, limit }: { since: number; limit: number },
): Promise<{ total: number; calls: BookingRecord[] }> {
  const bookedSince = sql<boolean>`exists (
    select 1 from bookings as later
    where later.created_at >= ${since} and later.status = 'booked' and lower(later.email) = lower(bookings.email)
  )`;
  const open = db
    .selectFrom('bookings')
    .where('created_at', '>=', since)
    .where('status', 'in', ['held', 'lapsed'])
    .where((row) => row.not(bookedSince));
  const [{ total }, calls] = await Promise.all([
    open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    open.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute(),
  ]);
  return { total, calls };
}
