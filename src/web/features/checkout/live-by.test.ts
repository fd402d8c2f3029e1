import { expect, test } from 'vitest';
import { daysIn, liveBy } from './live-by.ts';

test('the days of a turnaround are read as it is told, of a range the later', () => {
  expect(['2-week turnaround', '3 weeks', '7-14 days', '24 hours', '1 month'].map(daysIn)).toEqual([14, 21, 14, 1, 30]);
  expect(daysIn('when it is done')).toBeNull();
});

test('what is ordered is live so many days after the work begins, and nothing is promised where no time is told', () => {
  const answered = new Date(2026, 10, 20, 9);
  expect(liveBy({ beginsWithin: '24 hours', turnaround: '2-week turnaround' }, answered)).toBe('December 5');
  expect(liveBy({ beginsWithin: 'a day', turnaround: '2-week turnaround' }, answered)).toBe('December 4');
  expect(liveBy({ beginsWithin: '24 hours', turnaround: 'soon' }, answered)).toBeNull();
});
