import type { Occupied } from '../../domain/booking/free-slots.ts';
import type { BookingDeps, ShownTimes } from './booking-deps.ts';
import { ownCalendar } from './booking-deps.ts';
import { readOccupied } from './free-times.ts';
import { LISTED_MAX_AGE_MS } from './own-busy/busy-calendar.ts';

/** What another process booked is shown after so long; whether a time is free is looked at again when it is booked. */
const KEPT_MS = 1_000;

/**
 * Reads the calendar for everybody who asks within a second, and anew after each commit of this process: however many ask for the free times, or whether
 * somebody picks up, the database is asked once.
 */
export function createShownTimes(
  deps: Pick<BookingDeps, 'store' | 'clock' | 'rules' | 'timeZone' | 'busy'>,
  elapsedMs: () => number = () => performance.now(),
): ShownTimes {
  const { store, clock } = deps;
  let commits = 0;
  const count = () => void (commits += 1);
  store.observe({ committed: count, failed: count, happened: () => undefined });
  let kept: { commits: number; at: number; now: number; occupied: Promise<Occupied> } | null = null;

  async function readNow(now: number): Promise<Occupied> {
    const busy = await deps.busy.read(LISTED_MAX_AGE_MS);
    return readOccupied(store.db, ownCalendar(deps), { now, busy });
  }

  return {
    async read() {
      const [now, at] = [clock.now(), elapsedMs()];
      const isFresh = kept?.commits === commits && at - kept.at < KEPT_MS && Math.abs(now - kept.now) < KEPT_MS;
      if (kept === null || !isFresh) kept = { commits, at, now, occupied: readNow(now) };
      const asked = kept;
      try {
        return { ...(await asked.occupied), now };
      } catch (error) {
        // The next one to ask may find the database back.
        if (kept === asked) kept = null;
        throw error;
      }
    },
  };
}
