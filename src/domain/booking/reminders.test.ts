import { expect, test } from 'vitest';
import { dueReminder, type Remindable } from './reminders.ts';

const HOUR_MS = 3_600_000;
const startsAt = 1000 * HOUR_MS;
const session = (more: Partial<Remindable> = {}): Remindable => ({
  startsAt,
  changedAt: 0,
  reminded: { day: null, hour: null },
  ...more,
});

test.each([
  [-25, null],
  [-24, 'day'],
  [-2, 'day'],
  [-1, 'hour'],
  [-0.01, 'hour'],
  [0, null],
  [1, null],
])('SPEC 21: %d hours from its start a session is due for: %s', (hours, due) => {
  expect(dueReminder(session(), startsAt + hours * HOUR_MS)).toBe(due);
});

test('SPEC 21: each reminder is given once', () => {
  const day = session({ reminded: { day: startsAt, hour: null } });
  expect(dueReminder(day, startsAt - 20 * HOUR_MS)).toBeNull();
  expect(dueReminder(day, startsAt - HOUR_MS)).toBe('hour');
  expect(dueReminder(session({ reminded: { day: null, hour: startsAt } }), startsAt - 1)).toBeNull();
});

test('SPEC 22: what was agreed on after the moment is not reminded of', () => {
  expect(dueReminder(session({ changedAt: startsAt - 24 * HOUR_MS }), startsAt - 20 * HOUR_MS)).toBe('day');
  const late = session({ changedAt: startsAt - 24 * HOUR_MS + 1 });
  expect(dueReminder(late, startsAt - 20 * HOUR_MS)).toBeNull();
  expect(dueReminder(late, startsAt - HOUR_MS)).toBe('hour');
  expect(dueReminder(session({ changedAt: startsAt - HOUR_MS + 1 }), startsAt - 1)).toBeNull();
});

test('SPEC 23: a session that was moved is reminded of at its new time', () => {
  const moved = session({ reminded: { day: startsAt - 48 * HOUR_MS, hour: null } });
  expect(dueReminder(moved, startsAt - 24 * HOUR_MS)).toBe('day');
});
