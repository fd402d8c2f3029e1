import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listDays, listMonths, listWeeks } from './period-rows.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const none = { visitors: 0, pageViews: 0, conversions: 0 };

test('days come newest first, each with its rate', () => {
  const rows = listDays([
    { date: '2026-11-19', visitors: 40, pageViews: 90, conversions: 3 },
    { date: '2026-11-20', ...none },
  ]);
  expect(rows).toEqual([
    { key: '2026-11-20', name: 'Nov 20', ...none, ratePercent: 0 },
    { key: '2026-11-19', name: 'Nov 19', visitors: 40, pageViews: 90, conversions: 3, ratePercent: 7.5 },
  ]);
});

test('weeks are named by their first and last day', () => {
  const rows = listWeeks([
    { weekStart: '2026-11-09', weekEnd: '2026-11-15', ...none },
    { weekStart: '2026-11-16', weekEnd: '2026-11-22', ...none, visitors: 8, conversions: 1 },
  ]);
  expect(rows.map((row) => [row.name, row.ratePercent])).toEqual([
    ['Nov 16 to 22', 12.5],
    ['Nov 9 to 15', 0],
  ]);
});

test('months are written out, over a new year too', () => {
  const rows = listMonths([
    { month: '2026-12', year: 2026, ...none },
    { month: '2027-01', year: 2027, ...none },
  ]);
  expect(rows.map((row) => row.name)).toEqual(['January 2027', 'December 2026']);
});

test('the given list keeps its order', () => {
  const stats = [
    { date: '2026-11-19', ...none },
    { date: '2026-11-20', ...none },
  ];
  listDays(stats);
  expect(stats[0]?.date).toBe('2026-11-19');
});
