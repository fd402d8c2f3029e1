import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { writeCalendarFile, type CalendarEvent } from './calendar-file.ts';
import { anyText } from '../../../test-support/properties/any-text.ts';

const event: CalendarEvent = {
  uid: '9f6c',
  sequence: 2,
  isCancelled: false,
  startsAt: Date.UTC(2026, 10, 30, 15),
  endsAt: Date.UTC(2026, 10, 30, 15, 30),
  changedAt: Date.UTC(2026, 10, 21, 12, 0, 1, 5),
  summary: 'Strategy session',
  description: 'By phone',
  url: 'https://hallway.example/book?booking=1.a_b-c',
  organizer: { name: 'Hallway "Systems"', email: 'hello@hallway.example' },
  location: 'By phone, (214) 555-0100',
  attendee: null,
};

/** The lines as a calendar reads them. */
function unfolded(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

test('SPEC 12-13: a booking is published under its UID, with its changes counted and its times in UTC', () => {
  expect(unfolded(writeCalendarFile(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:9f6c',
    'SEQUENCE:2',
    'DTSTAMP:20261121T120001Z',
    'DTSTART:20261130T150000Z',
    'DTEND:20261130T153000Z',
    'SUMMARY:Strategy session',
    'DESCRIPTION:By phone',
    String.raw`LOCATION:By phone\, (214) 555-0100`,
    'URL:https://hallway.example/book?booking=1.a_b-c',
    `ORGANIZER;CN="Hallway 'Systems'":mailto:hello@hallway.example`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('SPEC 12: a mail invites its reader, who has accepted, and takes the invitation back', () => {
  const attendee = 'ada@example.com\r\nX-EVIL:1';
  const invited = unfolded(writeCalendarFile({ ...event, attendee }));
  const line =
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada@example.comX-EVIL:1';
  for (const wanted of ['METHOD:REQUEST', line, 'UID:9f6c', 'SEQUENCE:2']) expect(invited).toContain(wanted);
  const cancelled = unfolded(writeCalendarFile({ ...event, attendee, isCancelled: true }));
  for (const wanted of ['METHOD:CANCEL', line, 'UID:9f6c']) expect(cancelled).toContain(wanted);
});

test('SPEC 12: a cancelled booking is cancelled under the same UID', () => {
  const lines = unfolded(writeCalendarFile({ ...event, isCancelled: true, sequence: 3 }));
  for (const line of ['METHOD:CANCEL', 'UID:9f6c', 'SEQUENCE:3', 'STATUS:CANCELLED']) expect(lines).toContain(line);
});

test('SPEC 13: special characters are escaped, and control characters are removed', () => {
  const lines = unfolded(writeCalendarFile({ ...event, description: 'a\\b; c, d\r\ne\u0007\u0000' }));
  expect(lines).toContain(String.raw`DESCRIPTION:a\\b\; c\, d\ne`);
});

test('SPEC 13: a name over two lines is one, with a space between', () => {
  const organizer = { name: 'Hallway\nSystems', email: 'hello@hallway.example' };
  expect(unfolded(writeCalendarFile({ ...event, organizer }))).toContain(
    'ORGANIZER;CN="Hallway Systems":mailto:hello@hallway.example',
  );
});

test('SPEC 14: lines are at most 75 octets, and whole characters come back whole', () => {
  assert(
    property(anyText(300), (text) => {
      const file = writeCalendarFile({ ...event, summary: `x${text}` });
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.endsWith('\r\n')).toBe(true);
      const summary = unfolded(file).find((line) => line.startsWith('SUMMARY:'));
      const plain = summary
        ?.slice('SUMMARY:'.length)
        .replaceAll(/\\([\\;,n])/g, (_all, one) => (one === 'n' ? '\n' : one));
      expect(plain).toBe(`x${text}`.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ''));
    }),
  );
});

test.each([
  ['x'.repeat(67), [75]],
  ['x'.repeat(68), [75, 2]],
  ['x'.repeat(67 + 74 + 1), [75, 75, 2]],
  // Two octets each: 33 of them leave one octet of the line empty, 37 fill one whose first octet is the space.
  ['é'.repeat(33 + 37 + 1), [74, 75, 3]],
])('SPEC 14: a line is folded only if it is longer than 75 octets: %s', (summary, octets) => {
  const lines = writeCalendarFile({ ...event, summary }).split('\r\n');
  const first = lines.findIndex((line) => line.startsWith('SUMMARY:'));
  const own = lines.slice(first, lines.indexOf('DESCRIPTION:By phone'));
  expect(own.map((line) => new TextEncoder().encode(line).length)).toEqual(octets);
});
