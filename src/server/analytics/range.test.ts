import { expect, test } from 'vitest';
import { daysAskedSchema, trendAskedSchema } from '../../contract/days-asked.ts';
import { daysAgainst, daysAsked } from './range.ts';

const now = Date.UTC(2026, 10, 21, 12);
const zone = 'America/New_York';
const ask = (query: object) => daysAsked(daysAskedSchema.parse(query), now, zone);
const refusal = (query: object) => daysAskedSchema.safeParse(query).error?.issues[0];

test('a range ends today, and days from one to another take its place', () => {
  expect(ask({})).toEqual({ first: '2026-11-15', last: '2026-11-21' });
  expect(ask({ range: '30' })).toEqual({ first: '2026-10-23', last: '2026-11-21' });
  expect(ask({ range: '30d', from: '2026-11-01', to: '2026-11-14' })).toEqual({
    first: '2026-11-01',
    last: '2026-11-14',
  });
});

test('days that are still to come are left out', () => {
  expect(ask({ from: '2026-11-01', to: '2026-11-30' })).toEqual({ first: '2026-11-01', last: '2026-11-21' });
  expect(ask({ from: '2026-12-01', to: '2026-12-30' })).toEqual({ first: '2026-11-21', last: '2026-11-21' });
});

test('days are both named, real, in order, and at most a year', () => {
  expect(refusal({ from: '2026-11-01' })).toMatchObject({ path: ['to'] });
  expect(refusal({ to: '2026-11-01' })).toMatchObject({ path: ['from'] });
  expect(refusal({ from: '2026-02-30', to: '2026-03-01' })).toMatchObject({ path: ['from'] });
  expect(refusal({ from: '0001-01-01', to: '0001-01-02' })).toMatchObject({ path: ['from'] });
  expect(refusal({ from: '2026-11-02', to: '2026-11-01' })).toMatchObject({ path: ['to'] });
  expect(refusal({ from: '2025-11-20', to: '2026-11-21' })).toMatchObject({
    message: 'Please choose at most 366 days',
  });
  expect(refusal({ from: '2025-11-21', to: '2026-11-21' })).toBeUndefined();
});

test('days are compared with those before, a year earlier on the same weekdays, or from any day on', () => {
  const week = { first: '2026-11-15', last: '2026-11-21' };
  expect(daysAgainst(week)).toEqual({ first: '2026-11-08', last: '2026-11-14' });
  expect(daysAgainst({ first: '2026-03-01', last: '2026-03-01' })).toEqual({ first: '2026-02-28', last: '2026-02-28' });
  expect(daysAgainst(week, 'year')).toEqual({ first: '2025-11-16', last: '2025-11-22' });
  expect(daysAgainst(week, '2026-07-01')).toEqual({ first: '2026-07-01', last: '2026-07-07' });
  expect(trendAskedSchema.parse({})).toEqual({ range: '7d', against: 'before' });
  expect(trendAskedSchema.safeParse({ against: 'yesterday' }).success).toBe(false);
});
