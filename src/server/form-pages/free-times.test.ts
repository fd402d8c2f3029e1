import { expect, test } from 'vitest';
import { timeInWords, writeFreeTimes } from './free-times.ts';

const page = '<select id="a" name="startsAt"><option value="">Choose</option></select><select name="b"></select>';
const slots = { timeZone: 'America/New_York', lengthMinutes: 30 };

test('the free times stand in the list by day, on the clock of the site and with its zone', () => {
  const days = [
    { date: '2026-11-24', slots: ['2026-11-24T14:00:00.000Z', '2026-11-24T14:30:00.000Z'] },
    { date: '2026-11-25', slots: [] },
  ];
  expect(writeFreeTimes(page, { ...slots, days })).toBe(
    '<select id="a" name="startsAt"><option value="">Choose</option><optgroup label="Tuesday, November 24, 2026">' +
      '<option value="2026-11-24T14:00:00.000Z">9:00 AM EST</option>' +
      '<option value="2026-11-24T14:30:00.000Z">9:30 AM EST</option></optgroup></select><select name="b"></select>',
  );
  expect(timeInWords('2026-07-01T14:00:00.000Z', 'America/New_York')).toBe('Wednesday, July 1, 2026, 10:00 AM EDT');
});

test('where every time is taken the list says so', () => {
  expect(writeFreeTimes(page, { ...slots, days: [] })).toContain('Every time is taken at the moment.');
  expect(() => writeFreeTimes('<form></form>', { ...slots, days: [] })).toThrow('no select');
});
