import { pageLocale } from '../../words/say.ts';
const DAY_MS = 86_400_000;

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

export interface Zones {
  readonly visitor: string;
  /** The consultant's. */
  readonly own: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to create and used hundreds of times, so they are cached. */
function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = pageLocale();
  const key = `${locale} ${timeZone} ${Object.entries(options).join(' ')}`;
  const kept = formats.get(key);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** Some browsers put a narrow space before AM; one kind of space is enough. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

function partsOf(format: Intl.DateTimeFormat, at: number): Map<string, string> {
  return new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** The calendar day of an instant in a zone, `2026-11-30`. */
export function dayIn(at: number, timeZone: string): string {
  const parts = partsOf(formatOf(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }), at);
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** `10:00 AM` */
export function timeIn(at: number, timeZone: string): string {
  return plain(formatOf(timeZone, { hour: 'numeric', minute: '2-digit' }).format(at));
}

/** The zone's name at an instant: `EDT`, or `GMT+2` if it has no English name. */
function zoneAt(at: number, timeZone: string): string {
  return partsOf(formatOf(timeZone, { hour: 'numeric', timeZoneName: 'short' }), at).get('timeZoneName') ?? timeZone;
}

/** The zone's short name in any season: `ET`. */
export function shortZone(at: number, timeZone: string): string {
  const format = formatOf(timeZone, { hour: 'numeric', timeZoneName: 'shortGeneric' });
  return partsOf(format, at).get('timeZoneName') ?? timeZone;
}

/** `Monday, November 30`, of a calendar day. */
export function longDay(day: string): string {
  return formatOf('UTC', { weekday: 'long', month: 'long', day: 'numeric' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** `Nov`, of a calendar day. */
export function shortMonth(day: string): string {
  return formatOf('UTC', { month: 'short' }).format(Date.parse(`${day}T00:00:00Z`));
}

/** `Sunday` to `Saturday`. */
export function namesOfWeekdays(): string[] {
  // A Sunday, and the six days after it.
  return Array.from({ length: 7 }, (_, index) =>
    formatOf('UTC', { weekday: 'long' }).format(Date.UTC(2026, 0, 4 + index)),
  );
}

/** An instant in full: `Monday, November 30, 10:00 AM MST`. */
export function fullTime(iso: string, timeZone: string): string {
  const at = Date.parse(iso);
  return `${longDay(dayIn(at, timeZone))}, ${timeIn(at, timeZone)} ${zoneAt(at, timeZone)}`;
}

/** Whether both clocks show the same at an instant. */
function clocksAgree(at: number, { visitor, own }: Zones): boolean {
  return timeIn(at, visitor) === timeIn(at, own) && dayIn(at, visitor) === dayIn(at, own);
}

/** The instant in the consultant's zone, with the weekday if it is another day there; null if both clocks agree. */
export function ownTime(iso: string, zones: Zones): string | null {
  const at = Date.parse(iso);
  if (clocksAgree(at, zones)) return null;
  const { visitor, own } = zones;
  const isSameDay = dayIn(at, visitor) === dayIn(at, own);
  const weekday = isSameDay ? '' : `${formatOf(own, { weekday: 'short' }).format(at)} `;
  return `${weekday}${timeIn(at, own)} ${shortZone(at, own)}`;
}

/** Groups instants by the visitor's days; the order stays. */
export function groupByDay(slots: readonly string[], visitor: string): FreeDay[] {
  const days = Map.groupBy(slots, (iso) => dayIn(Date.parse(iso), visitor));
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

/** The calendar day `days` later. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The most days in one answer of the server. */
const MOST_DAYS = 62;

/** The days to request: all that can be booked, in any time zone. */
export function daysToAsk(now: number, daysAhead: number): { from: string; to: string } {
  const from = dayIn(now - DAY_MS, 'UTC');
  return { from, to: shiftDay(from, Math.min(daysAhead + 2, MOST_DAYS - 1)) };
}

/** Whole weeks, Sunday first, from the first day's to the last day's. */
export function weeksBetween(first: string, last: string): string[][] {
  const weeks: string[][] = [];
  for (let sunday = shiftDay(first, -weekdayOf(first)); sunday <= last; sunday = shiftDay(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftDay(sunday, index)));
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
  const next = shiftDay(day, step);
  if (next < first) return key === 'Home' ? first : day;
  if (next > last) return key === 'End' ? last : day;
  return next;
}

/** The selectable zones by area, without those in `except`. */
export function listZones(except: readonly string[]): { area: string; zones: string[] }[] {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !except.includes(zone));
  return [...Map.groupBy(zones, (zone) => zone.slice(0, zone.indexOf('/')))].map(([area, members]) => ({
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
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    ownZone = isZone(zone) ? zone : 'UTC';
  }
  return ownZone;
}

/** Whether the browser knows a zone of this name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
