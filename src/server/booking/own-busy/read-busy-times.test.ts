import { expect, test } from 'vitest';
import { eventLines } from '../../../../stand-ins/calendar.ts';
import { growth } from '../../../../test-support/growth.ts';
import { readBusyTimes, type BusyQuery } from './read-busy-times.ts';

const query: BusyQuery = {
  from: Date.UTC(2026, 10, 30),
  until: Date.UTC(2026, 11, 15),
  timeZone: 'America/New_York',
  ownerEmail: 'owner@example.com',
  isOwnCall: (uid) => uid === 'our-call',
};

const file = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');

async function busyIn(...events: readonly string[]) {
  const { busy, unread } = await readBusyTimes(file(...events), query);
  const iso = (at: number) => new Date(at).toISOString().slice(5, 16);
  return { busy: busy.map(({ from, until }) => `${iso(from)} ${iso(until)}`), unread };
}

const one = eventLines('1', '20261201T150000Z', '20261201T160000Z');
const oneIsBusy = '12-01T15:00 12-01T16:00';

test.each([
  ['in UTC', one, oneIsBusy],
  [
    'in a named zone',
    eventLines('1', 'TZID=America/Chicago:20261201T090000', 'TZID=America/Chicago:20261201T100000'),
    oneIsBusy,
  ],
  [
    'in a zone by its Windows name',
    eventLines('1', 'TZID=Eastern Standard Time:20261201T100000', 'TZID=Eastern Standard Time:20261201T110000'),
    oneIsBusy,
  ],
  ['without a zone, in the site’s', eventLines('1', '20261201T100000', '20261201T110000'), oneIsBusy],
  [
    'with a length instead of an end',
    'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T150000Z\r\nDURATION:PT1H\r\nEND:VEVENT',
    oneIsBusy,
  ],
  [
    'of a day, by the site’s clock',
    eventLines('1', 'VALUE=DATE:20261201', 'VALUE=DATE:20261202'),
    '12-01T05:00 12-02T05:00',
  ],
  [
    'of several days that began before',
    eventLines('1', 'VALUE=DATE:20261120', 'VALUE=DATE:20261202'),
    '11-20T05:00 12-02T05:00',
  ],
  ['with folded lines', one.replace('DTSTART:2026', 'DTSTART:20\r\n 26'), oneIsBusy],
  [
    'as free and busy time',
    'BEGIN:VFREEBUSY\r\nUID:1\r\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20261201T150000Z/PT1H\r\nFREEBUSY;FBTYPE=FREE:20261202T150000Z/PT1H\r\nEND:VFREEBUSY',
    oneIsBusy,
  ],
])('an event %s takes its time', async (_how, event, busy) => {
  expect(await busyIn(event)).toEqual({ busy: [busy], unread: 0 });
});

test.each([
  ['it is cancelled', 'STATUS:CANCELLED'],
  ['it shows as free', 'TRANSP:TRANSPARENT'],
  ['Outlook shows it as free', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  ['the owner declined it', 'ATTENDEE;PARTSTAT=DECLINED:mailto:Owner@Example.com'],
])('an event takes no time if %s', async (_why, line) => {
  expect(await busyIn(eventLines('1', '20261201T150000Z', '20261201T160000Z', line))).toEqual({ busy: [], unread: 0 });
});

test('an event that somebody else declined, and one that is only perhaps, take their time', async () => {
  const lines = ['STATUS:TENTATIVE', 'ATTENDEE;PARTSTAT=DECLINED:mailto:guest@example.com'];
  expect(await busyIn(eventLines('1', '20261201T150000Z', '20261201T160000Z', ...lines))).toMatchObject({
    busy: [oneIsBusy],
  });
});

test('a call of the site, and what lies outside, take no time; times that touch are one', async () => {
  const call = eventLines('our-call', '20261202T150000Z', '20261202T160000Z');
  const past = eventLines('2', '20200101T100000Z', '20200101T110000Z');
  const next = eventLines('3', '20261201T160000Z', '20261201T170000Z');
  expect(await busyIn(next, call, past, one)).toEqual({ busy: ['12-01T15:00 12-01T17:00'], unread: 0 });
});

test('a series takes its times at the local hour, without those that are left out and with those that are moved', async () => {
  const zone = 'TZID=America/New_York';
  const series = eventLines(
    's',
    `${zone}:20261001T100000`,
    `${zone}:20261001T110000`,
    'RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
    `EXDATE;${zone}:20261203T100000`,
  );
  const moved = eventLines(
    's',
    `${zone}:20261209T140000`,
    `${zone}:20261209T150000`,
    `RECURRENCE-ID;${zone}:20261208T100000`,
  );
  const gone = eventLines(
    's',
    `${zone}:20261210T100000`,
    `${zone}:20261210T110000`,
    `RECURRENCE-ID;${zone}:20261210T100000`,
    'STATUS:CANCELLED',
  );
  // In October ten o'clock is 14:00 UTC.
  expect(await busyIn(series, moved, gone)).toEqual({ busy: [oneIsBusy, '12-09T19:00 12-09T20:00'], unread: 0 });
});

test.each([
  ['FREQ=DAILY;INTERVAL=0'],
  ['FREQ=SECONDLY'],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['FREQ=MINUTELY;BYHOUR=25'],
  ['FREQ=NEVER'],
])('an event that repeats by %s, as a stranger could send it, hides no other', async (rule) => {
  const odd = eventLines('odd', '20200101T100000Z', '20200101T100001Z', `RRULE:${rule}`);
  const { busy } = await busyIn(odd, one);
  expect(busy).toContain(oneIsBusy);
});

test('events that cannot be read wholly are counted', async () => {
  const endless = eventLines('2', '20200101T100000Z', '20200101T100001Z', 'RRULE:FREQ=DAILY;INTERVAL=0');
  const huge = eventLines('3', '20261202T150000Z', '20261202T160000Z', `DESCRIPTION:${'x'.repeat(300_000)}`);
  const dates = eventLines('4', '20261203T150000Z', '20261203T160000Z', 'RDATE:20261204T150000Z,on Friday');
  expect(await busyIn(endless, huge, dates, one)).toEqual({
    busy: [oneIsBusy, '12-03T15:00 12-03T16:00', '12-04T15:00 12-04T16:00'],
    unread: 3,
  });
});

test('what is no calendar is refused', async () => {
  await expect(readBusyTimes('<html>Please sign in</html>', query)).rejects.toThrow('it is no calendar file');
});

test('an event without an end is no event, and takes none from those after it', async () => {
  const cut = one.replace(/END:VEVENT\r?\n?/, '').replace('BEGIN:VEVENT', 'BEGIN:VFREEBUSY');
  expect(await busyIn(cut, one)).toEqual({ busy: [oneIsBusy], unread: 0 });
});

test('what a file of events that never end takes grows with its length, not with its square', async () => {
  const reading = (events: number) => () => readBusyTimes(file('BEGIN:VEVENT\r\n'.repeat(events)), query);
  expect(await growth(reading, 500, 16)).toBeLessThan(80);
});
