import type { Kysely } from 'kysely';
import type { SetAside } from '../../contract/set-aside.ts';
import { isApart, nearestFree } from '../../domain/booking/free-slots.ts';
import type { SetAsideRow } from '../store/leads/set-aside.ts';
import type { Database } from '../store/schema/schema.ts';
import { asideRecord, readAsideBooking } from './aside-booking.ts';
import { ownCalendar, type BookingDeps } from './booking-deps.ts';
import { readOccupied } from './free-times.ts';
import { LISTED_MAX_AGE_MS } from './own-busy/busy-calendar.ts';

const NEXT_FREE_COUNT = 4;

const iso = (at: number) => new Date(at).toISOString();

/** Whether the time of each booking that is set aside is still free, by its id; where it is not, the nearest times that are. */
export async function describeAsideTimes(
  db: Kysely<Database>,
  deps: Pick<BookingDeps, 'clock' | 'rules' | 'timeZone' | 'busy'>,
  rows: readonly SetAsideRow[],
): Promise<Map<string, NonNullable<SetAside['call']>>> {
  const bookings = rows.filter(({ kind }) => kind === 'booking');
  if (bookings.length === 0) return new Map();
  const calendar = ownCalendar(deps);
  const now = deps.clock.now();
  const busy = await deps.busy.read(LISTED_MAX_AGE_MS);
  const occupied = await readOccupied(db, calendar, { now, busy });
  const { booked, blocked = [] } = occupied;
  return new Map(
    bookings.map((row) => {
      const { starts_at: from, ends_at: until } = asideRecord(row, readAsideBooking(row));
      const isFree = isApart({ from, until }, [...booked, ...blocked]);
      // What is about to be let in keeps its own time.
      const state = from <= now ? 'past' : isFree || row.decision === 'let_in' ? 'free' : 'taken';
      const others = state === 'free' ? [] : nearestFree(calendar, from, { ...occupied, count: NEXT_FREE_COUNT });
      return [row.id, { startsAt: iso(from), state, nextFree: others.map(iso) }];
    }),
  );
}
