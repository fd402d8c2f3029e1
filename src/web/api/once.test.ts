import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('what is asked for twice is loaded once', async () => {
  const load = vi.fn(async () => ({}));
  const ask = once(load);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure, which all who asked hear of, it is loaded again', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('away'));
  const ask = once(load);
  expect(await Promise.allSettled([ask(), ask()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await ask()).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
