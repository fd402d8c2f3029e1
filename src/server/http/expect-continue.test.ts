import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { openRawConnection, postHead } from '../../../test-support/server/raw-connection.ts';
import { uploadLimits } from '../uploads/upload-slots.ts';

const lead = JSON.stringify({ firstName: 'Ada', email: 'ada@example.com' });
const json = { 'Content-Type': 'application/json' };
const ofLead = { ...json, 'Content-Length': lead.length };
const picture = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 1000 };

async function listen(...args: Parameters<typeof openTestApp>): Promise<number> {
  const { app } = await openTestApp(...args);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return Number(port);
}

/** How the server asks for a body. */
const ASKED = 'HTTP/1.1 100 Continue\r\n\r\n';
const expecting = { Expect: '100-continue' };

test('a request that will be taken is asked for its body, and answered', async () => {
  const { send, received } = await openRawConnection(await listen());
  send(postHead(apiPaths.quizLeads, { ...ofLead, ...expecting }));
  expect(await received(/\r\n\r\n/)).toBe(ASKED);
  send(lead);
  expect(await received(/ 201 /)).toContain(`${ASKED}HTTP/1.1 201 `);
});

test('a picture is asked for once it has a slot', async () => {
  const { send, received } = await openRawConnection(await listen());
  send(postHead(apiPaths.uploads, { ...picture, ...expecting }));
  expect(await received(/\r\n\r\n/)).toBe(ASKED);
});

test.each([
  ['an event, where payments do not go through Stripe', apiPaths.paymentsWebhook, ofLead, 404],
  ['an address that does not exist', '/api/nowhere', ofLead, 404],
  ['a method that the address does not take', apiPaths.health, ofLead, 405],
  ['a body that is too large', apiPaths.quizLeads, { ...json, 'Content-Length': 65_537 }, 413],
  ['a picture that is too large', apiPaths.uploads, { ...picture, 'Content-Length': 6_000_000 }, 413],
  ['a body of another type', apiPaths.quizLeads, { ...ofLead, 'Content-Type': 'text/csv' }, 415],
  ['the owner’s, without a session', apiPaths.ownerBookingsCancel, ofLead, 401],
] as const)('%s is refused before its body is asked for', async (_what, path, headers, status) => {
  const { send, closed } = await openRawConnection(await listen({ OWNER_PASSWORD: 'a long password' }));
  send(postHead(path, { ...headers, ...expecting }));
  expect(await closed).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('an unsigned event is refused before its body is asked for', async () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const { send, closed } = await openRawConnection(await listen({ PAYMENTS: 'stripe', ...stripe }));
  send(postHead(apiPaths.paymentsWebhook, { ...ofLead, ...expecting }));
  expect(await closed).toMatch(/^HTTP\/1\.1 400 /);
});

test('a client over its rate limit is refused before its body is asked for', async () => {
  const port = await listen({ RATE_LIMIT: '1' });
  const first = await openRawConnection(port);
  first.send(postHead(apiPaths.quizLeads, ofLead) + lead);
  await first.received(/ 201 /);
  const second = await openRawConnection(port);
  second.send(postHead(apiPaths.quizLeads, { ...ofLead, ...expecting }));
  expect(await second.closed).toMatch(/^HTTP\/1\.1 429 /);
});

test('a picture without a slot is refused before it is asked for', async () => {
  const port = await listen({}, { uploads: { ...uploadLimits, perClient: 1, waitingPerClient: 0 } });
  const first = await openRawConnection(port);
  first.send(postHead(apiPaths.uploads, { ...picture, ...expecting }));
  await first.received(/ 100 /);
  const second = await openRawConnection(port);
  second.send(postHead(apiPaths.uploads, { ...picture, ...expecting }));
  expect(await second.closed).toMatch(/^HTTP\/1\.1 429 /);
});
