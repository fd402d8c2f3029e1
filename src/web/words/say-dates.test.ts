import { afterEach, expect, test } from 'vitest';
import { speech } from '../../domain/words/spanish/of-booking.ts';
import { pageLocale, speakBy } from './say.ts';
import {
  sayDate,
  sayDay,
  sayMonthDay,
  sayShortDate,
  sayShortMonth,
  sayShortWeekday,
  sayTime,
  sayWeekdays,
} from './say-dates.ts';

afterEach(() => speakBy(() => null));

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** Every day of a leap year. */
const days = Array.from({ length: 366 }, (_, index) => dayOf(Date.UTC(2028, 0, 1) + index * DAY_MS));

test.each([
  ['en', null],
  ['es', speech],
] as const)('in %s, days and times are written as Intl writes them', (_, words) => {
  speakBy(() => words);
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(pageLocale(), { timeZone: 'UTC', ...options });
    return (at: number) => format.format(at).replaceAll(/\s/g, ' ');
  };
  const full = by({ weekday: 'long', month: 'long', day: 'numeric' });
  const long = by({ dateStyle: 'long' });
  const monthDay = by({ month: 'long', day: 'numeric' });
  const weekday = by({ weekday: 'short' });
  for (const day of days) {
    const at = Date.parse(day);
    expect([sayDay(day), sayDate(day), sayShortWeekday(day)]).toEqual([full(at), long(at), weekday(at)]);
    expect(sayMonthDay(new Date(at).getUTCMonth(), new Date(at).getUTCDate())).toBe(monthDay(at));
  }
  const clock = by({ hour: 'numeric', minute: '2-digit' });
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) expect(sayTime(minutes)).toBe(clock(minutes * 60_000));
  // A Sunday, and the six days after it.
  const weekdays = Array.from({ length: 7 }, (__, index) => by({ weekday: 'long' })(Date.UTC(2026, 0, 4 + index)));
  expect(sayWeekdays()).toEqual(weekdays);
});

test('short months have three letters', () => {
  expect([sayShortMonth('2026-09-01'), sayShortDate('2026-11-30')]).toEqual(['Sep', 'Nov 30, 2026']);
  speakBy(() => speech);
  expect([sayShortMonth('2026-09-01'), sayShortDate('2026-11-30')]).toEqual(['sep', '30 nov 2026']);
});
