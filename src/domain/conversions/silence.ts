import { groupBy } from '../group-by.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * DAY_MS;
const WEEKS = 4;
/** Fewer in a week are too few to miss. */
const EACH_WEEK_MIN = 4;
/** By chance a page that is used so often is silent once in three thousand times. */
const MEAN_MIN = 8;

/** How many conversions a page had in an hour. */
export interface HourCount {
  readonly page: string;
  /** The hour since 1970. */
  readonly hour: number;
  readonly count: number;
}

/** A page that used to convert and does not. */
export interface SilentPage {
  readonly page: string;
  /** When its last conversion came, to the hour; epoch milliseconds. */
  readonly since: number;
  /** How many came in the same hours of each of the four weeks before, the latest first. */
  readonly usual: readonly number[];
}

/** So far back the counts must go. */
export const SILENCE_LOOKS_BACK_MS = (WEEKS + 1) * WEEK_MS;

/**
 * The pages without a conversion since a time in which, in each of the four weeks before, there were at least four, and eight on average. A page
 * that nobody uses at night or on Sundays is therefore not missed then. The one silent for longest first.
 */
export function findSilentPages(counts: readonly HourCount[], now: number): SilentPage[] {
  const thisHour = Math.floor(now / HOUR_MS);
  const silent: SilentPage[] = [];
  for (const [page, hours] of groupBy(counts, ({ page: of }) => of)) {
    const last = Math.max(...hours.map(({ hour }) => hour));
    const usual = Array.from({ length: WEEKS }, (_, week) => {
      const back = ((week + 1) * WEEK_MS) / HOUR_MS;
      return hours
        .filter(({ hour }) => hour > last - back && hour <= thisHour - back)
        .reduce((sum, { count }) => sum + count, 0);
    });
    const mean = usual.reduce((sum, count) => sum + count, 0) / WEEKS;
    if (Math.min(...usual) >= EACH_WEEK_MIN && mean >= MEAN_MIN) silent.push({ page, since: last * HOUR_MS, usual });
  }
  return silent.toSorted((a, b) => a.since - b.since);
}
