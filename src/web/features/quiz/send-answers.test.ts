import { type Mock, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quizResult } from '../../../domain/quiz/quiz-result.ts';
import { keepSending, resendUnsent, sendAnswers, watchSending } from './send-answers.ts';
import { readUnsent } from './unsent-answers.ts';

const answers = { hasWebsite: 'no', leadVolume: '16+' };
const result = quizResult(answers);
const browser = new EventTarget();
let kept: Map<string, string>;
type Watcher = Parameters<typeof watchSending>[0];
let told: Mock<Watcher>;
let lead = 0;
let unwatch = () => {};

/** A finished quiz of a lead that no other test knows. */
function finishedQuiz(key = 'key-1') {
  lead += 1;
  return { leadId: `lead-${lead}`, answers, key };
}

/** Answers the calls in turn, the last one for ever. */
function serverAnswers(...replies: (number | 'away')[]) {
  const server = vi.fn<typeof fetch>(() => {
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === 'away' || reply === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json(reply === 200 ? result : { detail: 'no' }, { status: reply }));
  });
  vi.stubGlobal('fetch', server);
  return server;
}

/** A quiz whose first try failed. */
async function tried() {
  const quiz = finishedQuiz();
  await sendAnswers(quiz);
  return quiz;
}

beforeEach(() => {
  vi.useFakeTimers();
  told = vi.fn<Watcher>();
  unwatch = watchSending(told);
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

afterEach(() => {
  unwatch();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sending the answers', () => {
  it('gives the result of the server and keeps nothing behind', async () => {
    const server = serverAnswers(200);
    const quiz = finishedQuiz();
    expect(await sendAnswers(quiz)).toEqual({ state: 'sent', result });
    expect(readUnsent()).toEqual([]);
    const [path, init] = server.mock.calls[0] ?? [];
    expect(path).toBe(`/api/quiz-leads/${quiz.leadId}/answers`);
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify({ answers }) });
    expect(init?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  it.each([500, 503, 429, 'away'] as const)('keeps the answers after %s', async (reply) => {
    serverAnswers(reply);
    const quiz = finishedQuiz();
    expect(await sendAnswers(quiz)).toEqual({ state: 'waiting' });
    expect(readUnsent()).toEqual([quiz]);
  });

  it.each([400, 404, 422])('gives up after %s, which no other try would change', async (reply) => {
    serverAnswers(reply);
    expect(await sendAnswers(finishedQuiz())).toEqual({ state: 'refused' });
    expect(readUnsent()).toEqual([]);
  });

  it('works where the browser forbids storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    serverAnswers('away');
    expect(await sendAnswers(finishedQuiz())).toEqual({ state: 'waiting' });
  });
});

describe('sending again', () => {
  it('goes on until the server takes them, with the same key, ever less often', async () => {
    const server = serverAnswers('away', 503, 200);
    const sending = keepSending(await tried());
    await vi.advanceTimersByTimeAsync(3000);
    expect(server).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5999);
    expect(server).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(told.mock.lastCall?.[1]).toEqual({ state: 'sent', result });
    const keys = server.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
    expect(readUnsent()).toEqual([]);
  });

  it('does not wait once the browser is online again', async () => {
    serverAnswers('away', 200);
    const sending = keepSending(await tried());
    browser.dispatchEvent(new Event('online'));
    await sending;
    expect(told.mock.lastCall?.[1]).toMatchObject({ state: 'sent' });
  });

  it('leaves the field to newer answers of the same lead', async () => {
    const server = serverAnswers('away', 200);
    const older = await tried();
    const sending = keepSending(older);
    await sendAnswers({ ...older, key: 'key-2' });
    await vi.advanceTimersByTimeAsync(60_000);
    await sending;
    expect(told).not.toHaveBeenCalled();
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('is done by one sender at a time', async () => {
    const server = serverAnswers('away', 200);
    const quiz = await tried();
    const sending = keepSending(quiz);
    await keepSending(quiz);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    await sending;
    expect(server).toHaveBeenCalledTimes(2);
  });
});

describe('a later visit', () => {
  it('takes up what was kept, each set once', async () => {
    const server = serverAnswers(200);
    const quizzes = [finishedQuiz('key-a'), finishedQuiz('key-b')];
    kept.set('quiz_unsent_answers', JSON.stringify([...quizzes, { leadId: 7 }, null]));
    await resendUnsent();
    expect(told.mock.calls).toEqual(quizzes.map((quiz) => [quiz, { state: 'sent', result }]));
    await resendUnsent();
    expect(server).toHaveBeenCalledTimes(2);
    expect(readUnsent()).toEqual([]);
  });

  it.each(['', '{', '7', '{"leadId":"x"}'])('is not disturbed by storage that holds %j', (text) => {
    kept.set('quiz_unsent_answers', text);
    expect(readUnsent()).toEqual([]);
  });
});
