import { assert, constantFrom, integer, oneof, property } from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, expect, test, vi } from 'vitest';
import { dateAt, daysAfter, isZone, localZone, offsetAt, wallIntervals, weekdayOf } from './zone-time.ts';
import { runs } from '../../../test-support/properties/soak.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Days on and around the changes of 2026 and 2027, at midnight, in the night, by an hour and by half of one. */
const changes = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2027-03-14'],
  ['Europe/Kyiv', '2026-03-29'],
  ['Europe/Kyiv', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Santiago', '2026-04-05'],
  ['America/Santiago', '2026-09-06'],
  ['Pacific/Apia', '2026-11-01'],
  ['Asia/Kathmandu', '2026-06-01'],
] as const;

/** Kept: making one takes a thousand times as long as asking it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes after midnight that the clock on the wall shows. */
function wallMinutes(at: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  clocks.set(timeZone, clock);
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

afterEach(() => vi.unstubAllGlobals());

test('a browser with Temporal and one without read the same of every zone', () => {
  const instants = integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2060, 0, 1) });
  const zones = constantFrom('UTC', ...changes.map(([zone]) => zone));
  const near = constantFrom(...changes).chain(([, day]) =>
    integer({ min: -36 * 60, max: 36 * 60 }).map((minutes) => Date.parse(day) + minutes * MINUTE_MS),
  );
  const isSame = (timeZone: string, at: number) => {
    vi.stubGlobal('Temporal', undefined);
    const byIntl = offsetAt(at, timeZone);
    vi.stubGlobal('Temporal', Temporal);
    expect([timeZone, at, offsetAt(at, timeZone)]).toEqual([timeZone, at, byIntl]);
  };
  assert(property(zones, oneof(instants, near), isSame), { numRuns: runs(300) });
});

test.each([
  ['with', Temporal],
  ['without', undefined],
])('%s Temporal a page knows its own zone, and which names are none', (_, temporal) => {
  vi.stubGlobal('Temporal', temporal);
  expect(localZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(['America/New_York', 'UTC', 'Mars', 'Etc/Unknown', ''].map(isZone)).toEqual([true, true, false, false, false]);
});

test('offsets are those of the zone, before 1970 and between two seconds as well', () => {
  expect(offsetAt(Date.UTC(2026, 10, 21), 'America/New_York')).toBe(-5 * HOUR_MS);
  expect(offsetAt(Date.UTC(2026, 6, 21), 'America/New_York')).toBe(-4 * HOUR_MS);
  expect(offsetAt(Date.UTC(2026, 6, 21) + 1, 'Asia/Kathmandu')).toBe(5.75 * HOUR_MS);
  expect(offsetAt(-1, 'UTC')).toBe(0);
});

test('days are counted over the ends of months and years', () => {
  expect(dateAt(Date.UTC(2027, 0, 1, 3), 'America/New_York')).toBe('2026-12-31');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-22')).toBe(0);
});

/** Hours of a day in New York, as the instants in UTC at which they begin and end. */
test.each<[date: string, hours: [number, number], what: string, intervals: [string, string][]]>([
  ['2026-03-08', [1, 4], 'set forward within them', [['06:00', '08:00']]],
  ['2026-03-08', [2, 3], 'set forward over all of them', []],
  ['2026-11-01', [1, 2], 'set back by all of them', [['05:00', '07:00']]],
  [
    '2026-11-01',
    [0.5, 1.5],
    'set back into them',
    [
      ['04:30', '05:30'],
      ['06:00', '06:30'],
    ],
  ],
  ['2026-11-02', [9, 9], 'of no length', []],
])('SPEC 1, 3, 4: on %s the hours %j, %s, are these intervals', (date, [from, to], _what, intervals) => {
  const found = wallIntervals(date, from * 60, to * 60, 'America/New_York');
  const timeOf = (at: number) => new Date(at).toISOString().slice(11, 16);
  expect(found.map((one) => [timeOf(one.from), timeOf(one.until)])).toEqual(intervals);
});

test('SPEC 1: a moment is within the hours exactly if the local clock shows a time within them', () => {
  const minutes = integer({ min: 0, max: 24 * 60 });
  assert(
    property(constantFrom(...changes), integer({ min: -2, max: 2 }), minutes, minutes, (change, days, a, b) => {
      const [timeZone, changeDay] = change;
      const date = daysAfter(changeDay, days);
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const intervals = wallIntervals(date, from, to, timeZone);
      const start = Date.parse(`${date}T00:00:00Z`) - 15 * HOUR_MS;
      const wrong: string[] = [];
      for (let at = start; at < start + 54 * HOUR_MS; at += 5 * MINUTE_MS) {
        const wall = wallMinutes(at, timeZone);
        const isOpen = dateAt(at, timeZone) === date && wall >= from && wall < to;
        const found = intervals.filter((one) => one.from <= at && at < one.until).length;
        if (found !== (isOpen ? 1 : 0)) wrong.push(new Date(at).toISOString());
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: runs(30) },
  );
});
