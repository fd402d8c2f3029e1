import type { Log } from '../logging/log.ts';
import { keepCuts, readCountedDays } from '../store/analytics/daily-cuts.ts';
import { keepTrust, readTrustDays } from '../store/analytics/daily-trust.ts';
import { readDays } from '../store/analytics/dashboard.ts';
import { foldFigures } from '../store/analytics/fold-figures.ts';
import type { Store } from '../store/engine/store.ts';
import type { Clock } from '../time/clock.ts';
import { addDays, dayOf, startOfDay } from '../time/days.ts';
import { HOUR_MS, sweepEvery, type Sweeper } from '../time/sweep.ts';
import { filterReason } from './bots.ts';
import { countLive, hasBusyHours } from './live-cuts.ts';
import { daysSince, isOverAt, wholeDays } from './whole-days.ts';

const LOOK_EVERY_MS = 60_000;
/** So far back days are counted before anybody asks for them. */
const DAYS_AHEAD = 400;

export interface DaysDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly timeZone: string;
}

/**
 * Counts the days that are over and not counted yet, a day at a time: many only after an upgrade. Rows are read by slices of a few milliseconds, and each day
 * is stored in a commit of its own, so that visitors are written in between. It ends between two days where `isClosing` says so.
 */
export async function countDaysOver(
  { store, timeZone }: Omit<DaysDeps, 'clock'>,
  now: number,
  isClosing: () => boolean = () => false,
): Promise<void> {
  const last = dayOf(now, timeZone);
  const span = { first: addDays(last, -DAYS_AHEAD), last };
  const rows = await readDays(store.db, span);
  const visited = new Set(rows.map(({ day }) => day));
  const days = wholeDays(daysSince(rows, last), timeZone).filter(isOverAt(now));
  const counted = await readCountedDays(store.db, span);
  const trusted = await readTrustDays(store.db, span);
  // The newest first: they are asked for first.
  for (const day of days.toReversed()) {
    if (isClosing()) return;
    if (visited.has(day.day) && !counted.has(day.day)) await keepCuts(store, day);
    if (!trusted.has(day.day)) await keepTrust(store, day, filterReason);
  }
}

/** Counts the days that are over. What several processes counted of a day before yesterday is folded into one row. */
export function sweepDays({ store, clock, timeZone, log }: DaysDeps & { log: Pick<Log, 'warn'> }): Sweeper {
  let warmedAt = -Infinity;
  const work = async (isClosing: () => boolean) => {
    const now = clock.now();
    const last = dayOf(now, timeZone);
    await countDaysOver({ store, timeZone }, now, isClosing);
    if (isClosing()) return;
    const isDue = now - warmedAt >= HOUR_MS;
    if (isDue) warmedAt = now;
    if (isDue && store.engine === 'postgres') await store.write((tx) => foldFigures(tx, addDays(last, -1)));
    if (!isDue && !hasBusyHours(store)) return;
    await countLive(store, { from: startOfDay(last, timeZone), until: startOfDay(addDays(last, 1), timeZone) }, now);
  };
  const failure = 'Days could not be counted by source and device; the next sweep tries again';
  return sweepEvery({ name: 'cuts', everyMs: LOOK_EVERY_MS, work, failure }, log);
}
