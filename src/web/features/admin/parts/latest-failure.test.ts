import { expect, test } from 'vitest';
import { latestFailure } from './latest-failure.ts';

const never = { error: null, submittedAt: 0 };
const away = new Error('away');
const refused = new Error('refused');

test('a failure is told until something else is tried, and then what became of that', () => {
  expect(latestFailure(never, never)).toBeNull();
  expect(latestFailure(never, { error: away, submittedAt: 5 })).toBe(away);
  expect(latestFailure({ error: null, submittedAt: 7 }, { error: away, submittedAt: 5 })).toBeNull();
  expect(latestFailure({ error: refused, submittedAt: 7 }, { error: away, submittedAt: 5 })).toBe(refused);
});
