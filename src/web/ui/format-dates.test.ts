import { expect, test } from 'vitest';
import {
  formatDay,
  formatDayOfMonth,
  formatMoment,
  formatMonth,
  formatWeek,
  formatWeekday,
  nameZone,
} from './format-dates.ts';

test('a day is the same day wherever it is read', () => {
  expect(formatDay('2026-11-20')).toBe('Fri 20 Nov');
  expect(formatWeekday('2026-11-01')).toBe('Sun 1');
  expect(formatDayOfMonth('2026-03-08')).toBe('8 Mar');
});

test('a week names its month once, and years only where they differ', () => {
  expect(formatWeek('2026-11-16', '2026-11-22')).toBe('16 to 22 Nov');
  expect(formatWeek('2026-11-30', '2026-12-06')).toBe('30 Nov to 6 Dec');
  expect(formatWeek('2026-12-28', '2027-01-03')).toBe('28 Dec 2026 to 3 Jan 2027');
});

test('a month is written out', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
});

test('what is no date is shown as it came', () => {
  expect(formatDay('soon')).toBe('soon');
  expect(formatMonth('soon')).toBe('soon');
  expect(formatWeek('a', 'b')).toBe('a to b');
  expect(formatMoment('soon')).toBe('soon');
});

test('a moment is told in the zone asked for, daylight saving included', () => {
  expect(formatMoment('2026-11-20T21:05:00.000Z', 'America/New_York')).toBe('Fri 20 Nov, 4:05 PM');
  expect(formatMoment('2026-07-01T03:30:00.000Z', 'America/New_York')).toBe('Tue 30 Jun, 11:30 PM');
  expect(formatMoment('2026-11-20T05:00:00.000Z', 'America/New_York')).toBe('Fri 20 Nov, 12:00 AM');
});

test('a zone is named in words', () => {
  expect(nameZone('America/New_York')).toBe('Eastern Time');
  expect(nameZone('Europe/Berlin')).toBe('Central European Time');
});
