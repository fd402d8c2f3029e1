import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDay, formatMoment, formatMonth, formatWeek, nameZone } from './format-dates.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('a day is the same in every zone, and shows its year only if it is another', () => {
  expect(formatDay('2026-11-20')).toBe('Nov 20');
  expect(formatDay('2026-03-08')).toBe('Mar 8');
  expect(formatDay('2025-12-31')).toBe('Dec 31, 2025');
});

test('a week shows its month once, and years only if they differ', () => {
  expect(formatWeek('2026-11-16', '2026-11-22')).toBe('Nov 16 to 22');
  expect(formatWeek('2026-11-30', '2026-12-06')).toBe('Nov 30 to Dec 6');
  expect(formatWeek('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 to Jan 3, 2027');
  expect(formatWeek('2025-11-17', '2025-11-23')).toBe('Nov 17 to 23, 2025');
  expect(formatWeek('2025-09-29', '2025-10-05')).toBe('Sep 29 to Oct 5, 2025');
});

test('a month is written out', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
});

test('a text that is no date is shown unchanged', () => {
  expect(formatDay('soon')).toBe('soon');
  expect(formatMonth('soon')).toBe('soon');
  expect(formatWeek('a', 'b')).toBe('a to b');
  expect(formatMoment('soon')).toBe('soon');
});

test('a moment is shown in the given zone, daylight saving included', () => {
  expect(formatMoment('2026-11-20T21:05:00.000Z', 'America/New_York')).toBe('Nov 20, 4:05 PM');
  expect(formatMoment('2026-07-01T03:30:00.000Z', 'America/New_York')).toBe('Jun 30, 11:30 PM');
  expect(formatMoment('2026-11-20T05:00:00.000Z', 'America/New_York')).toBe('Nov 20, 12:00 AM');
});

test('a moment shows its year if it is another in that zone', () => {
  expect(formatMoment('2026-01-01T04:30:00.000Z', 'America/New_York')).toBe('Dec 31, 2025, 11:30 PM');
  vi.setSystemTime(Date.UTC(2026, 0, 1, 4, 45));
  expect(formatMoment('2026-01-01T04:30:00.000Z', 'America/New_York')).toBe('Dec 31, 11:30 PM');
});

test('a zone is named in words', () => {
  expect(nameZone('America/New_York')).toBe('Eastern Time');
  expect(nameZone('Europe/Berlin')).toBe('Central European Time');
});
