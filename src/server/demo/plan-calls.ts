import { bookingRules } from '../../../content/booking.ts';
import { isApart, slotsOfDay } from '../../domain/booking/free-slots.ts';
import type { Interval } from '../../domain/booking/zone-time.ts';
import { addDays, dayOf, startOfDay } from '../time/days.ts';
import type { CallOutcome } from './happenings.ts';
import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_TRIED = 12;
/** Calls that are there today whatever the hours say, so that the day is never empty. */
const HOURS_TODAY = [9.5, 11, 13.5, 16] as const;

export interface CallTimes {
  /** A free time some days after a moment; null where there is none. */
  after(at: number, days: number): number | null;
  /** The times of today's calls, free ones only. */
  today(): number[];
}

/** The times of calls, none of which overlap each other or what is booked already. */
export function createCallTimes(
  { now, timeZone, taken }: { now: number; timeZone: string; taken: readonly Interval[] },
  random: Random,
): CallTimes {
  const lengthMs = bookingRules.lengthMinutes * MINUTE_MS;
  const all: Interval[] = [...taken];
  const take = (from: number): boolean => {
    const call = { from, until: from + lengthMs };
    if (!isApart(call, all)) return false;
    all.push(call);
    return true;
  };
  return {
    after(at, days) {
      const first = addDays(dayOf(at, timeZone), days);
      for (let later = 0; later < DAYS_TRIED; later += 1) {
        const slots = slotsOfDay({ rules: bookingRules, timeZone }, addDays(first, later)).filter(
          (slot) => slot > at + bookingRules.noticeHours * HOUR_MS,
        );
        for (let tries = 0; slots.length > 0 && tries < 4; tries += 1) {
          const slot = random.pick(slots);
          if (take(slot)) return slot;
        }
      }
      return null;
    },
    today() {
      const begins = startOfDay(dayOf(now, timeZone), timeZone);
      return HOURS_TODAY.map((hour) => begins + hour * HOUR_MS).filter(take);
    },
  };
}

/** What becomes of a call that begins then. */
export function outcomeOf(startsAt: number, now: number, random: Random): CallOutcome {
  const drawn = random.next();
  if (drawn < 0.1) return 'cancelled';
  if (drawn < 0.19) return 'moved';
  return startsAt < now && drawn < 0.32 ? 'no-show' : 'stands';
}
