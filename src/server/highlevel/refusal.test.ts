import { expect, test } from 'vitest';
import { BURST_MAX, BURST_MS, createPace } from './highlevel-api.ts';
import { HighLevelRefusal, isMissingContact, resultOfRefusal } from './refusal.ts';

const refused = (status: number, message: string | string[], headers: Record<string, string> = {}) =>
  new HighLevelRefusal({ status, headers, text: JSON.stringify({ statusCode: status, message }) });

test.each([
  ['phone', ['phone must be a valid phone number'], 'HighLevel refused the phone (422)'],
  ['stage', 'The pipelineStageId is invalid.', 'HighLevel refused the pipeline stage (422)'],
  ['calendar', 'Calendar not found', 'HighLevel refused the calendar (422)'],
  ['nothing that is known', 'No', 'HighLevel refused this (422)'],
] as const)('a refusal that names the %s says so and is final', (_, message, error) => {
  expect(resultOfRefusal(refused(422, [message].flat()))).toMatchObject({
    error,
    concerns: 'delivery',
    isFinal: true,
  });
});

test('a token, a scope and a location that do not fit each have words of their own, and none repeats what was said', () => {
  const said = [
    refused(401, 'Invalid JWT of dana@example.com'),
    refused(401, 'The token is not authorized for this scope.'),
    refused(403, 'The token does not have access to this location.'),
  ].map((one) => resultOfRefusal(one));
  expect(said.map(({ concerns }) => concerns)).toEqual(['denied', 'denied', 'denied']);
  expect(new Set(said.map(({ error }) => error)).size).toBe(3);
  expect(said.some(({ error }) => error?.includes('dana'))).toBe(false);
});

test('how long to wait is what HighLevel says, or the span of its burst limit', () => {
  expect(resultOfRefusal(refused(429, 'Too many', { 'retry-after': '7' }))).toMatchObject({ retryAfter: '7' });
  const span = { 'x-ratelimit-interval-milliseconds': '20000' };
  expect(resultOfRefusal(refused(429, 'Too many', span))).toMatchObject({ retryAfter: '20' });
  expect(resultOfRefusal(refused(429, 'Too many'))).toMatchObject({ retryAfter: '10', concerns: 'destination' });
});

test('a contact that is not there any more is told from one that is refused', () => {
  expect(isMissingContact(refused(400, 'Contact with id 7 not found'))).toBe(true);
  expect(isMissingContact(refused(400, 'This location does not allow duplicated contacts.'))).toBe(false);
});

test('a burst is let through, and what comes after it waits until the first of it is long enough ago', async () => {
  let now = 0;
  const slept: number[] = [];
  const pace = createPace({
    now: () => now,
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
  });
  for (let count = 0; count < BURST_MAX; count += 1) await pace();
  expect(slept).toEqual([]);
  now += 400;
  await Promise.all([pace(), pace()]);
  expect(slept).toEqual([BURST_MS - 400]);
});
