import { expect, test } from 'vitest';
import { describeAge, nameChoice, writePhone } from './describe-person.ts';
import { nameOf } from '../parts/name-person.ts';

test('a number is written as people do, with its extension', () => {
  expect(writePhone('+17135550142')).toBe('(713) 555-0142');
  expect(writePhone('+17135550142;7')).toBe('(713) 555-0142 ext. 7');
  expect(writePhone('+442071838750')).toBe('+442071838750');
});

test('an age says what a glance asks for, and leaves the rest to the date', () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const ages = [30, 18 * 60, 7200, 86_400, 6 * 86_400, 7 * 86_400];
  expect(ages.map((seconds) => describeAge(new Date(now - seconds * 1000).toISOString(), now))).toEqual([
    'now',
    '18 min',
    '2 h',
    '1 day',
    '6 days',
    null,
  ]);
});

test('whoever left no name is called by their address; choices have the names of the figures', () => {
  expect(nameOf({ name: '', email: 'ada@example.com' })).toBe('ada@example.com');
  expect(nameChoice('sources', 'named:https://search.example')).toBe('search.example');
  expect(nameChoice('sources', 'none')).toBe('Direct Traffic');
  expect(nameChoice('campaigns', 'none')).toBe('No campaign');
  expect(nameChoice('campaigns', 'unknown')).toBe('Not known');
});
