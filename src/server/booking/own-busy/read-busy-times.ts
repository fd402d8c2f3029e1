import { setImmediate as nextTurn } from 'node:timers/promises';
import ical, { type DateWithTimeZone, type VEvent, type VFreebusy } from 'node-ical';
import { instantOfWall, type Interval } from '../../../domain/booking/zone-time.ts';
import { DATES_OF_FILE_MAX, REPEATS_BY_DATE, asSeries, readRepeatsByDate } from './repeats-by-date.ts';

const DAY_MS = 86_400_000;
/** An event that is longer is a mistake or an attack. */
const EVENT_MAX_CHARACTERS = 256_000;
/** The most busy times that are kept; no owner has so many in the days that can be booked. */
const BUSY_MAX = 5000;
/** For so long events are read before other work has its turn. */
const TURN_MS = 20;

/** What a calendar file says of the owner's time. */
export interface BusyReading {
  /** In order; none touches another. */
  readonly busy: readonly Interval[];
  /** Events that could not be read, or not wholly: they may take time that is offered. */
  readonly unread: number;
}

export interface BusyQuery extends Interval {
  /** The zone of days and of times that name none. */
  readonly timeZone: string;
  /** Events that this address declined take no time. */
  readonly ownerEmail: string | null;
  /** Whether an event is one of the site's own calls, which the owner's calendar may show as well. */
  readonly isOwnCall: (uid: string) => boolean;
}

/** The lines as they were before they were folded (RFC 5545, 3.1). */
function unfolded(text: string): string {
  return text.replaceAll(/\r?\n[ \t]/g, '');
}

/** Each event and each list of busy times as it is written, found in one pass. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let open = '';
  let from = 0;
  for (const { 0: line, 1: edge, 2: kind = '', index } of text.matchAll(/^(BEGIN|END):(VEVENT|VFREEBUSY)\b/gm)) {
    if (edge === 'BEGIN') {
      if (open !== kind) from = index;
      open = kind;
    } else if (open === kind) {
      blocks.push(text.slice(from, index + line.length));
      open = '';
    }
  }
  return blocks;
}

/** The events of one UID belong together: a series and its exceptions. */
function groupsOf(text: string): string[][] {
  const groups = Map.groupBy(blocksOf(text), (block) => /^UID[;:](.*)$/m.exec(block)?.[1] ?? block);
  return [...groups.values()];
}

/** Whether nothing in it can fall into the time asked for; most of a long calendar is past. */
function isElsewhere(group: readonly string[], { from, until }: Interval): boolean {
  const text = group.join('\n');
  if (/^(RRULE|RDATE|DURATION|FREEBUSY)[;:]/m.test(text)) return false;
  const dates = [...text.matchAll(/^DT(?:START|END)[^:\r\n]*:(\d{4})(\d\d)(\d\d)/gm)];
  const days = dates.map(([, year, month, day]) => Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return days.length > 0 && (Math.max(...days) < from - 2 * DAY_MS || Math.min(...days) > until + 2 * DAY_MS);
}

/** The instant of a time that names no zone: the library takes it for the machine's, and it is the site's. */
function instantOf(date: DateWithTimeZone, timeZone: string): number {
  if (date.tz !== undefined && !date.dateOnly) return date.getTime();
  const wall = [date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()] as const;
  return instantOfWall(Date.UTC(...wall), timeZone);
}

function isDeclined({ attendee = [] }: VEvent, ownerEmail: string | null): boolean {
  if (ownerEmail === null) return false;
  return [attendee].flat().some((one) => {
    if (typeof one === 'string') return false;
    const isOwner = one.val.replace(/^mailto:/i, '').toLowerCase() === ownerEmail.toLowerCase();
    return isOwner && String(one.params.PARTSTAT).toUpperCase() === 'DECLINED';
  });
}

/** Whether the owner is free all the same. */
function takesNoTime(event: VEvent, ownerEmail: string | null): boolean {
  const shown = 'MICROSOFT-CDO-BUSYSTATUS' in event ? String(event['MICROSOFT-CDO-BUSYSTATUS']) : '';
  return (
    event.status === 'CANCELLED' ||
    event.transparency === 'TRANSPARENT' ||
    /^(FREE|WORKINGELSEWHERE)$/i.test(shown) ||
    isDeclined(event, ownerEmail)
  );
}

function timesOfEvent(event: VEvent, { from, until, timeZone, ownerEmail }: BusyQuery): Interval[] {
  const asked = { from: new Date(from - DAY_MS), to: new Date(until + DAY_MS), expandOngoing: true };
  return ical
    .expandRecurringEvent(event, asked)
    .filter((instance) => !takesNoTime(instance.event, ownerEmail))
    .map(({ start, end }) => ({ from: instantOf(start, timeZone), until: instantOf(end, timeZone) }));
}

/** Reads events with their exceptions, by their rules and by their dates; over a whole file only so many dates. */
function createSeriesReader(query: BusyQuery) {
  let most = DATES_OF_FILE_MAX;
  return (event: VEvent, texts: readonly string[]): { times: readonly Interval[]; isWhole: boolean } => {
    const byRule = timesOfEvent(event, query);
    if (!texts.some((text) => REPEATS_BY_DATE.test(text)) || takesNoTime(event, query.ownerEmail))
      return { times: byRule, isWhole: true };
    const instant = (date: DateWithTimeZone) => instantOf(date, query.timeZone);
    const { times, read, unread } = readRepeatsByDate(texts, event, { ...query, instantOf: instant, most });
    most -= read;
    return { times: [...byRule, ...times], isWhole: unread === 0 };
  };
}

function timesOfFreebusy({ freebusy = [] }: VFreebusy): Interval[] {
  return freebusy
    .filter(({ type }) => type !== 'FREE')
    .flatMap(({ start, end }) => (start && end ? [{ from: start.getTime(), until: end.getTime() }] : []));
}

/** Joins times that touch, and leaves out what lies outside. */
function joined(times: readonly Interval[], { from, until }: Interval): Interval[] {
  const whole: Interval[] = [];
  const inside = times.filter((time) => time.from < time.until && time.from < until && time.until > from);
  for (const time of inside.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last !== undefined && time.from <= last.until)
      whole[whole.length - 1] = { from: last.from, until: Math.max(last.until, time.until) };
    else whole.push(time);
  }
  return whole;
}

/**
 * The times from `from` to `until` at which a calendar file (RFC 5545) says that the owner is busy: its events, repeated ones too, and its
 * FREEBUSY lines. An event that cannot be read is counted and hides no other.
 * @throws Error if the text is no calendar
 */
export async function readBusyTimes(file: string, query: BusyQuery): Promise<BusyReading> {
  const text = unfolded(file);
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/.test(text)) throw new Error('it is no calendar file');
  const readSeries = createSeriesReader(query);
  const times: Interval[] = [];
  let unread = 0;
  let turn = performance.now();
  for (const group of groupsOf(text)) {
    if (isElsewhere(group, query)) continue;
    if (performance.now() - turn > TURN_MS) {
      await nextTurn();
      turn = performance.now();
    }
    const block = group.map(asSeries).join('\r\n');
    try {
      if (block.length > EVENT_MAX_CHARACTERS) throw new Error('too long');
      const parsed = ical.sync.parseICS(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${block}\r\nEND:VCALENDAR\r\n`);
      for (const part of Object.values(parsed)) {
        if (part?.type === 'VEVENT' && !query.isOwnCall(part.uid)) {
          const series = readSeries(part, group);
          times.push(...series.times);
          if (!series.isWhole) unread += 1;
        }
        if (part?.type === 'VFREEBUSY') times.push(...timesOfFreebusy(part));
      }
    } catch {
      unread += 1;
    }
  }
  return { busy: joined(times, query).slice(0, BUSY_MAX), unread };
}
