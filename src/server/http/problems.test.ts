import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '../../contract/problem.ts';
import { Refusal } from '../requests/refusal.ts';
import { StoreUnavailableError } from '../store/engine/store.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { ProblemError } from './problem-error.ts';

const refusals = [
  ['invalid', 422],
  ['unknown', 404],
  ['conflict', 409],
  ['unsupported', 415],
  ['too-slow', 408],
  ['too-many', 429],
  ['unavailable', 503],
] as const;

const json = { 'content-type': 'application/json' };

async function openAppWithForm() {
  const { app } = await openTestApp();
  const body = z.object({
    name: z.string().min(1, 'Please enter a name'),
    inner: z.object({ count: z.number() }).optional(),
  });
  app.post('/api/form', { schema: { body } }, (request) => ({ name: request.body.name }));
  app.get('/api/full', () => {
    throw new StoreUnavailableError('disk full at /secret/path');
  });
  app.get('/api/bug', () => {
    throw new TypeError('cannot read the secret of undefined');
  });
  app.get('/api/conflict', () => {
    throw new ProblemError({ status: 409, title: 'Taken', detail: 'Choose another.', extra: { reasons: ['taken'] } });
  });
  for (const [kind] of refusals)
    app.get(`/api/refused/${kind}`, () => {
      throw new Refusal({ kind, title: 'No', detail: 'Try something else.', retryAfterSeconds: 7, extra: { more: 1 } });
    });
  return app;
}

async function post(payload: string, headers: Record<string, string> = json) {
  const app = await openAppWithForm();
  const answer = await app.inject({ method: 'POST', url: '/api/form', headers, payload });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    problem: problemSchema.parse(answer.json()),
  };
}

test.each(refusals)('a use case’s refusal as %s is answered with %i', async (kind, status) => {
  const app = await openAppWithForm();
  const answer = await app.inject({ url: `/api/refused/${kind}` });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe('7');
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'No',
    status,
    detail: 'Try something else.',
    more: 1,
  });
});

test.each([
  ['what is not JSON', '{"name":'],
  ['an empty body', ''],
  ['a list', '[]'],
  ['a bare string', '"name"'],
  ['null', 'null'],
  ['a prototype in disguise', '{"__proto__":{"admin":true}}'],
  ['a constructor in disguise', '{"constructor":{"prototype":{"admin":true}}}'],
])('%s is malformed: 400', async (_what, payload) => {
  const { status, type, problem } = await post(payload);
  expect(status).toBe(400);
  expect(type).toBe('application/problem+json');
  expect(problem.errors).toBeUndefined();
});

test('an object that fails a rule is 422 and names each field with a sentence', async () => {
  const { status, problem } = await post('{"name":"","inner":{"count":"two"}}');
  expect(status).toBe(422);
  expect(problem.errors).toEqual([
    { field: 'name', message: 'Please enter a name' },
    { field: 'inner.count', message: 'Please send a number here' },
  ]);
});

test('a missing field says what it takes, and one error is the detail', async () => {
  const { problem } = await post('{}');
  expect(problem.errors).toEqual([{ field: 'name', message: 'Please send this field, as text' }]);
  expect(problem.detail).toBe('Please send this field, as text');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('%s is 415', async (type) => {
  const { status } = await post('name=x', { 'content-type': type });
  expect(status).toBe(415);
});

test('a body over the limit is 413', async () => {
  const { status } = await post(JSON.stringify({ name: 'x'.repeat(70_000) }));
  expect(status).toBe(413);
});

test('a store that cannot store is 503 with Retry-After and says nothing of why', async () => {
  const app = await openAppWithForm();
  const answer = await app.inject('/api/full');
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).not.toContain('secret');
});

test('a mistake of our own is 500 and leaks nothing', async () => {
  const app = await openAppWithForm();
  const answer = await app.inject('/api/bug');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.body).not.toContain('secret');
});

test('a problem keeps its own members beside the standard ones', async () => {
  const app = await openAppWithForm();
  const answer = await app.inject('/api/conflict');
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Taken',
    status: 409,
    detail: 'Choose another.',
    reasons: ['taken'],
  });
});

test('an unknown address is 404, a known one with another method 405 with Allow', async () => {
  const app = await openAppWithForm();
  const unknown = await app.inject({ method: 'POST', url: '/api/nothing', payload: {} });
  expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'application/problem+json']);
  const wrongMethod = await app.inject({ method: 'DELETE', url: '/api/form' });
  expect([wrongMethod.statusCode, wrongMethod.headers['allow']]).toEqual([405, 'POST']);
});

test('a broken address is 400', async () => {
  const app = await openAppWithForm();
  const answer = await app.inject('/api/%E0%A4%A');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
});

const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test.each([
  ['/api/refused/unknown', 404, 'No', 'Try something else.'],
  ['/api/full', 503, 'Cannot answer right now', 'The database does not answer at this moment.'],
  ['/api/bug', 500, 'Something went wrong', 'Please try again in a moment.'],
  ['/api/nothing', 404, 'Not found', 'There is nothing at this address.'],
  ['/book%', 400, 'Malformed address', 'Please check that it was copied whole.'],
])('a person who opens %s reads a page', async (url, status, title, detail) => {
  const app = await openAppWithForm();
  const { statusCode, headers, body } = await app.inject({ url, headers: opened });
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain(detail);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toContain('no-store');
});

test('a page of a problem keeps its headers and shows nothing of what went wrong inside', async () => {
  const app = await openAppWithForm();
  const refused = await app.inject({ url: '/api/refused/too-many', headers: opened });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
  for (const url of ['/api/full', '/api/bug'])
    expect((await app.inject({ url, headers: opened })).body).not.toContain('secret');
});

test.each([
  ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['a program', { accept: 'text/html' }],
])('%s gets the problem', async (_who, headers) => {
  const app = await openAppWithForm();
  expect((await app.inject({ url: '/api/conflict', headers })).headers['content-type']).toBe(
    'application/problem+json',
  );
});
