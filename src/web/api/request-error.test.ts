import { expect, test } from 'vitest';
import { asksForOwner, explainFailure, RequestError } from './request-error.ts';

test('the server’s explanation is preferred', () => {
  const problem = { type: 'about:blank', title: 'Busy', status: 503, detail: 'Please try again in 2 seconds.' };
  expect(explainFailure(new RequestError(503, '{}', problem))).toBe('Please try again in 2 seconds.');
});

test('an answer without an explanation is described by its status', () => {
  expect(explainFailure(new RequestError(502, 'Bad Gateway', null))).toContain('(502)');
});

test('an unreachable server and an unreadable answer have different explanations', () => {
  expect(explainFailure(new TypeError('Failed to fetch'))).toContain('cannot be reached');
  expect(explainFailure(new SyntaxError('Unexpected token'))).toContain('could not be read');
});

test('a page in the place of an answer means that the server was not reached', () => {
  expect(explainFailure(new RequestError(200, '<h1>Sign in</h1>', null, { isPage: true }))).toContain(
    'cannot be reached',
  );
});

test('only a 401 requires the owner', () => {
  expect(asksForOwner(new RequestError(401, '', null))).toBe(true);
  expect(asksForOwner(new RequestError(403, '', null))).toBe(false);
  expect(asksForOwner(new TypeError('Failed to fetch'))).toBe(false);
});
