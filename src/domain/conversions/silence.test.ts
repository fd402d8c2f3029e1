import { expect, test } from 'vitest';
import { findSilentPages, type HourCount } from './silence.ts';

const HOUR_MS = 3_600_000;
const DAY = 24;
/** A Wednesday at noon. */
const now = Date.UTC(2026, 10, 25, 12);
const thisHour = now / HOUR_MS;

/** Some conversions at noon of every day from so many days ago to so many days ago, weekends as told. */
function daily(page: string, count: number, { fromDays = 36, toDays = 0, onWeekends = true } = {}): HourCount[] {
  return Array.from({ length: fromDays - toDays + 1 }, (_, at) => thisHour - (toDays + at) * DAY)
    .filter((hour) => onWeekends || ![0, 6].includes(new Date(hour * HOUR_MS).getUTCDay()))
    .map((hour) => ({ page, hour, count }));
}

test('a page that converts as ever is not silent', () => {
  expect(findSilentPages(daily('/', 5), now)).toEqual([]);
});

test('a page that brought five a day is silent after two days without any, and says since when and what is usual', () => {
  expect(findSilentPages(daily('/', 5, { toDays: 1 }), now)).toEqual([]);
  expect(findSilentPages(daily('/', 5, { toDays: 2 }), now)).toEqual([
    { page: '/', since: (thisHour - 2 * DAY) * HOUR_MS, usual: [10, 10, 10, 10] },
  ]);
});

test('a page that nobody uses on weekends is not missed on one', () => {
  const monday = Date.UTC(2026, 10, 23, 11);
  const until = daily('/', 8, { toDays: 3, onWeekends: false }).filter(({ hour }) => hour * HOUR_MS < monday);
  expect(findSilentPages(until, monday)).toEqual([]);
});

test('a page with few conversions, or with a week of none among the four, is not missed', () => {
  expect(findSilentPages(daily('/', 1, { toDays: 5 }), now)).toEqual([]);
  const away = daily('/', 9, { toDays: 2 }).filter(({ hour }) => Math.floor((thisHour - hour) / (7 * DAY)) !== 2);
  expect(findSilentPages(away, now)).toEqual([]);
});

test('each page is judged alone, the longest silence first', () => {
  const counts = [...daily('/a', 5, { toDays: 2 }), ...daily('/b', 5), ...daily('/c', 5, { toDays: 4 })];
  expect(findSilentPages(counts, now).map(({ page }) => page)).toEqual(['/c', '/a']);
  expect(findSilentPages([], now)).toEqual([]);
});
