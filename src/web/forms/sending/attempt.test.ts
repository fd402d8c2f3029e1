import { expect, test } from 'vitest';
import { nextAttempt } from './attempt.ts';

function keys() {
  let count = 0;
  return () => {
    count += 1;
    return `key-${count}`;
  };
}

test('the same content sent again keeps its key', () => {
  const newKey = keys();
  const first = nextAttempt(null, { city: 'Houston' }, newKey);
  expect(nextAttempt(first, { city: 'Houston' }, newKey)).toBe(first);
  expect(first).toEqual({ key: 'key-1', body: '{"city":"Houston"}' });
});

test('other content is another attempt', () => {
  const newKey = keys();
  const first = nextAttempt(null, { city: 'Houston' }, newKey);
  expect(nextAttempt(first, { city: 'Tulsa' }, newKey).key).toBe('key-2');
});
