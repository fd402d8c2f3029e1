import { expect, test } from 'vitest';
import { minutesFor } from './quiz-minutes.ts';

test.each([
  [2, 1],
  [7, 1],
  [10, 2],
  [18, 4],
])('%i questions take %i minutes', (questions, minutes) => {
  expect(minutesFor(questions)).toBe(minutes);
});
