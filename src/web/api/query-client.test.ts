import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('data never goes stale on its own, is not asked for again on focus or by the clock, and nothing is retried', async () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false });
  expect([queries?.retry, mutations?.retry]).toEqual([false, false]);
});

test('what was read once is not read again, and a failure is one call', async () => {
  const client = createQueryClient();
  const read = vi.fn(async () => 'figures');
  const fail = vi.fn(async () => {
    throw new Error('away');
  });
  await client.fetchQuery({ queryKey: ['figures'], queryFn: read });
  await client.fetchQuery({ queryKey: ['figures'], queryFn: read });
  await expect(client.fetchQuery({ queryKey: ['broken'], queryFn: fail })).rejects.toThrow('away');
  expect([read.mock.calls.length, fail.mock.calls.length]).toEqual([1, 1]);
});
