import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { RequestError } from '../../api/request-error.ts';
import { createOutbox, type SendingListener } from './outbox.ts';
import { TRIED_FOR_MS } from './sending-state.ts';
import type { Submission } from './submission.ts';
import { UNSENT_KEY } from './unsent-key.ts';
import { createUnsentStore } from './unsent-store.ts';

type Reply = 'away' | 'hang' | number;
type TellAlone = Parameters<typeof createOutbox>[0]['announceWithoutForm'];

let kept: Map<string, string>;
let isForbidden: boolean;
let server: Mock<(submission: Submission, signal: AbortSignal) => Promise<unknown>>;
let alone: Mock<TellAlone>;

const told = { what: 'Your deal', arrived: { title: 'Deal Submitted Successfully!', description: 'Soon.' } };

function submission(key = 'key-1', change: Partial<Submission> = {}): Submission {
  return { key, path: '/api/deals', body: `{"of":"${key}"}`, headers: {}, sinceMs: Date.now(), told, ...change };
}

/** Answers the tries in turn, the last reply for ever. */
function serverAnswers(...replies: Reply[]): void {
  server.mockImplementation((_sent, signal) => {
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === 200) return Promise.resolve({ id: 'lead-1' });
    if (typeof reply === 'number') return Promise.reject(new RequestError(reply, 'no', null));
    if (reply === 'away') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    });
  });
}

/** One page of this browser, from its load on. */
function openPage() {
  const storage = () => {
    if (isForbidden) throw new DOMException('forbidden', 'SecurityError');
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  return createOutbox({
    post: server,
    store: createUnsentStore(storage, () => Date.now()),
    nowMs: () => Date.now(),
    jitter: () => 0.5,
    announceWithoutForm: alone,
  });
}

const form = () => vi.fn<SendingListener>();
const kinds = (listener: Mock<SendingListener>) => listener.mock.calls.map(([{ outcome }]) => outcome.kind);
const keysSent = () => server.mock.calls.map(([{ key }]) => key);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  isForbidden = false;
  server = vi.fn();
  alone = vi.fn<TellAlone>();
});

test('an accepted submission is reported once, and only its key is kept', async () => {
  serverAnswers(200);
  const outbox = openPage();
  const listener = form();
  outbox.send(submission(), listener);
  await pass(TRIED_FOR_MS);
  expect(listener.mock.calls).toEqual([
    [{ outcome: { kind: 'accepted', answer: { id: 'lead-1' } }, isAsked: true, isOver: true }],
  ]);
  expect(server).toHaveBeenCalledTimes(1);
  expect(JSON.parse(kept.get(UNSENT_KEY) ?? '')).toMatchObject({ waiting: [], arrived: [{ key: 'key-1' }] });
  expect(outbox.hasArrived('key-1')).toBe(true);
});

test('while the server is unavailable the submission is retried under its key until it is accepted', async () => {
  serverAnswers('away', 503, 200);
  const listener = form();
  openPage().send(submission(), listener);
  await pass(2999);
  expect(keysSent()).toHaveLength(1);
  await pass(1);
  expect(keysSent()).toHaveLength(2);
  await pass(6000);
  expect(keysSent()).toEqual(['key-1', 'key-1', 'key-1']);
  expect(listener.mock.calls.map(([{ outcome, isAsked }]) => [outcome.kind, isAsked])).toEqual([
    ['away', true],
    ['away', false],
    ['accepted', false],
  ]);
});

test('when the network is back the pause ends early', async () => {
  serverAnswers('away', 'away', 200);
  const outbox = openPage();
  const listener = form();
  outbox.send(submission(), listener);
  await pass(3000);
  outbox.wakeAll();
  await pass(1000);
  expect(kinds(listener)).toEqual(['away', 'away', 'accepted']);
});

test('pressing again sends at once, or joins the present attempt', async () => {
  serverAnswers('away', 200);
  const outbox = openPage();
  const listener = form();
  outbox.send(submission(), listener);
  await pass(0);
  outbox.send(submission(), listener);
  outbox.send(submission(), listener);
  await pass(TRIED_FOR_MS);
  expect(keysSent()).toHaveLength(2);
  expect(listener.mock.lastCall?.[0]).toMatchObject({ outcome: { kind: 'accepted' }, isAsked: true });
});

test('a submission that replaces another is the only one sent', async () => {
  serverAnswers('away', 'hang', 200);
  const outbox = openPage();
  const old = form();
  outbox.send(submission('old'), old);
  await pass(6000);
  const listener = form();
  outbox.drop('old');
  outbox.send(submission('new'), listener);
  await pass(TRIED_FOR_MS);
  expect(keysSent()).toEqual(['old', 'old', 'new']);
  expect(server.mock.calls[1]?.[1].aborted).toBe(true);
  expect([kinds(old), kinds(listener)]).toEqual([['away'], ['accepted']]);
});

test('a reloaded page continues to send, and its form gets the result', async () => {
  serverAnswers('away');
  openPage().send(submission(), form());
  await pass(0);
  vi.clearAllTimers();

  serverAnswers(503, 200);
  const outbox = openPage();
  const listener = form();
  expect(outbox.claim('key-1', listener)).toBe(true);
  await pass(6000);
  expect(kinds(listener)).toEqual(['away', 'accepted']);
  expect(alone).not.toHaveBeenCalled();
  expect(outbox.claim('key-1', listener)).toBe(false);
});

test('a page without the form sends it too, and shows the result itself', async () => {
  serverAnswers('away');
  openPage().send(submission(), form());
  await pass(0);
  vi.clearAllTimers();

  serverAnswers(503, 200);
  const outbox = openPage();
  outbox.resume();
  outbox.resume();
  await pass(6000);
  expect(server).toHaveBeenCalledTimes(3);
  expect(alone.mock.calls).toEqual([
    [expect.objectContaining({ told }), { kind: 'accepted', answer: { id: 'lead-1' } }],
  ]);
  expect(outbox.hasArrived('key-1')).toBe(true);
});

test('a submission continues after its form was closed', async () => {
  serverAnswers(503, 429, 200);
  const outbox = openPage();
  const listener = form();
  outbox.send(submission(), listener);
  outbox.release('key-1');
  await pass(TRIED_FOR_MS);
  expect(listener).not.toHaveBeenCalled();
  expect(alone.mock.calls.map(([, { kind }]) => kind)).toEqual(['accepted']);
});

test('a refusal is shown on any page and ends the submission', async () => {
  serverAnswers('away', 422);
  const outbox = openPage();
  outbox.send(submission(), form());
  await pass(0);
  outbox.release('key-1');
  await pass(TRIED_FOR_MS);
  expect(alone.mock.calls.map(([, { kind }]) => kind)).toEqual(['refused']);
  expect(kept.get(UNSENT_KEY)).toBeUndefined();
});

describe('after a day', () => {
  test('it is given up, and the visitor is told', async () => {
    serverAnswers('away');
    const listener = form();
    openPage().send(submission(), listener);
    await pass(TRIED_FOR_MS + 120_000);
    expect(kinds(listener).at(-1)).toBe('expired');
    const tries = server.mock.calls.length;
    await pass(TRIED_FOR_MS);
    expect(server).toHaveBeenCalledTimes(tries);
    expect(kept.get(UNSENT_KEY)).toBeUndefined();
  });

  test('a page that finds it later does not send it', async () => {
    serverAnswers('hang');
    openPage().send(submission(), form());
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + TRIED_FOR_MS);
    openPage().resume();
    expect(server).toHaveBeenCalledTimes(1);
    expect(alone.mock.calls.map(([, { kind }]) => kind)).toEqual(['expired']);
  });
});

describe('in two tabs', () => {
  test('what the other tab has withdrawn is not sent, and the form is told', async () => {
    serverAnswers('away');
    const one = openPage();
    one.send(submission(), form());
    await pass(0);
    const other = openPage();
    const listener = form();
    other.claim('key-1', listener);
    await pass(3000);
    one.drop('key-1');
    const tries = server.mock.calls.length;
    await pass(60_000);
    expect(server).toHaveBeenCalledTimes(tries);
    expect(kinds(listener)).toEqual(['away', 'dropped']);
  });

  test('what the other tab has sent is requested again only for a form that waits for the answer', async () => {
    serverAnswers('away', 'away', 'away', 'away', 200);
    const [one, other, third] = [openPage(), openPage(), openPage()];
    one.send(submission(), form());
    await pass(0);
    const listener = form();
    other.claim('key-1', listener);
    third.resume();
    await pass(3000);
    one.wakeAll();
    await pass(60_000);
    expect(kinds(listener)).toEqual(['away', 'accepted']);
    expect(server).toHaveBeenCalledTimes(6);
    expect(alone).not.toHaveBeenCalled();
  });
});

describe('what nobody waits for', () => {
  test('is retried after a server error, and shows nothing once its form was closed', async () => {
    serverAnswers(500, 200);
    const outbox = openPage();
    outbox.send(submission('key-1', { told: null }), form());
    outbox.release('key-1');
    await pass(6000);
    expect(server).toHaveBeenCalledTimes(2);
    expect(alone.mock.calls.map(([{ told: words }, { kind }]) => [words, kind])).toEqual([[null, 'accepted']]);
  });

  test('is found by its path', async () => {
    serverAnswers('hang');
    const outbox = openPage();
    expect(outbox.keyAt('/api/deals')).toBeNull();
    outbox.send(submission(), form());
    expect([outbox.keyAt('/api/deals'), openPage().keyAt('/api/deals')]).toEqual(['key-1', 'key-1']);
  });
});

test('without storage it is retried while the page is open', async () => {
  isForbidden = true;
  serverAnswers('away', 200);
  const outbox = openPage();
  const listener = form();
  outbox.send(submission(), listener);
  await pass(6000);
  expect(kinds(listener)).toEqual(['away', 'accepted']);
  expect(outbox.hasArrived('key-1')).toBe(false);
});

test('at most twenty are kept, and the oldest is dropped', () => {
  serverAnswers('hang');
  const outbox = openPage();
  for (let count = 0; count < 25; count += 1) outbox.send(submission(`key-${count}`), form());
  const { waiting } = JSON.parse(kept.get(UNSENT_KEY) ?? '');
  expect([waiting.length, waiting[0].key, waiting.at(-1).key]).toEqual([20, 'key-5', 'key-24']);
});
