import type { Transaction } from 'kysely';
import { DECISION_UNDO_MS, type SetAsideDecision } from '../../contract/set-aside.ts';
import { isApart } from '../../domain/booking/free-slots.ts';
import type { Interval } from '../../domain/booking/zone-time.ts';
import { asideRecord, changeAsideTime, readAsideBooking } from '../booking/aside-booking.ts';
import type { BookingDeps } from '../booking/booking-deps.ts';
import { requireUntaken } from '../booking/owner-calls.ts';
import { BOOKED_MAX_AGE_MS } from '../booking/own-busy/busy-calendar.ts';
import { keepTime } from '../booking/undo-change.ts';
import { Refusal } from '../requests/refusal.ts';
import { takeKeptTimes } from '../store/leads/blocked-times.ts';
import { lapseHolds, type BookingRecord } from '../store/leads/bookings.ts';
import { dropDecision, listOfKind, noteDecision } from '../store/leads/set-aside.ts';
import type { Database } from '../store/schema/schema.ts';

type Tx = Transaction<Database>;
type Deps = Pick<BookingDeps, 'store' | 'clock' | 'busy'>;

interface Asked {
  readonly ids: readonly string[];
  readonly decision: SetAsideDecision;
  /** For one booking: the time at which it is let in, in place of its own. */
  readonly startsAt?: number | undefined;
}

/** Keeps the time of a booking until it is let in; false where the time is not to be had. */
async function keepFreeTime(
  tx: Tx,
  booking: BookingRecord,
  { now, busy }: { now: number; busy: readonly Interval[] },
): Promise<boolean> {
  const time = { from: booking.starts_at, until: booking.ends_at };
  if (!isApart(time, busy)) return false;
  try {
    await requireUntaken(tx, { ...time, now, except: booking.id });
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  await keepTime(tx, booking, { now, ms: DECISION_UNDO_MS });
  return true;
}

/**
 * Notes what the owner decided of forms that were set aside; it is carried out once it can no longer be taken back. A booking that is let in keeps its
 * time meanwhile. Gives how many were decided about, and how many bookings were not, because their time is not free any more.
 */
export async function decideSetAside(
  { store, clock, busy: calendar }: Deps,
  { ids, decision, startsAt }: Asked,
): Promise<{ decided: number; notFree: number; dueAt: number }> {
  const now = clock.now();
  const dueAt = now + DECISION_UNDO_MS;
  const busy = await calendar.read(BOOKED_MAX_AGE_MS);
  return store.write(async (tx) => {
    await takeKeptTimes(tx, ids, now);
    await lapseHolds(tx, now);
    const notFree = new Set<string>();
    for (const row of decision === 'let_in' ? await listOfKind(tx, ids, 'booking') : []) {
      const otherTime = startsAt ?? null;
      const booking = asideRecord(row, { ...readAsideBooking(row), otherTime });
      if (await keepFreeTime(tx, booking, { now, busy })) await changeAsideTime(tx, row.id, { otherTime });
      else notFree.add(row.id);
    }
    const free = ids.filter((id) => !notFree.has(id));
    const decided = free.length === 0 ? 0 : await noteDecision(tx, free, { decision, dueAt });
    return { decided, notFree: notFree.size, dueAt };
  });
}

/** Takes back what is not carried out yet; gives how many there were. */
export async function undecideSetAside({ store, clock }: Deps, ids: readonly string[]): Promise<number> {
  return store.write(async (tx) => {
    await takeKeptTimes(tx, ids, clock.now());
    return dropDecision(tx, ids);
  });
}
