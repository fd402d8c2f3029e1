const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const dayParts = inUtc({ day: 'numeric', month: 'short', year: 'numeric' });
const monthName = inUtc({ month: 'long', year: 'numeric' });

type Parts = ReadonlyMap<string, string>;

function partsOf(format: Intl.DateTimeFormat, at: Date | number): Parts {
  return new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** A calendar day has no zone. It is parsed and formatted in UTC, so that it never shifts. */
function readDay(day: string): Parts | null {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : partsOf(dayParts, at);
}

/** The desks' format for a day: `Nov 20`, with its year unless it is `yearNow`. */
function writeDay(parts: Parts, yearNow: string | undefined): string {
  const year = parts.get('year');
  return `${parts.get('month')} ${parts.get('day')}${year === yearNow ? '' : `, ${year}`}`;
}

/** `2026-11-20` as `Nov 20`, and as `Nov 20, 2026` in another year; other text stays as it is. */
export function formatDay(day: string): string {
  const parts = readDay(day);
  return parts ? writeDay(parts, partsOf(dayParts, Date.now()).get('year')) : day;
}

/** A week as `Nov 16 to 22`, `Nov 30 to Dec 6` or `Dec 28, 2026 to Jan 3, 2027`; another year is added at the end. */
export function formatWeek(firstDay: string, lastDay: string): string {
  const first = readDay(firstDay);
  const last = readDay(lastDay);
  if (!first || !last) return `${firstDay} to ${lastDay}`;
  const isOneYear = first.get('year') === last.get('year');
  const start = writeDay(first, isOneYear ? first.get('year') : undefined);
  const end = isOneYear ? formatDay(lastDay) : writeDay(last, undefined);
  const isOneMonth = isOneYear && first.get('month') === last.get('month');
  return `${start} to ${isOneMonth ? end.slice(`${last.get('month')} `.length) : end}`;
}

/** `2026-11` as `November 2026`; other text stays as it is. */
export function formatMonth(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? month : monthName.format(at);
}

/** An ISO moment as `Nov 20, 4:05 PM` in the given zone, by default the viewer's. */
export function formatMoment(iso: string, timeZone?: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const format = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const parts = partsOf(format, at);
  const day = writeDay(parts, partsOf(format, Date.now()).get('year'));
  return `${day}, ${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`;
}

/** The zone in words, `Eastern Time`; by default the viewer's. */
export function nameZone(timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZoneName: 'longGeneric',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return partsOf(format, new Date()).get('timeZoneName') ?? format.resolvedOptions().timeZone;
}
