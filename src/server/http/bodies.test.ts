import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test } from 'vitest';
import { openRawConnection, postHead } from '../testing/raw-connection.ts';
import type { App } from './app-types.ts';
import { boundBodies, type BodyLimits } from './bodies.ts';
import { refusal, sendProblem } from './problems.ts';

const json = { 'Content-Type': 'application/json' };
const BODY = '{"half":1}';
/** With the quotation mark that opens it, a body of 100 bytes. */
const REST = `${'x'.repeat(98)}"`;

/** An app with room for two bodies of one client and three in all. */
async function openApp(limits: Partial<BodyLimits> = {}) {
  const app: App = fastify({ trustProxy: true, bodyLimit: 1000 }).withTypeProvider<ZodTypeProvider>();
  boundBodies(app, (_request, reply) => sendProblem(reply, refusal(404)), {
    inAllBytes: 300,
    perClientBytes: 200,
    ...limits,
  });
  const gate = Promise.withResolvers<{ done: boolean }>();
  app.post('/quick', async () => ({ done: true }));
  app.post('/slow', async () => gate.promise);
  app.post('/picture', { config: { takesItsTime: true } }, async () => ({ done: true }));
  app.get('/read', async () => ({ done: true }));
  onTestFinished(() => app.close());
  onTestFinished(() => gate.resolve({ done: true }));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

  /** A request of which the head has come, and of the body the first byte. */
  async function hold(from: string, { path = '/quick', length = 100 } = {}) {
    const connection = await openRawConnection(Number(port));
    connection.send(postHead(path, { ...json, 'X-Forwarded-For': from, 'Content-Length': length }) + '"');
    return connection;
  }
  const post = async (from: string) =>
    app.inject({ method: 'POST', url: '/quick', headers: { 'x-forwarded-for': from, ...json }, payload: BODY });
  const statusOf = async (from: string) => (await post(from)).statusCode;
  return { app, port: Number(port), hold, post, statusOf, letGo: () => gate.resolve({ done: true }) };
}

test('bodies on their way are counted from their headers: of one client, then of all; beyond it nothing is read', async () => {
  const { hold, post, statusOf } = await openApp();
  await hold('203.0.113.1');
  expect(await statusOf('203.0.113.1')).toBe(200);
  await hold('203.0.113.1');
  await expect.poll(() => statusOf('203.0.113.1')).toBe(429);
  const own = await post('203.0.113.1');
  expect(own.statusCode).toBe(429);
  expect(own.headers).toMatchObject({ connection: 'close', 'retry-after': expect.stringMatching(/^\d+$/) });
  expect(await statusOf('198.51.100.1')).toBe(200);
  await hold('198.51.100.1');
  await expect.poll(() => statusOf('192.0.2.1')).toBe(503);
  const everybody = await post('192.0.2.1');
  expect(everybody.statusCode).toBe(503);
  expect(everybody.headers).toMatchObject({ connection: 'close', 'retry-after': expect.stringMatching(/^\d+$/) });
});

test.each([
  ['closes', 'destroy'],
  ['is closed in the middle of a body', 'resetAndDestroy'],
] as const)('a connection that %s gives back what its requests held', async (_how, leave) => {
  const { hold, statusOf } = await openApp();
  const held = [await hold('203.0.113.1'), await hold('203.0.113.1')];
  await expect.poll(() => statusOf('203.0.113.1')).toBe(429);
  for (const { socket } of held) socket[leave]();
  await expect.poll(() => statusOf('203.0.113.1')).toBe(200);
});

test('requests sent one after another without waiting count together, and are given back though never answered', async () => {
  const { port, statusOf } = await openApp();
  const connection = await openRawConnection(port);
  const head = postHead('/slow', { ...json, 'X-Forwarded-For': '203.0.113.1', 'Content-Length': 100 });
  connection.send(`${head}"${REST}${head}"${REST}`);
  await expect.poll(() => statusOf('203.0.113.1')).toBe(429);
  connection.socket.destroy();
  await expect.poll(() => statusOf('203.0.113.1')).toBe(200);
});

test('a body counts until its request is answered, and no longer', async () => {
  const { hold, statusOf, letGo } = await openApp();
  const held = [await hold('203.0.113.1', { path: '/slow' }), await hold('203.0.113.1', { path: '/slow' })];
  for (const { send } of held) send(REST);
  await expect.poll(() => statusOf('203.0.113.1')).toBe(429);
  letGo();
  await expect.poll(() => statusOf('203.0.113.1')).toBe(200);
});

test('a body of unknown length counts for the most its route takes', async () => {
  const { port } = await openApp({ inAllBytes: 999, perClientBytes: 999 });
  const { send, closed } = await openRawConnection(port);
  send(postHead('/quick', { ...json, 'Transfer-Encoding': 'chunked' }));
  expect(await closed).toMatch(/^HTTP\/1\.1 429 /);
});

test('a body that is too large for its route is refused at once; a picture counts elsewhere, and a read’s body not at all', async () => {
  const { app, hold, statusOf } = await openApp();
  const large = await hold('203.0.113.1', { length: 1001 });
  expect(await large.closed).toMatch(/^HTTP\/1\.1 413 [^]*connection: close\r\n/i);
  await hold('203.0.113.1', { path: '/picture', length: 1000 });
  const read = { method: 'GET', url: '/read', headers: json, payload: 'x'.repeat(1000) } as const;
  expect((await app.inject(read)).statusCode).toBe(200);
  expect(await statusOf('203.0.113.1')).toBe(200);
});

test('where there is no route, nothing is read', async () => {
  const { hold } = await openApp();
  const lost = await hold('203.0.113.1', { path: '/nowhere' });
  expect(await lost.closed).toMatch(/^HTTP\/1\.1 404 [^]*connection: close\r\n/i);
});
