const LINE_MAX_OCTETS = 75;

/** A booking in a calendar file. Times are epoch milliseconds. */
export interface CalendarEvent {
  /** The same for as long as the booking exists. */
  readonly uid: string;
  /** Incremented by every change. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly changedAt: number;
  readonly summary: string;
  readonly description: string;
  /** The page on which it can be moved or cancelled. */
  readonly url: string;
  readonly organizer: { readonly name: string; readonly email: string };
  /** Where it is held: a link or a telephone number. */
  readonly location: string;
  /** Whom it invites; null for a file that a calendar only takes in. */
  readonly attendee: string | null;
}

/** An instant as calendars write it, `20261124T150000Z`; `at` is in epoch milliseconds. */
export function calendarTime(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, '');
}

function escaped(text: string): string {
  return withoutControls(text.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** A parameter's value in quotes; it cannot contain a quote. */
function quoted(text: string): string {
  return `"${withoutControls(text).replaceAll('"', "'").replaceAll('\n', ' ')}"`;
}

/** Splits a line; each part after the first begins with a space, which counts as one of its octets. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

function methodOf({ isCancelled, attendee }: CalendarEvent): string {
  if (isCancelled) return 'CANCEL';
  return attendee === null ? 'PUBLISH' : 'REQUEST';
}

/** Whoever booked has accepted, so no calendar asks for an answer. */
function attendeeLine(email: string): string {
  const kind = 'CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE';
  return `ATTENDEE;${kind}:mailto:${withoutControls(email).replaceAll('\n', '')}`;
}

/** A whole file of the lines between. */
function calendarOf(method: string, lines: readonly string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Foyer//Booking//EN', 'CALSCALE:GREGORIAN'];
  const whole = [...head, `METHOD:${method}`, ...lines, 'END:VCALENDAR'];
  return `${whole.map(folded).join('\r\n')}\r\n`;
}

function eventLines(event: CalendarEvent): string[] {
  const { organizer, isCancelled, attendee } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${calendarTime(event.changedAt)}`,
    `DTSTART:${calendarTime(event.startsAt)}`,
    `DTEND:${calendarTime(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${withoutControls(event.url)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${withoutControls(organizer.email)}`,
    ...(attendee === null ? [] : [attendeeLine(attendee)]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** The booking as an .ics file (SPEC 12-14): published, or an invitation, or cancelled under the same UID. */
export function writeCalendarFile(event: CalendarEvent): string {
  return calendarOf(methodOf(event), eventLines(event));
}

/** Several bookings as one calendar, to subscribe to. */
export function writeCalendarFeed(name: string, events: readonly CalendarEvent[]): string {
  return calendarOf('PUBLISH', [`X-WR-CALNAME:${escaped(name)}`, ...events.flatMap(eventLines)]);
}
