import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, ownerSessionKey } from './desk-queries.ts';
import { RequestError } from './request-error.ts';

afterEach(() => onlineManager.setOnline(true));

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

test('without a network a request fails at once, and a write is not sent later', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const away = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(client.fetchQuery({ queryKey: ['figures'], queryFn: away })).rejects.toThrow('Failed to fetch');
  const write = client.getMutationCache().build(client, { mutationFn: away });
  await expect(write.execute(undefined)).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(away).toHaveBeenCalledTimes(2);
});

const refusal = { type: 'about:blank', title: 'No', detail: 'No', status: 409 };

test.each([
  ['no answer', new TypeError('Failed to fetch'), 2],
  ['a page in its place', new RequestError(200, '<h1>Log in</h1>', null, { isPage: true }), 2],
  ['an error of the server', new RequestError(503, 'Later', { ...refusal, status: 503 }), 2],
  ['a refusal', new RequestError(409, 'No', refusal), 1],
])('after a write that got %s, what is shown is loaded again if it may have arrived', async (_name, error, reads) => {
  const client = createQueryClient();
  const read = vi.fn(async () => 'the list');
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn: read }).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('the list'));
  const write = client.getMutationCache().build(client, { mutationFn: async () => Promise.reject(error) });
  await expect(write.execute(undefined)).rejects.toBe(error);
  expect(read).toHaveBeenCalledTimes(reads);
  stop();
});

test('the failure of a write is told before the lists are there again, which may not come either', async () => {
  const client = createQueryClient();
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('the list');
  read.mockReturnValue(new Promise(() => {}));
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn: read }).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('the list'));
  const error = new TypeError('Failed to fetch');
  const write = client.getMutationCache().build(client, { mutationFn: async () => Promise.reject(error) });
  await expect(write.execute(undefined)).rejects.toBe(error);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

test('what a lost network kept from loading is loaded once it is back', async () => {
  const client = createQueryClient();
  client.mount();
  onlineManager.setOnline(false);
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  read.mockResolvedValue('the list');
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn: read }).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryState(['list'])?.status).toBe('error'));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('the list'));
  stop();
  client.unmount();
});

test('a write that asks to sign in asks again who is signed in', async () => {
  const client = createQueryClient();
  const read = vi.fn(async () => ({ signedIn: true }));
  const stop = new QueryObserver(client, { queryKey: ownerSessionKey, queryFn: read }).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(ownerSessionKey)).toEqual({ signedIn: true }));
  const error = new RequestError(401, 'No', { ...refusal, status: 401 });
  const write = client.getMutationCache().build(client, { mutationFn: async () => Promise.reject(error) });
  await expect(write.execute(undefined)).rejects.toBe(error);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
