import { expect, test } from 'vitest';
import {
  dayAfterKey,
  fullTime,
  groupByDay,
  listZones,
  nameOfZone,
  ownTime,
  ownZoneOf,
  timesOf,
  weeksBetween,
} from './calendar-days.ts';

const newYork = 'America/New_York';
const own = { timeZone: newYork, name: 'ET' };

test('times are grouped by the visitor’s day, with the consultant’s time if it differs', () => {
  const slots = ['2026-11-30T15:00:00.000Z', '2026-11-30T21:30:00.000Z'];
  expect(groupByDay(slots, newYork)).toEqual([{ day: '2026-11-30', slots }]);
  expect(groupByDay(slots, 'Asia/Tokyo')).toEqual([{ day: '2026-12-01', slots }]);
  expect(groupByDay(slots, 'Australia/Perth').map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-01']);
  expect(timesOf({ day: '2026-11-30', slots }, { visitor: newYork, own })).toEqual([
    { iso: slots[0], label: '10:00 AM', own: null },
    { iso: slots[1], label: '4:30 PM', own: null },
  ]);
  expect(timesOf({ day: '2026-12-01', slots }, { visitor: 'Asia/Tokyo', own })).toEqual([
    { iso: slots[0], label: '12:00 AM', own: 'Mon 10:00 AM ET' },
    { iso: slots[1], label: '6:30 AM', own: 'Mon 4:30 PM ET' },
  ]);
});

test('one instant is an hour apart on either side of a change that only one of two places has made', () => {
  const zones = { visitor: 'Europe/London', own };
  const [friday, monday] = ['2026-10-23T14:00:00Z', '2026-10-26T14:00:00Z'];
  expect(timesOf({ day: '2026-10-23', slots: [friday] }, zones)[0]).toMatchObject({ label: '3:00 PM' });
  expect(timesOf({ day: '2026-10-26', slots: [monday] }, zones)[0]).toMatchObject({ label: '2:00 PM' });
  expect([ownTime(friday, zones), ownTime(monday, zones)]).toEqual(['10:00 AM ET', '10:00 AM ET']);
  expect(ownTime('2026-11-02T14:00:00Z', zones)).toBe('9:00 AM ET');
});

test('a time that the clock shows twice says which of the two it is', () => {
  const slots = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:00:00Z'];
  const times = timesOf(
    { day: '2026-11-01', slots },
    { visitor: newYork, own: { timeZone: 'Europe/Kyiv', name: 'Ukraine Time' } },
  );
  expect(times.map(({ label }) => label)).toEqual(['1:30 AM EDT', '1:30 AM EST', '2:00 AM']);
});

test('a time in full includes its zone', () => {
  expect(fullTime('2026-11-30T15:00:00Z', 'America/Denver')).toBe('Monday, November 30, 8:00 AM MST');
});

test('weeks are whole, from Sunday, over the end of a year', () => {
  const weeks = weeksBetween('2026-12-30', '2027-01-03');
  expect(weeks.map((week) => [week[0], week[6]])).toEqual([
    ['2026-12-27', '2027-01-02'],
    ['2027-01-03', '2027-01-09'],
  ]);
});

test('arrow keys move through the days and stop at both ends', () => {
  const range = { first: '2026-11-24', last: '2026-12-20' };
  const press = (key: string, day: string) => dayAfterKey(key, day, range);
  expect(press('ArrowRight', '2026-11-30')).toBe('2026-12-01');
  expect(press('ArrowUp', '2026-12-01')).toBe('2026-11-24');
  expect(press('ArrowUp', '2026-11-24')).toBe('2026-11-24');
  expect(press('ArrowDown', '2026-12-18')).toBe('2026-12-18');
  expect(press('Home', '2026-11-25')).toBe('2026-11-24');
  expect(press('End', '2026-12-02')).toBe('2026-12-05');
  expect(press('x', '2026-12-02')).toBeNull();
});

test('every zone can be chosen, and reads as a place', () => {
  const areas = listZones([newYork]);
  const zones = areas.flatMap((area) => area.zones);
  expect(areas.find(({ area }) => area === 'Europe')?.zones).toContain('Europe/Paris');
  expect(zones).toContain('America/Denver');
  expect(zones).not.toContain(newYork);
  expect(zones.length).toBe(new Set(zones).size);
  expect(nameOfZone('America/New_York')).toBe('New York');
  expect(nameOfZone('America/Indiana/Knox')).toBe('Knox, Indiana');
  expect(nameOfZone('UTC')).toBe('UTC');
});

test('the consultant’s zone has the name that the server tells, and its place where an older one tells none', () => {
  const timeZone = newYork;
  expect(ownZoneOf({ timeZone, timeZoneNames: { en: 'ET', es: 'hora ET' } })).toEqual({ timeZone, name: 'ET' });
  expect(ownZoneOf({ timeZone })).toEqual({ timeZone, name: 'New York' });
});
