import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('items stand in the group of their key, in their order, and groups in the order of their first items', () => {
  const groups = groupBy(['fig', 'kiwi', 'plum', 'date', 'pea'], ({ length }) => length);
  expect([...groups]).toEqual([
    [3, ['fig', 'pea']],
    [4, ['kiwi', 'plum', 'date']],
  ]);
  expect([...groupBy(new Set([NaN, NaN, null, undefined]), (key) => key).keys()]).toEqual([NaN, null, undefined]);
});
