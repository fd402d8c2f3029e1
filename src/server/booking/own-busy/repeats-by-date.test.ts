import { expect, test } from 'vitest';
import { eventLines } from '../../../../stand-ins/calendar.ts';
import { growth } from '../../../../test-support/growth.ts';
import { readBusyTimes, type BusyQuery } from './read-busy-times.ts';

const query: BusyQuery = {
  from: Date.UTC(2026, 10, 30),
  until: Date.UTC(2026, 11, 31),
  timeZone: 'America/New_York',
  ownerEmail: 'owner@example.com',
  isOwnCall: () => false,
};
const newYork = 'TZID=America/New_York';
const ten = [`${newYork}:20261201T100000`, `${newYork}:20261201T110000`] as const;

async function busyIn(...events: readonly string[]) {
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
  const { busy, unread } = await readBusyTimes(file, query);
  const iso = (at: number) => new Date(at).toISOString().slice(5, 16);
  return { busy: busy.map(({ from, until }) => `${iso(from)} ${iso(until)}`), unread };
}

test.each([
  ['as Google writes it', [`RDATE;${newYork}:20261203T100000,20261210T100000`], 'T15:00', 'T16:00'],
  [
    'as Apple writes it, a line for each',
    [`RDATE;${newYork}:20261203T100000`, `RDATE;${newYork}:20261210T100000`],
    'T15:00',
    'T16:00',
  ],
  ['as Nextcloud writes it', ['RDATE;VALUE=DATE-TIME:20261203T150000Z,20261210T150000Z'], 'T15:00', 'T16:00'],
  [
    'in another zone than it began in',
    ['RDATE;TZID="America/Denver":20261203T080000,20261210T080000'],
    'T15:00',
    'T16:00',
  ],
  ['without a zone, in the site’s', ['RDATE:20261203T100000,20261210T100000'], 'T15:00', 'T16:00'],
  ['by days, at the hour at which it began', ['RDATE;VALUE=DATE:20261203,20261210'], 'T15:00', 'T16:00'],
  [
    'by periods with a length',
    ['RDATE;VALUE=PERIOD:20261203T170000Z/PT90M,20261210T170000Z/PT1H30M'],
    'T17:00',
    'T18:30',
  ],
  [
    'by periods with an end',
    [`RDATE;VALUE=PERIOD;${newYork}:20261203T120000/20261203T133000,20261210T120000/20261210T133000`],
    'T17:00',
    'T18:30',
  ],
  ['over folded lines', [`RDATE;${newYork}:20261203T1000\r\n 00,20261210T100000`], 'T15:00', 'T16:00'],
])('an event that repeats by dates %s takes its times', async (_how, lines, from, until) => {
  expect(await busyIn(eventLines('1', ...ten, ...lines))).toEqual({
    busy: ['12-01T15:00 12-01T16:00', `12-03${from} 12-03${until}`, `12-10${from} 12-10${until}`],
    unread: 0,
  });
});

test('days of an event of whole days are whole days', async () => {
  const fair = eventLines('1', 'VALUE=DATE:20261201', 'VALUE=DATE:20261203', 'RDATE;VALUE=DATE:20261210');
  expect(await busyIn(fair)).toEqual({ busy: ['12-01T05:00 12-03T05:00', '12-10T05:00 12-12T05:00'], unread: 0 });
});

test('dates add to a rule, and begin again long after the event began', async () => {
  const weekly = ['RRULE:FREQ=WEEKLY;COUNT=2', `RDATE;${newYork}:20261204T100000`];
  const old = eventLines(
    '2',
    `${newYork}:20200101T090000`,
    `${newYork}:20200101T093000`,
    `RDATE;${newYork}:20261202T090000`,
  );
  expect(await busyIn(eventLines('1', ...ten, ...weekly), old)).toEqual({
    busy: ['12-01T15:00 12-01T16:00', '12-02T14:00 12-02T14:30', '12-04T15:00 12-04T16:00', '12-08T15:00 12-08T16:00'],
    unread: 0,
  });
});

test('dates that are left out, moved or called off take no time; so does the first one', async () => {
  const series = eventLines(
    's',
    ...ten,
    `RDATE;${newYork}:20261203T100000,20261204T100000,20261207T100000,20261208T100000`,
    `EXDATE;${newYork}:20261201T100000,20261203T100000`,
  );
  const moved = eventLines(
    's',
    `${newYork}:20261204T140000`,
    `${newYork}:20261204T143000`,
    `RECURRENCE-ID;${newYork}:20261204T100000`,
  );
  const gone = eventLines(
    's',
    `${newYork}:20261207T100000`,
    `${newYork}:20261207T110000`,
    'RECURRENCE-ID:20261207T150000Z',
    'STATUS:CANCELLED',
  );
  expect(await busyIn(series, moved, gone)).toEqual({
    busy: ['12-04T19:00 12-04T19:30', '12-08T15:00 12-08T16:00'],
    unread: 0,
  });
});

test('a day that is left out leaves out its moment, and an event that takes no time takes none by its dates', async () => {
  const repeats = `RDATE;${newYork}:20261203T100000,20261204T100000`;
  const called = eventLines('1', ...ten, repeats, 'EXDATE;VALUE=DATE:20261204');
  const free = eventLines(
    '2',
    `${newYork}:20261209T100000`,
    `${newYork}:20261209T110000`,
    'TRANSP:TRANSPARENT',
    'RDATE:20261210T150000Z',
  );
  expect(await busyIn(called, free)).toEqual({
    busy: ['12-01T15:00 12-01T16:00', '12-03T15:00 12-03T16:00'],
    unread: 0,
  });
});

test.each([
  ['words', 'RDATE:tomorrow'],
  ['a period without an end', 'RDATE;VALUE=PERIOD:20261203T150000Z/'],
  ['nothing', 'RDATE:'],
  ['more dates than anybody has', `RDATE:${Array.from({ length: 10_000 }, () => '20261201T150000Z').join(',')}`],
])('%s for a date is counted, and hides neither the event nor another', async (_what, line) => {
  const other = eventLines('2', '20261209T150000Z', '20261209T160000Z');
  expect(await busyIn(eventLines('1', ...ten, line), other)).toEqual({
    busy: ['12-01T15:00 12-01T16:00', '12-09T15:00 12-09T16:00'],
    unread: 1,
  });
});

test('a file of nothing but dates is read as far as an owner’s goes, and the rest is counted', async () => {
  const days = Array.from({ length: 400 }, (_, at) => `202612${String(1 + (at % 28)).padStart(2, '0')}T150000Z`).join(
    ',',
  );
  const events = Array.from({ length: 12 }, (_, at) => eventLines(String(at), ...ten, `RDATE:${days}`));
  const { busy, unread } = await busyIn(...events);
  expect([busy.length, unread]).toEqual([28, 2]);
});

test('what an event of lines without a date takes grows with their number, not with its square', async () => {
  const reading = (lines: number) => {
    const event = eventLines('1', ...ten, ...Array.from({ length: lines }, () => 'RDATE;'), 'SUMMARY;"');
    return () => busyIn(event);
  };
  expect(await growth(reading, 1000, 16)).toBeLessThan(80);
});
