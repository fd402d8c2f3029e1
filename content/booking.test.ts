import { expect, test } from 'vitest';
import { bookingRules } from './booking.ts';
import { site } from './site.ts';

test('a session is as long as people are told', () => {
  expect(site.consultation.length).toBe(`${bookingRules.lengthMinutes} minutes`);
});

test('hours are times of the day in their order, blocked days are days, and a session has a length', () => {
  const time = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
  for (const hours of Object.values(bookingRules.weeklyHours)) {
    const times = hours.flat();
    for (const one of times) expect(one).toMatch(time);
    expect(times.toSorted()).toEqual(times);
    expect(new Set(times).size).toBe(times.length);
  }
  for (const day of bookingRules.blockedDays) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  expect(bookingRules.lengthMinutes).toBeGreaterThan(0);
});
