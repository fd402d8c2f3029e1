import { expect, test } from 'vitest';
import { toldDays } from './told-days.ts';

test('the days of a turnaround are read as it is told, of a range the later', () => {
  const told = ['2-week turnaround', '3 weeks', '7-14 days', '24 hours', '1 month'];
  expect(told.map(toldDays)).toEqual([14, 21, 14, 1, 30]);
  expect(toldDays('when it is done')).toBeNull();
});
