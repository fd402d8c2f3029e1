import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('two calls load the value once', async () => {
  const load = vi.fn(async () => ({}));
  const ask = once(load);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure reaches all callers, and the next call loads the value again', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('away'));
  const ask = once(load);
  expect(await Promise.allSettled([ask(), ask()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await ask()).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
