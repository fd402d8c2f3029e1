import { expect, test, vi } from 'vitest';
import { createQueryClient } from './desk-queries.ts';

test('data never becomes stale by itself, is not reloaded on focus or by a timer, and no request is retried', async () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false });
  expect([queries?.retry, mutations?.retry]).toEqual([false, false]);
});

test('loaded data is not loaded again, and a failure is one request', async () => {
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
