import { expect, test } from 'vitest';
import { lastDays } from './daily-sales.tsx';

const days = (count: number, sales: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    sales: sales(index),
    revenue: sales(index) * 100,
  }));

test('the last fourteen days are listed newest first, days without a sale included', () => {
  const shown = lastDays(days(30, (index) => (index === 3 ? 1 : 0)));
  expect(shown.map(({ date }) => date)).toEqual(
    Array.from({ length: 14 }, (_, index) => `2026-11-${String(30 - index)}`),
  );
  expect(lastDays(days(7, () => 1))).toHaveLength(7);
});

test('a range without any sale has no days to show', () => {
  expect(lastDays(days(7, () => 0))).toEqual([]);
  expect(lastDays([])).toEqual([]);
});
