import { type Mock, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quizResult } from '../../../domain/quiz/quiz-result.ts';
import { type AnswersSending, areAnswersWaiting, followAnswers, sendAnswers } from './send-answers.ts';

const answers = { hasWebsite: 'no', leadVolume: '16+' };
const result = { ...quizResult(answers), plan: '/api/floor-plan/lead.signature' };
let lead = 0;
let hear: Mock<(sending: AnswersSending) => void>;

function newLead(): string {
  lead += 1;
  return `lead-${lead}`;
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

beforeEach(() => {
  vi.useFakeTimers();
  hear = vi.fn();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives the result of the server and keeps nothing behind', async () => {
  const server = serverAnswers(200);
  const leadId = newLead();
  sendAnswers(leadId, answers, hear);
  await vi.advanceTimersByTimeAsync(0);
  expect(hear.mock.calls).toEqual([[{ state: 'sent', result }]]);
  expect(areAnswersWaiting(leadId)).toBe(false);
  const [path, init] = server.mock.calls[0] ?? [];
  expect(path).toBe(`/api/quiz-leads/${leadId}/answers`);
  expect(init).toMatchObject({ method: 'POST', body: JSON.stringify({ answers }) });
});

it.each([500, 503, 429, 'away'] as const)('sends them again after %s, under the same key', async (reply) => {
  const server = serverAnswers(reply, 200);
  const leadId = newLead();
  sendAnswers(leadId, answers, hear);
  await vi.advanceTimersByTimeAsync(0);
  expect([areAnswersWaiting(leadId), hear.mock.calls]).toEqual([true, [[{ state: 'waiting' }]]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hear.mock.lastCall).toEqual([{ state: 'sent', result }]);
  const keys = server.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it.each([400, 404, 422])('gives up after %s, which no other try would change', async (reply) => {
  serverAnswers(reply);
  const leadId = newLead();
  sendAnswers(leadId, answers, hear);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([areAnswersWaiting(leadId), hear.mock.calls]).toEqual([false, [[{ state: 'refused' }]]]);
});

function unknown(...ids: string[]): Response {
  const errors = ids.map((id) => ({ field: `answers.${id}`, message: 'no' }));
  const problem = { type: 'about:blank', title: 'no', status: 422, detail: 'no', errors };
  return Response.json(problem, { status: 422 });
}

/** Refuses each of the named answers as a quiz that does not ask them, and takes the others. */
function serverKnowsNot(...ids: string[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    const wrong = ids.filter((id) => body.includes(`"${id}"`));
    return Promise.resolve(wrong.length > 0 ? unknown(...wrong) : Response.json(result));
  });
  return bodies;
}

it('answers that the quiz no longer knows are left out, and the others arrive', async () => {
  const bodies = serverKnowsNot('usedCRM');
  const leadId = newLead();
  sendAnswers(leadId, { ...answers, usedCRM: 'yes' }, hear);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies).toEqual([{ answers: { ...answers, usedCRM: 'yes' } }, { answers }]);
  expect([areAnswersWaiting(leadId), hear.mock.calls]).toEqual([false, [[{ state: 'sent', result }]]]);
});

it('answers of before a reload arrive too, as far as the quiz still knows them', async () => {
  serverAnswers('away');
  const leadId = newLead();
  sendAnswers(leadId, { ...answers, usedCRM: 'yes' }, hear)();
  await vi.advanceTimersByTimeAsync(0);
  const bodies = serverKnowsNot('usedCRM');
  expect(followAnswers(leadId, answers, hear)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies.at(-1)).toEqual({ answers });
  expect(hear.mock.calls).toEqual([[{ state: 'sent', result }]]);
});

it.each([['hasWebsite', 'leadVolume'], ['painPoint']])(
  'gives up where the server knows none of them, or names others',
  async (...ids) => {
    const server = vi.fn<typeof fetch>(() => Promise.resolve(unknown(...ids)));
    vi.stubGlobal('fetch', server);
    const leadId = newLead();
    sendAnswers(leadId, answers, hear);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.mock.calls.length, hear.mock.calls]).toEqual([1, [[{ state: 'refused' }]]]);
  },
);

it('leaves the field to newer answers of the same lead', async () => {
  const server = serverAnswers('away', 200);
  const leadId = newLead();
  const older = vi.fn<(sending: AnswersSending) => void>();
  sendAnswers(leadId, { hasWebsite: 'yes' }, older);
  await vi.advanceTimersByTimeAsync(0);
  sendAnswers(leadId, answers, hear);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([older.mock.calls, hear.mock.calls]).toEqual([[[{ state: 'waiting' }]], [[{ state: 'sent', result }]]]);
  expect(server).toHaveBeenCalledTimes(2);
});

it('an answer that cannot be read leaves the result that was computed here', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"package":7}')));
  sendAnswers(newLead(), answers, hear);
  await vi.advanceTimersByTimeAsync(0);
  expect(hear.mock.calls).toEqual([[{ state: 'sent', result: null }]]);
});
