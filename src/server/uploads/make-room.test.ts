import { expect, test } from 'vitest';
import { chooseExcess, type BoundedUpload } from './make-room.ts';

const uploads = (client: string | null, count: number, bytes = 10): BoundedUpload[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${client}${index}`, client, bytes }));
const bounds = { perClient: { count: 4, bytes: 100 }, inAll: { count: 8, bytes: 150 } };

test('within the bounds nothing goes', () => {
  expect(chooseExcess([...uploads('a', 4), ...uploads('b', 4)], bounds)).toEqual([]);
});

test('a client over its own bound loses its oldest, by number or by weight, and no other does', () => {
  expect(chooseExcess([...uploads('a', 6), ...uploads('b', 1)], bounds)).toEqual(['a0', 'a1']);
  expect(chooseExcess([...uploads('a', 3, 45), ...uploads('b', 1)], bounds)).toEqual(['a0']);
});

test('over the bound of all, whoever holds most loses the oldest: one picture is not driven out by many', () => {
  const buyer = uploads('buyer', 1, 30);
  expect(chooseExcess([...buyer, ...uploads('a', 2, 40), ...uploads('b', 2, 45)], bounds)).toEqual(['b0', 'a0']);
  expect(chooseExcess([...buyer, ...uploads('a', 4), ...uploads('b', 4)], bounds)).toEqual(['a0']);
  expect(chooseExcess([...uploads(null, 1), ...uploads('a', 4), ...uploads('b', 4)], bounds)).toEqual(['a0']);
});
