const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const cachedDays = new Map<string, { from: number; until: number; key: string }>();
const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
function formatDay(at: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // The Canadian order is ISO's.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/**
 * The day on which an instant counts, `YYYY-MM-DD` in the site's time zone, daylight saving included.
 * Offsets change at most on the hour's quarters, so an answer holds for the rest of its quarter of an hour: the crowd costs one formatting.
 */
export function dayOf(at: number, timeZone: string): string {
  const kept = cachedDays.get(timeZone);
  if (kept !== undefined && at >= kept.from && at < kept.until) return kept.key;
  const from = at - (at % QUARTER_MS);
  const key = formatDay(at, timeZone);
  cachedDays.set(timeZone, { from, until: from + QUARTER_MS, key });
  return key;
}

function toUtc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Further than any zone lies from Greenwich, in either direction. */
const FURTHEST_MS = 15 * HOUR_MS;

/** The instant at which a day begins in a time zone; where its midnight is skipped, the first instant after. */
export function startOfDay(day: string, timeZone: string): number {
  let [before, after] = [toUtc(day) - FURTHEST_MS, toUtc(day) + FURTHEST_MS];
  while (after - before > QUARTER_MS) {
    const middle = before + Math.floor((after - before) / (2 * QUARTER_MS)) * QUARTER_MS;
    if (dayOf(middle, timeZone) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** The calendar day so many days later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  return new Date(toUtc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(toUtc(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Every day from the first to the last, both included, in order. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((toUtc(last) - toUtc(first)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
