import type { Kysely } from 'kysely';
import { TODAY_LINES_MAX, type TodayCall, type TodayHeld } from '../../../contract/today.ts';
import type { BookingRecord } from '../../store/leads/bookings.ts';
import { listCallsBefore, listUnconfirmed } from '../../store/desk/today-bookings.ts';
import type { Database } from '../../store/schema/schema.ts';
import { dayOf } from '../../time/days.ts';
import { asTime, ready, type ReadyBlock } from './today-block.ts';

type Db = Kysely<Database>;

const UNCONFIRMED_FOR_MS = 7 * 86_400_000;

function lineOf({ id, name, email, phone, starts_at, ends_at }: BookingRecord, timeZone: string): TodayCall {
  const on = dayOf(starts_at, timeZone);
  return { id, name, email, phone, startsAt: asTime(starts_at), endsAt: asTime(ends_at), on };
}

/** The calls of today that are not over. */
export async function readCallsToday(
  db: Db,
  { now, before, timeZone }: { now: number; before: number; timeZone: string },
): Promise<ReadyBlock<TodayCall>> {
  const { total, calls } = await listCallsBefore(db, { now, before, limit: TODAY_LINES_MAX });
  return ready(
    total,
    calls.map((call) => lineOf(call, timeZone)),
  );
}

/** Calls of the last week that nobody confirmed. */
export async function readUnconfirmed(
  db: Db,
  { now, timeZone }: { now: number; timeZone: string },
): Promise<ReadyBlock<TodayHeld>> {
  const { total, calls } = await listUnconfirmed(db, { since: now - UNCONFIRMED_FOR_MS, limit: TODAY_LINES_MAX });
  const lines = calls.map((call) => {
    const isKept = call.status === 'held' && call.held_until !== null && call.held_until > now;
    return { ...lineOf(call, timeZone), heldUntil: isKept ? asTime(call.held_until ?? now) : null };
  });
  return ready(total, lines);
}
