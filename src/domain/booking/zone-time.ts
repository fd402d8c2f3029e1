const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NANOSECONDS_IN_MS = 1_000_000;

/** The largest offsets from UTC, to the east and to the west. */
const FURTHEST_EAST_MS = 14 * HOUR_MS;
const FURTHEST_WEST_MS = 12 * HOUR_MS;

/** Includes `from`, excludes `until`. */
export interface Interval {
  readonly from: number;
  readonly until: number;
}

/** Whether zones are read by Temporal: the first format of Intl takes 25 ms on a desk and a tenth of a second on a slow phone (decision 45). */
const hasTemporal = () => typeof Temporal !== 'undefined';

const zonedAt = (at: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** How far the zone's local time is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(at: number, timeZone: string): number {
  return hasTemporal() ? zonedAt(at, timeZone).offsetNanoseconds / NANOSECONDS_IN_MS : offsetByIntl(at, timeZone);
}

function offsetByIntl(at: number, timeZone: string): number {
  const parts = new Map<string, number>();
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) parts.set(type, Number(value));
  const part = (name: string) => parts.get(name) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at / SECOND_MS) * SECOND_MS;
}

/** The zone of this machine. */
export function localZone(): string {
  return hasTemporal() ? Temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether there is a zone of this name. */
export function isZone(name: string): boolean {
  try {
    offsetAt(0, name);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of an instant, `YYYY-MM-DD`. */
export function dateAt(at: number, timeZone: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 10);
}

/** The instant at which a day begins in UTC. */
function utcMidnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The calendar day that many days later. */
export function daysAfter(date: string, days: number): string {
  return new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

/** Splits the interval where the zone's offset changes. That happens at most once, as the interval is at most two days long. */
function splitByOffset({ from, until }: Interval, timeZone: string): (Interval & { offset: number })[] {
  const offset = offsetAt(from, timeZone);
  const offsetAfter = offsetAt(until, timeZone);
  if (offset === offsetAfter) return [{ from, until, offset }];
  let [before, after] = [from / SECOND_MS, until / SECOND_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle * SECOND_MS, timeZone) === offset) before = middle;
    else after = middle;
  }
  const change = after * SECOND_MS;
  return [
    { from, until: change, offset },
    { from: change, until, offset: offsetAfter },
  ];
}

/**
 * The instants at which a local clock shows a time from `fromMinutes` to before `toMinutes` (minutes after midnight) on a day: one interval,
 * two if the clock is set back in between, none if it skips all of it.
 */
export function wallIntervals(date: string, fromMinutes: number, toMinutes: number, timeZone: string): Interval[] {
  const midnight = utcMidnight(date);
  const around = { from: midnight - FURTHEST_EAST_MS, until: midnight + DAY_MS + FURTHEST_WEST_MS };
  const intervals: Interval[] = [];
  for (const part of splitByOffset(around, timeZone)) {
    const from = Math.max(part.from, midnight + fromMinutes * MINUTE_MS - part.offset);
    const until = Math.min(part.until, midnight + toMinutes * MINUTE_MS - part.offset);
    if (from >= until) continue;
    const last = intervals.at(-1);
    if (last?.until === from) intervals[intervals.length - 1] = { from: last.from, until };
    else intervals.push({ from, until });
  }
  return intervals;
}

/**
 * The instant at which a local clock shows a time. One that the clock skips is taken as though it had not been changed yet; of one that it shows
 * twice, the first.
 * @param wall the local time as epoch milliseconds, as though it were UTC
 */
export function instantOfWall(wall: number, timeZone: string): number {
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const fits = [before, after].find((offset) => offsetAt(wall - offset, timeZone) === offset);
  return wall - (fits ?? before);
}
