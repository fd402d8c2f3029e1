import { expect, test } from 'vitest';
import { z } from 'zod';
import { newRowId } from './new-row-id.ts';

test('ids of one millisecond keep the order in which they were made', () => {
  const ids = Array.from({ length: 2000 }, newRowId);
  const times = new Set(ids.map((id) => id.slice(0, 13)));
  expect(times.size).toBeLessThan(ids.length);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => z.uuidv7().safeParse(id).success)).toBe(true);
});
