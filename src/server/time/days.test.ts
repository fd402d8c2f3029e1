import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, mondayOf, startOfDay } from './days.ts';

const newYork = 'America/New_York';
const at = (iso: string) => Date.parse(iso);

test('a day begins and ends at midnight of the site, not of Greenwich', () => {
  expect(dayOf(at('2026-11-21T04:59:59.999Z'), newYork)).toBe('2026-11-20');
  expect(dayOf(at('2026-11-21T05:00:00Z'), newYork)).toBe('2026-11-21');
  expect(dayOf(at('2026-11-21T05:00:00Z'), 'Asia/Tokyo')).toBe('2026-11-21');
  expect(dayOf(at('2026-11-21T15:00:00Z'), 'Asia/Tokyo')).toBe('2026-11-22');
});

test('the day the clocks go forward has 23 hours, the day they go back 25', () => {
  const hours = (from: string) => Array.from({ length: 48 }, (_, hour) => dayOf(at(from) + hour * 3_600_000, newYork));
  expect(hours('2026-03-08T05:00:00Z').filter((day) => day === '2026-03-08')).toHaveLength(23);
  expect(hours('2026-11-01T04:00:00Z').filter((day) => day === '2026-11-01')).toHaveLength(25);
});

test('zones off the full hour are cut at their own midnight', () => {
  expect(dayOf(at('2026-11-21T18:14:59Z'), 'Asia/Kathmandu')).toBe('2026-11-21');
  expect(dayOf(at('2026-11-21T18:15:00Z'), 'Asia/Kathmandu')).toBe('2026-11-22');
});

test('the order in which instants are asked for makes no difference', () => {
  const instants = ['2026-11-21T05:00:00Z', '2026-11-21T04:59:59Z', '2026-11-21T05:01:00Z', '2026-01-01T00:00:00Z'];
  expect(instants.map((instant) => dayOf(at(instant), newYork))).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-21',
    '2025-12-31',
  ]);
});

test('weeks begin on Monday; days are added across months, years and clock changes', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
});

test('a day starts where the one before ends, in any zone and over every change of its clocks', () => {
  expect(startOfDay('2026-11-21', newYork)).toBe(at('2026-11-21T05:00:00Z'));
  expect(startOfDay('2026-03-09', newYork) - startOfDay('2026-03-08', newYork)).toBe(23 * 3_600_000);
  expect(startOfDay('2026-11-02', newYork) - startOfDay('2026-11-01', newYork)).toBe(25 * 3_600_000);
  const zones = [
    'UTC',
    newYork,
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Africa/Cairo',
    'Asia/Beirut',
  ];
  for (const zone of zones)
    for (const day of daysBetween('2026-03-01', '2026-04-30')) {
      expect(dayOf(startOfDay(day, zone), zone)).toBe(day);
      expect(dayOf(startOfDay(day, zone) - 1, zone)).toBe(addDays(day, -1));
    }
});
