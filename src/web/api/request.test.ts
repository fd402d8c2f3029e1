import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { RequestError, explainFailure } from './request-error.ts';
import { getJson, postJson, postText, untilAnswer } from './request.ts';

const send = vi.fn<typeof fetch>();
const session = 'session_1795238899017_abcdefghi';

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('sessionStorage', { getItem: () => session, setItem: () => {} });
  vi.stubGlobal('navigator', { userAgent: 'A browser', doNotTrack: null });
});
afterEach(() => vi.unstubAllGlobals());

function answer(body: string | null, status = 200, statusText = ''): void {
  send.mockResolvedValueOnce(new Response(body, { status, statusText }));
}

function sentHeaders(): Headers {
  return new Headers(send.mock.calls[0]?.[1]?.headers);
}

test('a GET request has cookies and the session, and no content type, because it has no body', async () => {
  answer('{"count": 3}');
  expect(await getJson('/api/things', z.object({ count: z.number() }))).toEqual({ count: 3 });
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
  expect([sentHeaders().has('content-type'), sentHeaders().get('x-session-id')]).toEqual([false, session]);
});

test('a body is JSON with its content type, and the idempotency key is sent with it', async () => {
  answer('{"id": "a"}', 201);
  const schema = z.object({ id: z.string() });
  expect(await postJson('/api/things', { name: 'Ann' }, { schema, idempotencyKey: 'key-1' })).toEqual({ id: 'a' });
  expect(send.mock.calls[0]?.[1]?.body).toBe('{"name":"Ann"}');
  expect([sentHeaders().get('content-type'), sentHeaders().get('idempotency-key')]).toEqual([
    'application/json',
    'key-1',
  ]);
});

test('an answer that is not OK is an error: status, colon, body', async () => {
  answer('Not yours', 401);
  const error = await getJson('/api/things', z.unknown()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ message: '401: Not yours', status: 401, problem: null });
});

test('a 401 is an empty result if the caller asks for that, and any other error stays an error', async () => {
  answer('Not yours', 401);
  expect(await getJson('/api/things', z.unknown(), { unauthorized: 'empty' })).toBe(null);
  answer('Not now', 503);
  await expect(getJson('/api/things', z.unknown(), { unauthorized: 'empty' })).rejects.toThrow('503: Not now');
});

test('an error without a body has the status text', async () => {
  answer('', 502, 'Bad Gateway');
  await expect(postJson('/api/things')).rejects.toThrow('502: Bad Gateway');
});

test("the server's own explanation is kept", async () => {
  const problem = { type: 'about:blank', title: 'Not valid', status: 422, detail: 'Please enter a name.' };
  answer(JSON.stringify(problem), 422);
  await expect(postJson('/api/things', {})).rejects.toMatchObject({ problem });
});

test('an answer of another shape than agreed is refused', async () => {
  answer('{"count": "three"}');
  await expect(getJson('/api/things', z.object({ count: z.number() }))).rejects.toThrow(z.ZodError);
});

test.each([200, 403])('a page is no answer, whatever its status: %i', async (status) => {
  const page = () =>
    new Response('<h1>Sign in to the hotel’s network</h1>', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  send.mockImplementation(async () => page());
  const sent = [postJson('/api/things', {}), postText('/api/things', '{}'), getJson('/api/things', z.unknown())];
  for (const answered of sent) await expect(answered).rejects.toMatchObject({ status, isPage: true });
});

test('a visitor who asks not to be tracked sends no session', async () => {
  vi.stubGlobal('navigator', { userAgent: 'A browser', globalPrivacyControl: true });
  answer('{}');
  await getJson('/api/things', z.object({}));
  expect(sentHeaders().has('x-session-id')).toBe(false);
});

test('a request ends with its own signal or with the time for an answer, whichever comes first, and says why', () => {
  const times: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const time = new AbortController();
    times.push(time);
    return time.signal;
  });
  const left = new AbortController();
  const byLeaving = untilAnswer(left.signal);
  const byTime = untilAnswer(left.signal);
  expect([byLeaving.aborted, byTime.aborted]).toEqual([false, false]);
  times[1]?.abort('too late');
  left.abort('left');
  times[0]?.abort('too late');
  expect([byLeaving.reason, byTime.reason]).toEqual(['left', 'too late']);
  expect(untilAnswer(left.signal).reason).toBe('left');
  vi.restoreAllMocks();
});

test.each([
  ['a write', () => postJson('/api/things'), 15_000],
  ['a read', () => getJson('/api/things', z.unknown(), { signal: new AbortController().signal }), 60_000],
])('%s that nobody answers ends after its time, as a server that cannot be reached', async (_name, ask, ms) => {
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(new DOMException('too late', 'TimeoutError')), after);
    return ending.signal;
  });
  send.mockImplementation(
    async (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('too late', 'TimeoutError')));
      }),
  );
  const asked = ask().catch(explainFailure);
  await vi.advanceTimersByTimeAsync(ms - 1);
  const ended = vi.fn<() => void>();
  void asked.then(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe('The server cannot be reached. Please check the connection and try again.');
  timeout.mockRestore();
  vi.useRealTimers();
});
