import { expect, test } from 'vitest';
import type { Trend } from '../../contract/trend.ts';
import { describeChange, describeRateChange } from './describe-change.ts';

type Counts = Partial<Trend['now']['totals']>;

const none = { visitors: 0, pageViews: 0, conversions: 0, sales: 0, revenueCents: 0 };
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...none,
    date: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  }));

function period(first: string, count: number, totals: Counts): Trend['now'] {
  const days = daysFrom(first, count);
  return { from: first, to: days.at(-1)?.date ?? first, days, totals: { ...none, ...totals } };
}

const week = (now: Counts, before: Counts): Trend => ({
  now: period('2026-11-15', 7, now),
  before: period('2026-11-08', 7, before),
  countedUntil: null,
  behindSeconds: null,
  test: false,
});
const visitors = (trend: Trend | undefined) => describeChange(trend, (totals) => totals.visitors);

test('a figure is compared with the days before in percent', () => {
  expect(visitors(week({ visitors: 1284 }, { visitors: 1142 }))).toEqual({
    text: '+12.4% on the week before',
    tone: 'up',
  });
  expect(visitors(week({ visitors: 9 }, { visitors: 12 }))).toEqual({
    text: '-25.0% on the week before',
    tone: 'down',
  });
  expect(visitors(week({ visitors: 9 }, { visitors: 9 }))).toEqual({ text: 'as before', tone: 'even' });
});

test('nothing is compared with days on which nobody came, nor with what is not known', () => {
  expect(visitors(undefined)).toBeNull();
  expect(visitors(week({ visitors: 9 }, {}))).toBeNull();
  const untold = week({ visitors: 9, pageViews: 20 }, { visitors: 9, pageViews: null });
  expect(describeChange(untold, ({ pageViews }) => pageViews)).toBeNull();
  expect(describeRateChange(week({ visitors: 1 }, {}), { part: 'conversions', whole: 'visitors' }, 1)).toBeNull();
});

test('there is no percent of nothing', () => {
  const first = week({ visitors: 9, conversions: 2 }, { visitors: 9 });
  expect(describeChange(first, ({ conversions }) => conversions)).toEqual({ text: 'none before', tone: 'up' });
});

test('a rate changes by points, as the two rates are shown', () => {
  const trend = week({ visitors: 200, conversions: 15 }, { visitors: 300, conversions: 17 });
  const of = { part: 'conversions', whole: 'visitors' } as const;
  // 7.5 and 5.7 percent; 8 and 6 without decimals.
  expect(describeRateChange(trend, of, 1)).toEqual({ text: '+1.8 points on the week before', tone: 'up' });
  expect(describeRateChange(trend, of, 0)).toEqual({ text: '+2 points on the week before', tone: 'up' });
});

test('the days that a range is compared with are named', () => {
  const month = { ...week({ visitors: 2 }, { visitors: 1 }), now: period('2026-10-23', 30, { visitors: 2 }) };
  expect(visitors({ ...month, before: period('2026-09-23', 30, { visitors: 1 }) })?.text).toBe(
    '+100.0% on the 30 days before',
  );
  const day = { ...month, now: period('2026-10-23', 1, { visitors: 2 }) };
  expect(visitors({ ...day, before: period('2026-10-22', 1, { visitors: 1 }) })?.text).toBe(
    '+100.0% on the day before',
  );
  const yearBefore = `${new Date().getUTCFullYear() - 1}-10-23`;
  expect(visitors({ ...day, before: period(yearBefore, 1, { visitors: 1 }) })?.text).toBe(
    `+100.0% on Oct 23, ${yearBefore.slice(0, 4)}`,
  );
});
