import { expect, test } from 'vitest';
import { liveBy } from './live-by.ts';

test('what is ordered is live so many days after the work begins, and nothing is promised where no time is told', () => {
  const answered = new Date(2026, 10, 20, 9);
  expect(liveBy({ beginsWithin: '24 hours', turnaround: '2-week turnaround' }, answered)).toBe('December 5');
  expect(liveBy({ beginsWithin: 'a day', turnaround: '2-week turnaround' }, answered)).toBe('December 4');
  expect(liveBy({ beginsWithin: '24 hours', turnaround: 'soon' }, answered)).toBeNull();
});
