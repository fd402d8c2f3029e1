import { spansOfDay, type WeeklyHours } from '../booking/daily-hours.ts';
import { dateAt, daysAfter, offsetAt, type Interval } from '../booking/zone-time.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const DAYS_AHEAD = 60;
const NIGHT_FROM_HOUR = 19;
const NIGHT_UNTIL_HOUR = 7;

/** When the phone is picked up, as content/site.ts has it. */
export interface PhoneHours {
  readonly weekly: WeeklyHours;
  /** What people call the zone: `EST`. */
  readonly zoneName?: string | undefined;
  /** Where the owner's clock hangs: `Atlanta`. */
  readonly place?: string | undefined;
  /** Days on which nobody picks up, `2026-12-25`. */
  readonly closedDays?: readonly string[] | undefined;
}

/** The hours, their zone, and when the owner cannot pick up all the same, in order. */
export interface PhoneDesk {
  readonly hours: PhoneHours;
  readonly timeZone: string;
  readonly busy: readonly Interval[];
}

/** Whether somebody picks up at an instant, and until or from when. */
export interface PhoneStanding {
  readonly state: 'open' | 'busy' | 'closed';
  /** The next instant at which somebody no longer picks up, or does again; null if that is more than sixty days away. */
  readonly changesAt: number | null;
}

/** The stretches in which the phone is picked up and that are not over, in order (SPEC 1-3). */
function* stretchesFrom({ hours, timeZone }: PhoneDesk, at: number): Generator<Interval, void> {
  const today = dateAt(at, timeZone);
  let last: Interval | null = null;
  // From yesterday on: its hours may end today.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = daysAfter(today, ahead);
    if (hours.closedDays?.includes(date)) continue;
    for (const span of spansOfDay(hours.weekly, date, timeZone)) {
      if (last?.until === span.from) {
        last = { from: last.from, until: span.until };
        continue;
      }
      if (last !== null && last.until > at) yield last;
      last = span;
    }
  }
  if (last !== null && last.until > at) yield last;
}

/** What is left of a stretch between busy times, in order (SPEC 4). */
function withoutBusy(stretch: Interval, busy: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let { from } = stretch;
  for (const taken of busy) {
    if (taken.until <= from || taken.from >= stretch.until) continue;
    if (taken.from > from) left.push({ from, until: taken.from });
    from = taken.until;
  }
  return from < stretch.until ? [...left, { from, until: stretch.until }] : left;
}

/** Whether the phone is picked up at an instant (SPEC 1-4). */
export function phoneStanding(desk: PhoneDesk, at: number): PhoneStanding {
  let state: 'busy' | 'closed' = 'closed';
  const busy = desk.busy.toSorted((a, b) => a.from - b.from);
  for (const stretch of stretchesFrom(desk, at)) {
    if (stretch.from <= at) state = 'busy';
    for (const { from, until } of withoutBusy(stretch, busy)) {
      if (until <= at) continue;
      return from <= at ? { state: 'open', changesAt: until } : { state, changesAt: from };
    }
  }
  return { state, changesAt: null };
}

/** Whether it is night at the owner's, and nobody at the phone (SPEC 7). */
export function isNight({ state }: PhoneStanding, at: number, timeZone: string): boolean {
  const hour = new Date(at + offsetAt(at, timeZone)).getUTCHours();
  return state === 'closed' && (hour >= NIGHT_FROM_HOUR || hour < NIGHT_UNTIL_HOUR);
}

/** Until when what is told of an instant holds (SPEC 8). */
export function holdsUntil({ changesAt }: PhoneStanding, at: number, timeZone: string): number {
  const offset = offsetAt(at, timeZone);
  const quarter = (Math.floor((at + offset) / QUARTER_MS) + 1) * QUARTER_MS - offset;
  return Math.min(quarter, changesAt ?? quarter);
}
