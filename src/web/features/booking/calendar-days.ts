import type { Slots } from '../../../contract/booking-answers.ts';
import { dateAt, daysAfter, isZone, localZone, offsetAt, weekdayOf } from '../../../domain/booking/zone-time.ts';
import { pageLanguage, pageLocale } from '../../words/say.ts';
import { sayDay, sayShortWeekday, sayTime } from '../../words/say-dates.ts';
import { groupBy } from '../../../domain/group-by.ts';

const MINUTES_IN_HOUR = 60;

/** A free time with its labels. */
export interface FreeTime {
  /** The instant, ISO 8601. */
  readonly iso: string;
  /** `10:00 AM` in the visitor's zone; with the zone's name if the clock shows that time twice that day. */
  readonly label: string;
  /** The same in the consultant's zone, `12:00 PM ET`; null if both clocks agree. */
  readonly own: string | null;
}

export interface FreeDay {
  /** In the visitor's zone, `2026-11-30`. */
  readonly day: string;
  /** Its instants, ISO 8601. */
  readonly slots: readonly string[];
}

/** The consultant's zone. */
export interface OwnZone {
  readonly timeZone: string;
  /** In any season: `ET`. */
  readonly name: string;
}

export interface Zones {
  readonly visitor: string;
  readonly own: OwnZone;
}

/** The consultant's zone, by an answer of the server. */
export function ownZoneOf({ timeZone, timeZoneNames }: Pick<Slots, 'timeZone' | 'timeZoneNames'>): OwnZone {
  return { timeZone, name: timeZoneNames?.[pageLanguage()] ?? nameOfZone(timeZone) };
}

/** Kept, because a format is slow to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

function nameFormat(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat(pageLocale(), { timeZone, hour: 'numeric', timeZoneName: 'short' });
  formats.set(timeZone, format);
  return format;
}

/** A zone's name at an instant: `EDT`, or `GMT+2` if it has no English name. The first call in a page is slow (decision 45). */
export function zoneAt(at: number, timeZone: string): string {
  const parts = nameFormat(timeZone).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** `10:00 AM` */
export function timeIn(at: number, timeZone: string): string {
  const wall = new Date(at + offsetAt(at, timeZone));
  return sayTime(wall.getUTCHours() * MINUTES_IN_HOUR + wall.getUTCMinutes());
}

/** An instant in full: `Monday, November 30, 10:00 AM MST`. */
export function fullTime(iso: string, timeZone: string): string {
  const at = Date.parse(iso);
  return `${sayDay(dateAt(at, timeZone))}, ${timeIn(at, timeZone)} ${zoneAt(at, timeZone)}`;
}

/** The instant in the consultant's zone, with the weekday if it is another day there; null if both clocks agree. */
export function ownTime(iso: string, { visitor, own }: Zones): string | null {
  const at = Date.parse(iso);
  const { timeZone, name } = own;
  if (offsetAt(at, visitor) === offsetAt(at, timeZone)) return null;
  const [theirs, day] = [dateAt(at, visitor), dateAt(at, timeZone)];
  const weekday = theirs === day ? '' : `${sayShortWeekday(day)} `;
  return `${weekday}${timeIn(at, timeZone)} ${name}`;
}

/** Groups instants by the visitor's days; the order stays. */
export function groupByDay(slots: readonly string[], visitor: string): FreeDay[] {
  const days = groupBy(slots, (iso) => dateAt(Date.parse(iso), visitor));
  return [...days].map(([day, isos]) => ({ day, slots: isos }));
}

/** The times of one day with their labels. */
export function timesOf({ slots }: FreeDay, zones: Zones): FreeTime[] {
  const labels = slots.map((iso) => timeIn(Date.parse(iso), zones.visitor));
  return slots.map((iso, index) => {
    const label = labels[index] ?? '';
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    return {
      iso,
      label: isTwice ? `${label} ${zoneAt(Date.parse(iso), zones.visitor)}` : label,
      own: ownTime(iso, zones),
    };
  });
}

/** Whole weeks, Sunday first, from the first day's to the last day's. */
export function weeksBetween(first: string, last: string): string[][] {
  const weeks: string[][] = [];
  for (let sunday = daysAfter(first, -weekdayOf(first)); sunday <= last; sunday = daysAfter(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => daysAfter(sunday, index)));
  return weeks;
}

/** The day to which a key leads, within the calendar's days; null for any other key. */
export function dayAfterKey(key: string, day: string, { first, last }: { first: string; last: string }): string | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  };
  const step = steps[key];
  if (step === undefined) return null;
  const next = daysAfter(day, step);
  if (next < first) return key === 'Home' ? first : day;
  if (next > last) return key === 'End' ? last : day;
  return next;
}

/** The selectable zones by area, without those in `except`. */
export function listZones(except: readonly string[]): { area: string; zones: string[] }[] {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !except.includes(zone));
  return [...groupBy(zones, (zone) => zone.slice(0, zone.indexOf('/')))].map(([area, members]) => ({
    area,
    zones: members.toSorted((a, b) => nameOfZone(a).localeCompare(nameOfZone(b), 'en')),
  }));
}

/** `America/New_York` as `New York`, `America/Indiana/Knox` as `Knox, Indiana`. */
export function nameOfZone(zone: string): string {
  const [area = '', ...place] = zone.replaceAll('_', ' ').split('/');
  return place.length === 0 ? area : place.toReversed().join(', ');
}

let ownZone: string | null = null;

/** The browser's time zone when the page was loaded; UTC if it has none that is known. */
export function browserZone(): string {
  if (ownZone === null) {
    const zone = localZone();
    ownZone = isZone(zone) ? zone : 'UTC';
  }
  return ownZone;
}
