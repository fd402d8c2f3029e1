import { expect, test } from 'vitest';
import { resultOfAnswer, resultOfError } from './webhook-result.ts';

const answer = (status: number, headers = {}) => resultOfAnswer({ status, headers, text: 'said' });
const REDIRECT = /^Answered \d+, a redirect;/;

test.each([200, 201, 299])('%i is a success, whatever the body says', (status) => {
  expect(answer(status)).toEqual({ status, retryAfter: null, error: null });
});

test.each([99, 199, 400, 599])('%i is a failure, told by its status and the beginning of the body', (status) => {
  expect(answer(status)).toMatchObject({ status, error: `Answered ${status}`, answer: 'said' });
});

test.each([300, 302, 399])('%i is a failure that names the address, not the body', (status) => {
  expect(answer(status, { location: 'https://crm.example/new' })).toMatchObject({
    error: expect.stringMatching(REDIRECT),
    answer: 'Location: https://crm.example/new',
  });
  expect(answer(status)).toMatchObject({ error: expect.stringMatching(REDIRECT), answer: 'Location: none' });
});

test.each([
  [410, 'gone'],
  [400, 'delivery'],
  [409, 'delivery'],
  [413, 'delivery'],
  [422, 'delivery'],
  [401, 'destination'],
  [404, 'destination'],
  [429, 'destination'],
  [302, 'destination'],
  [503, 'destination'],
])('%i concerns the %s', (status, concerns) => {
  expect(answer(status)).toMatchObject({ status, concerns });
});

test('the time that a receiver asks to wait is handed on, with a success too', () => {
  expect(answer(429, { 'retry-after': '30' })).toMatchObject({ retryAfter: '30' });
  expect(answer(200, { 'retry-after': '30' })).toMatchObject({ retryAfter: '30' });
});

const withCode = (code: string, error = new Error('for the log')) => Object.assign(error, { code });

test.each([
  [new Error('connect ECONNREFUSED 127.0.0.1:1'), 'connect ECONNREFUSED 127.0.0.1:1'],
  // What node:net throws if every address of a name refuses.
  [withCode('ECONNREFUSED', new AggregateError([])), 'Nothing takes connections at this address (ECONNREFUSED)'],
  [withCode('ENOTFOUND'), 'The name in this address is not known (ENOTFOUND)'],
  [withCode('ECONNRESET'), 'The connection was cut off (ECONNRESET)'],
  [
    withCode('DEPTH_ZERO_SELF_SIGNED_CERT'),
    'The certificate of this address is signed by nobody that is known here (DEPTH_ZERO_SELF_SIGNED_CERT)',
  ],
  [withCode('ERR_ODD'), 'for the log'],
  [new RangeError(''), 'RangeError'],
  [Object.assign(new Error('aborted'), { name: 'AbortError' }), 'No answer within 2.5 seconds'],
  ['odd', 'odd'],
])('an attempt without an answer says why: %s', (error, said) => {
  expect(resultOfError(error, 2500)).toEqual({ status: null, retryAfter: null, error: said });
});
