const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const dayParts = inUtc({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const monthName = inUtc({ month: 'long', year: 'numeric' });

function partsOf(format: Intl.DateTimeFormat, at: Date): Map<string, string> {
  return new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** A calendar day has no zone of its own: it is read and written in UTC, so that it never shifts. */
function readDay(day: string): Map<string, string> | null {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : partsOf(dayParts, at);
}

/** `2026-11-20` as `Fri 20 Nov`; text that is no day is shown as it came. */
export function formatDay(day: string): string {
  const parts = readDay(day);
  return parts ? `${parts.get('weekday')} ${parts.get('day')} ${parts.get('month')}` : day;
}

/** `2026-11-20` as `Fri 20`, for the foot of a chart of one week. */
export function formatWeekday(day: string): string {
  const parts = readDay(day);
  return parts ? `${parts.get('weekday')} ${parts.get('day')}` : day;
}

/** `2026-11-20` as `20 Nov`, for the foot of a longer chart. */
export function formatDayOfMonth(day: string): string {
  const parts = readDay(day);
  return parts ? `${parts.get('day')} ${parts.get('month')}` : day;
}

/** A week as `16 to 22 Nov`, `30 Nov to 6 Dec` or `28 Dec 2026 to 3 Jan 2027`. */
export function formatWeek(firstDay: string, lastDay: string): string {
  const first = readDay(firstDay);
  const last = readDay(lastDay);
  if (!first || !last) return `${firstDay} to ${lastDay}`;
  const sameYear = first.get('year') === last.get('year');
  const sameMonth = sameYear && first.get('month') === last.get('month');
  const month = sameMonth ? '' : ` ${first.get('month')}`;
  const year = sameYear ? '' : ` ${first.get('year')}`;
  return `${first.get('day')}${month}${year} to ${last.get('day')} ${last.get('month')}${sameYear ? '' : ` ${last.get('year')}`}`;
}

/** `2026-11` as `November 2026`; text that is no month is shown as it came. */
export function formatMonth(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? month : monthName.format(at);
}

/** An ISO moment as `Fri 20 Nov, 4:05 PM` in the given zone, or in the viewer's where none is given. */
export function formatMoment(iso: string, timeZone?: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const parts = partsOf(
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZone === undefined ? {} : { timeZone }),
    }),
    at,
  );
  const day = `${parts.get('weekday')} ${parts.get('day')} ${parts.get('month')}`;
  return `${day}, ${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`;
}

/** The zone in words, `Eastern Time`; of the viewer where none is given. */
export function nameZone(timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZoneName: 'longGeneric',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return partsOf(format, new Date()).get('timeZoneName') ?? format.resolvedOptions().timeZone;
}
