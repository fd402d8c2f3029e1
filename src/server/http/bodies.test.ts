import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test } from 'vitest';
import { openRawConnection, postHead } from '../../../test-support/server/raw-connection.ts';
import type { App } from './app.ts';
import { boundBodies, type BodyLimits } from './bodies.ts';
import { trackOpenRequests } from './open-requests.ts';
import { refusal, sendProblem } from './problems.ts';

const json = { 'Content-Type': 'application/json' };
const BODY = '{"half":1}';
/** With the quotation mark that opens it, a body of 100 bytes. */
const REST = `${'x'.repeat(98)}"`;

/** An app with room for two bodies of one client and three in all. Bodies at `/slow` wait for their answer. */
async function openApp(limits: Partial<BodyLimits> = {}) {
  const app: App = fastify({ trustProxy: true, bodyLimit: 1000 }).withTypeProvider<ZodTypeProvider>();
  trackOpenRequests(app);
  boundBodies(app, (_request, reply) => sendProblem(reply, refusal(404)), {
    inAllBytes: 300,
    perClientBytes: 200,
    smallBytes: 0,
    ...limits,
  });
  let seen = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    seen += 1;
    done();
  });
  const gate = Promise.withResolvers<{ done: boolean }>();
  app.post('/quick', async () => ({ done: true }));
  app.post('/slow', async () => gate.promise);
  app.post('/picture', { config: { mayBeSlow: true } }, async () => ({ done: true }));
  app.get('/read', async () => ({ done: true }));
  onTestFinished(() => app.close());
  onTestFinished(() => gate.resolve({ done: true }));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const statusOf = async (from: string) => {
    const headers = { 'x-forwarded-for': from, ...json };
    return (await app.inject({ method: 'POST', url: '/quick', headers, payload: BODY })).statusCode;
  };

  /** A request of which the head has come, and of the body the first byte. */
  async function hold(from: string, { path = '/quick', length = 100 } = {}) {
    const connection = await openRawConnection(Number(port));
    const before = seen;
    connection.send(`${postHead(path, { ...json, 'X-Forwarded-For': from, 'Content-Length': length })}"`);
    await expect.poll(() => seen).toBeGreaterThan(before);
    return connection;
  }
  /** Requests that are here whole, and wait for their answers. */
  async function wait(from: string, count: number) {
    const connection = await openRawConnection(Number(port));
    const before = seen;
    connection.send(
      `${postHead('/slow', { ...json, 'X-Forwarded-For': from, 'Content-Length': 100 })}"${REST}`.repeat(count),
    );
    await expect.poll(() => seen).toBeGreaterThanOrEqual(before + count);
    return connection;
  }
  return { app, port: Number(port), hold, wait, statusOf, letGo: () => gate.resolve({ done: true }) };
}

test('bodies are counted until they are answered: of one client, then of all; beyond that nothing is read', async () => {
  const { wait, hold, statusOf, letGo } = await openApp();
  await wait('203.0.113.1', 1);
  expect(await statusOf('203.0.113.1')).toBe(200);
  await wait('203.0.113.1', 1);
  await expect.poll(() => statusOf('203.0.113.1')).toBe(429);
  const own = await hold('203.0.113.1');
  expect(await own.closed).toMatch(/^HTTP\/1\.1 429 [^]*connection: close\r\n[^]*retry-after: \d+\r\n/);
  expect(await statusOf('198.51.100.1')).toBe(200);
  await wait('198.51.100.1', 1);
  await expect.poll(() => statusOf('192.0.2.1')).toBe(503);
  const other = await hold('192.0.2.1');
  expect(await other.closed).toMatch(/^HTTP\/1\.1 503 [^]*connection: close\r\n[^]*retry-after: \d+\r\n/);
  letGo();
  await expect.poll(() => statusOf('203.0.113.1')).toBe(200);
  expect(await statusOf('192.0.2.1')).toBe(200);
});

test('requests sent without waiting for answers count together, and are given back though never answered', async () => {
  const { wait, statusOf } = await openApp();
  const { socket } = await wait('203.0.113.1', 2);
  await expect.poll(() => statusOf('203.0.113.1')).toBe(429);
  socket.destroy();
  await expect.poll(() => statusOf('203.0.113.1')).toBe(200);
});

test('a small body is not counted unless its connection has another request to answer', async () => {
  const { wait, hold, statusOf, letGo } = await openApp({ smallBytes: 100 });
  for (let count = 0; count < 4; count += 1) await wait('203.0.113.1', 1);
  const own = await hold('203.0.113.1', { length: 101 });
  expect(await statusOf('203.0.113.1')).toBe(200);
  expect(own.socket.destroyed).toBe(false);
  own.socket.destroy();
  await wait('203.0.113.1', 3);
  const late = await hold('203.0.113.1', { length: 101 });
  expect(await late.closed).toMatch(/^HTTP\/1\.1 429 /);
  letGo();
});

test('of one client the oldest body that is still on its way makes room for a new one', async () => {
  const { hold, statusOf } = await openApp();
  const other = await hold('198.51.100.1');
  const oldest = await hold('203.0.113.1');
  const second = await hold('203.0.113.1');
  expect(await statusOf('203.0.113.1')).toBe(200);
  expect(await oldest.closed).toMatch(/^HTTP\/1\.1 429 [^]*connection: close\r\n/);
  expect([other, second].map(({ socket }) => socket.destroyed)).toEqual([false, false]);
});

test('bodies that never end keep nobody out, of however many clients they are', async () => {
  const { hold, statusOf } = await openApp();
  const held = await Promise.all(['1', '2', '3'].map((last) => hold(`203.0.113.${last}`)));
  const gone = () => held.filter(({ socket }) => socket.destroyed);
  const statuses = new Set<number>();
  await expect
    .poll(async () => {
      statuses.add(await statusOf('198.51.100.1'));
      return gone().length;
    })
    .toBe(1);
  expect(await gone()[0]?.closed).toMatch(/^HTTP\/1\.1 503 [^]*connection: close\r\n/);
  expect([...statuses]).toEqual([200]);
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
  const picture = await hold('203.0.113.1', { path: '/picture', length: 1000 });
  picture.send(`${'x'.repeat(998)}"`);
  expect(await picture.received(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 200 /);
  const read = { method: 'GET', url: '/read', headers: json, payload: 'x'.repeat(1000) } as const;
  expect((await app.inject(read)).statusCode).toBe(200);
  expect(await statusOf('203.0.113.1')).toBe(200);
});

test('where there is no route, nothing is read', async () => {
  const { hold } = await openApp();
  const lost = await hold('203.0.113.1', { path: '/nowhere' });
  expect(await lost.closed).toMatch(/^HTTP\/1\.1 404 [^]*connection: close\r\n/i);
});
