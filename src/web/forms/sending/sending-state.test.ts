import { describe, expect, test } from 'vitest';
import { RequestError } from '../../api/request-error.ts';
import { outcomeOf } from './outcome.ts';
import { advance, TRIED_FOR_MS, type SendingState } from './sending-state.ts';
import type { Submission } from './submission.ts';

const told = { what: 'Your deal', arrived: { title: 'Deal Submitted Successfully!' } };
const form: Submission = { key: 'k', path: '/api/deals', body: '{}', headers: {}, sinceMs: 1000, told };
const quiet: Submission = { ...form, told: null };
const asked: SendingState = { at: 'trying', tries: 1, isAsked: true };
const byItself: SendingState = { at: 'trying', tries: 3, isAsked: false };
const resting: SendingState = { at: 'resting', tries: 3, untilMs: 9000 };
const over: SendingState = { at: 'over' };

function error(status: number, retryAfterSeconds: number | null = null) {
  const problem = { type: 'about:blank', title: 'T', status, detail: 'Please wait 20 seconds and send this again.' };
  return new RequestError(status, '', problem, { retryAfterSeconds });
}

function answered(state: SendingState, failure: unknown, { of = form, nowMs = 1000, jitter = 0.5 } = {}) {
  return advance(state, { type: 'answered', outcome: outcomeOf(failure), nowMs, jitter }, of);
}

describe('what an error means', () => {
  test('server or network away', () => {
    for (const away of [new TypeError('Failed to fetch'), new DOMException('late', 'TimeoutError')])
      expect(outcomeOf(away)).toEqual({ kind: 'away', error: null, waitMs: 0 });
    for (const status of [408, 502, 503, 504])
      expect(outcomeOf(error(status, 7))).toMatchObject({ kind: 'away', waitMs: 7000 });
    for (const status of [200, 403, 404, 500])
      expect(outcomeOf(new RequestError(status, '<h1>Sign in</h1>', null, { isPage: true })).kind).toBe('away');
  });

  test('too many: how long to wait, in the server’s words or ours', () => {
    expect(outcomeOf(error(429, 42))).toEqual({
      kind: 'limited',
      text: 'Please wait 20 seconds and send this again.',
      waitMs: 42_000,
    });
    expect(outcomeOf(error(429))).toMatchObject({ waitMs: 20_000 });
    const bare = new RequestError(429, 'busy', null, { retryAfterSeconds: 5 });
    expect(outcomeOf(bare)).toMatchObject({ text: 'Please wait 5 seconds and send this again.', waitMs: 5000 });
  });

  test('everything else is a final refusal', () => {
    for (const status of [400, 404, 409, 413, 422, 500]) expect(outcomeOf(error(status)).kind).toBe('refused');
  });
});

describe('a try', () => {
  test('that is accepted or refused is the last', () => {
    const outcome = { kind: 'accepted', answer: { id: 'a' } } as const;
    expect(advance(asked, { type: 'answered', outcome, nowMs: 0, jitter: 0 }, form)).toEqual(over);
    for (const status of [400, 409, 422, 500]) expect(answered(asked, error(status))).toEqual(over);
  });

  test('without an answer is followed by another after ever longer pauses', () => {
    const rests = [1, 2, 3, 4, 5, 6, 7, 20].map((tries) => {
      const next = answered({ ...asked, tries }, new TypeError('away'));
      return next.at === 'resting' ? next.untilMs - 1000 : null;
    });
    expect(rests).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000]);
    expect(answered(asked, new TypeError('away'), { jitter: 0 })).toMatchObject({ untilMs: 3400 });
    expect(answered(asked, new TypeError('away'), { jitter: 1 })).toMatchObject({ untilMs: 4600 });
  });

  test('waits as long as the server asks', () => {
    expect(answered(asked, error(503, 30))).toEqual({ at: 'resting', tries: 1, untilMs: 31_000 });
  });

  test('with a 429 ends after a press, and waits after a retry', () => {
    expect(answered(asked, error(429, 20))).toEqual(over);
    expect(answered(byItself, error(429, 20))).toEqual({ at: 'resting', tries: 3, untilMs: 21_000 });
    expect(answered(asked, error(429, 20), { of: quiet })).toMatchObject({ at: 'resting' });
  });

  test('without a press is also repeated after a server error', () => {
    expect(answered(asked, error(500), { of: quiet })).toMatchObject({ at: 'resting' });
    expect(answered(asked, error(422), { of: quiet })).toEqual(over);
  });

  test('is the last one a day after the press', () => {
    const nowMs = form.sinceMs + TRIED_FOR_MS;
    expect(answered(byItself, new TypeError('away'), { nowMs })).toEqual(over);
    expect(answered(byItself, new TypeError('away'), { nowMs: nowMs - 1 })).toMatchObject({ at: 'resting' });
  });
});

describe('what happens meanwhile', () => {
  test('a press sends at once or joins the present attempt', () => {
    expect(advance(resting, { type: 'asked' }, form)).toEqual(asked);
    expect(advance(byItself, { type: 'asked' }, form)).toEqual({ at: 'trying', tries: 3, isAsked: true });
  });

  test('the next attempt follows the pause; when the network is back the pause ends soon and the count starts again', () => {
    expect(advance(resting, { type: 'due' }, form)).toEqual({ at: 'trying', tries: 4, isAsked: false });
    expect(advance(resting, { type: 'woken', nowMs: 5000 }, form)).toEqual({ at: 'resting', tries: 0, untilMs: 6000 });
  });

  test('after the form is closed nobody waits for the answer', () => {
    expect(advance(asked, { type: 'left' }, form)).toEqual({ at: 'trying', tries: 1, isAsked: false });
  });

  test('an event that does not fit changes nothing', () => {
    for (const type of ['due', 'left'] as const) expect(advance(over, { type }, form)).toBe(over);
    expect(advance(asked, { type: 'woken', nowMs: 1 }, form)).toBe(asked);
    expect(advance(asked, { type: 'due' }, form)).toBe(asked);
    expect(answered(resting, error(503))).toBe(resting);
  });
});
