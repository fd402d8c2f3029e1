import { expect, test } from 'vitest';
import { tellChange, tellPhoneHours } from './told-phone.ts';

const timeZone = 'America/New_York';
const local = (wall: string) => Date.parse(`${wall}-05:00`);
const told = (state: 'open' | 'busy' | 'closed', now: string, then: string | null) =>
  tellChange({ state, changesAt: then === null ? null : local(then) }, local(now), timeZone);

test('5. the end is told while it is picked up, unless it is more than a day away', () => {
  expect(told('open', '2026-12-07T10:00', '2026-12-07T15:00')).toBe('until 3 PM');
  expect(told('open', '2026-12-07T23:00', '2026-12-08T00:30')).toBe('until 12:30 AM');
  expect(told('open', '2026-12-07T10:00', '2026-12-07T12:00')).toBe('until 12 PM');
  expect(told('open', '2026-12-07T10:00', '2026-12-08T10:00')).toBe('until 10 AM');
  expect(told('open', '2026-12-07T10:00', '2026-12-08T10:01')).toBeNull();
});

test('6. the next opening is told by its day: today, tomorrow, within six days, after that', () => {
  expect(told('busy', '2026-12-07T10:00', '2026-12-07T10:45')).toBe('from 10:45 AM');
  expect(told('closed', '2026-12-07T00:30', '2026-12-07T09:00')).toBe('from 9 AM');
  expect(told('closed', '2026-12-07T23:59', '2026-12-08T09:00')).toBe('from 9 AM tomorrow');
  expect(told('closed', '2026-12-09T15:00', '2026-12-11T09:00')).toBe('from 9 AM on Friday');
  expect(told('closed', '2026-12-09T15:00', '2026-12-15T09:00')).toBe('from 9 AM on Tuesday');
  expect(told('closed', '2026-12-09T15:00', '2026-12-16T09:00')).toBe('from 9 AM on December 16');
  expect(told('closed', '2026-12-31T20:00', '2027-01-01T09:00')).toBe('from 9 AM tomorrow');
  expect(told('closed', '2026-12-09T15:00', null)).toBeNull();
});

test('the hours are told as they are set; without them, the owner’s own text is', () => {
  const none = { wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
  const weekly = { ...none, monday: [['08:30', '12:00']], tuesday: [['08:30', '12:00']] } as const;
  expect(tellPhoneHours({ phoneHours: { weekly, zoneName: 'CET' } })).toBe('Mon-Tue 8:30 AM - 12 PM CET');
  expect(tellPhoneHours({ phoneHours: { weekly } })).toBe('Mon-Tue 8:30 AM - 12 PM');
  expect(tellPhoneHours({ quickQuestionHours: 'mornings' })).toBe('mornings');
});
