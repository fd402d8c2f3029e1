import ical, { type DateWithTimeZone, type VEvent } from 'node-ical';
import type { Interval } from '../../../domain/booking/zone-time.ts';

const DAY_MS = 86_400_000;
/** An event that lasts longer is not looked for further back. */
const LENGTH_MAX_MS = 366 * DAY_MS;
/** The most dates of one event that are read: one a day. Calendar programs write some dozens. */
const DATES_OF_EVENT_MAX = 400;
/** The most dates of a whole file that are read. */
export const DATES_OF_FILE_MAX = 4000;

const RDATE_LINE = /^RDATE((?:;(?:"[^"\r\n]*"|[^":\r\n])*)?):(.*)$/gm;
const MOMENT = /^(\d{4})(\d\d)(\d\d)(T\d{6}Z?)?$/;
const LENGTH = /^P[\dWDTHMS]{2,20}$/;

/** A line of RDATE says when an event takes place again (RFC 5545, 3.8.5.2). */
export const REPEATS_BY_DATE = /^RDATE[;:]/m;

/** The dates that an event repeats by. */
interface Repeats {
  readonly times: readonly Interval[];
  /** How many dates were read, and how many were not: they are no dates, or too many. */
  readonly read: number;
  readonly unread: number;
}

interface Written {
  readonly parameters: string;
  readonly start: string;
  /** The end or the length, where the date is a period. */
  readonly end: string | undefined;
}

/** The library leaves out dates of an event without a rule: as a series of one it knows exceptions and moved times. */
export function asSeries(event: string): string {
  if (!REPEATS_BY_DATE.test(event) || /^(RRULE|RECURRENCE-ID)[;:]/m.test(event)) return event;
  return event.replace('BEGIN:VEVENT', 'BEGIN:VEVENT\r\nRRULE:FREQ=DAILY;COUNT=1');
}

function datesIn(event: string): Written[] {
  return [...event.matchAll(RDATE_LINE)].flatMap(([, parameters = '', values = '']) =>
    values.split(',').map((value) => {
      const [start = '', end] = value.trim().split('/');
      return { parameters: parameters.replace(/;VALUE=[^;:]*/i, ''), start, end };
    }),
  );
}

/** The day that a date is written for, whatever its zone; NaN where it is no date. */
function dayOf(text: string): number {
  const [, year, month, day] = MOMENT.exec(text) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

const isReadable = ({ start, end }: Written) =>
  Number.isFinite(dayOf(start)) && (end === undefined || LENGTH.test(end) || Number.isFinite(dayOf(end)));

const line = (name: string, parameters: string, value: string) => {
  if (!value.includes('T')) return `${name};VALUE=DATE:${value}`;
  return value.endsWith('Z') ? `${name}:${value}` : `${name}${parameters}:${value}`;
};

/** How long the event lasts, as a line: days stay days when the clock changes. */
function lengthLine({ start, end }: VEvent): string {
  const ms = (end ?? start).getTime() - start.getTime();
  return start.dateOnly ? `DURATION:P${Math.max(1, Math.round(ms / DAY_MS))}D` : `DURATION:PT${ms / 1000}S`;
}

function endLine({ parameters, end }: Written, event: VEvent): string {
  if (end === undefined) return lengthLine(event);
  return end.startsWith('P') ? `DURATION:${end}` : line('DTEND', parameters, end);
}

const dayText = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('');

/** What is left out of the series, and what an exception of its own tells. */
function exceptionsOf(event: VEvent, instantOf: (date: DateWithTimeZone) => number) {
  const leftOut: Readonly<Record<string, DateWithTimeZone>> = event.exdate ?? {};
  const exceptions = Object.values(event.recurrences ?? {}).map(({ recurrenceid: date }) => date);
  const moved = exceptions.filter((date) => date instanceof Date);
  const dates: readonly DateWithTimeZone[] = [...Object.values(leftOut), ...moved];
  return {
    days: new Set(dates.filter(({ dateOnly }) => dateOnly).map(dayText)),
    instants: new Set(dates.filter(({ dateOnly }) => !dateOnly).map(instantOf)),
  };
}

/** A date without a time of an event that has one is that day at the event's time. */
function withTime(date: Written, master: string, { start }: VEvent): Written {
  if (start.dateOnly || date.start.includes('T')) return date;
  const [, parameters = '', time = ''] = /^DTSTART((?:;[^:\r\n]*)?):\d{8}(T\d{6}Z?)/m.exec(master) ?? [];
  return { ...date, parameters, start: date.start + time };
}

/**
 * When an event takes place by its RDATE lines: dates, moments and periods, without those that are excepted or moved. `texts` are the event
 * and its exceptions as they are written, `event` is what the library read of them, `most` the number of dates that may be read.
 */
export function readRepeatsByDate(
  texts: readonly string[],
  event: VEvent,
  { from, until, instantOf, most }: Interval & { instantOf: (date: DateWithTimeZone) => number; most: number },
): Repeats {
  const master = texts.find((text) => REPEATS_BY_DATE.test(text)) ?? '';
  const written = datesIn(master);
  const readable = written.filter(isReadable);
  const near = readable.filter(({ start }) => {
    const day = dayOf(start);
    return day > from - LENGTH_MAX_MS && day < until + 2 * DAY_MS;
  });
  const read = near.slice(0, Math.min(DATES_OF_EVENT_MAX, most)).map((date) => withTime(date, master, event));
  const events = read.map((date, at) =>
    [
      'BEGIN:VEVENT',
      `UID:${at}`,
      line('DTSTART', date.parameters, date.start),
      endLine(date, event),
      'END:VEVENT',
    ].join('\r\n'),
  );
  const parsed = ical.sync.parseICS(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'));
  const { days, instants } = exceptionsOf(event, instantOf);
  const times = Object.values(parsed).flatMap((part) => {
    if (part?.type !== 'VEVENT' || part.end === undefined) return [];
    const isExcepted = days.has(read[Number(part.uid)]?.start.slice(0, 8) ?? '') || instants.has(instantOf(part.start));
    return isExcepted ? [] : [{ from: instantOf(part.start), until: instantOf(part.end) }];
  });
  return { times, read: read.length, unread: written.length - readable.length + near.length - read.length };
}
