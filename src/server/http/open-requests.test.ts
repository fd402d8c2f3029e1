import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app.ts';
import { trackOpenRequests } from './open-requests.ts';

const soon = { limitMs: 400, arriveMs: 60_000, lookEveryMs: 5 };

/** An app whose handlers work until they are let go. */
async function openApp(limits = soon) {
  const app: App = fastify().withTypeProvider<ZodTypeProvider>();
  const gate = Promise.withResolvers<{ done: boolean }>();
  const inside = Promise.withResolvers<void>();
  const work = async () => {
    inside.resolve();
    return gate.promise;
  };
  trackOpenRequests(app, limits);
  app.post('/write', work);
  app.post('/picture', { config: { mayBeSlow: true } }, work);
  app.get('/read', work);
  app.post('/quick', async () => ({ done: true }));
  onTestFinished(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = (path: string) =>
    fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const get = (path: string, signal?: AbortSignal) => fetch(`${address}${path}`, signal ? { signal } : {});
  return { app, post, get, letGo: () => gate.resolve({ done: true }), entered: inside.promise };
}

test('a write that takes too long is answered 503, whatever it waits for; its late answer harms nothing', async () => {
  const { post, letGo } = await openApp();
  const answer = await post('/write');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('may or may not have been saved') });
  letGo();
  expect((await post('/quick')).status).toBe(200);
});

test('a read, and what takes its time, are waited for', async () => {
  const { post, get, letGo } = await openApp();
  const answers = Promise.all([get('/read'), post('/picture')]);
  // A write that came later is over its time by now, and so would these be.
  expect((await post('/write')).status).toBe(503);
  letGo();
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
});

test('a request that nobody waits for any more is forgotten', async () => {
  const { app, get, entered } = await openApp({ limitMs: 60_000, arriveMs: 60_000, lookEveryMs: 60_000 });
  const impatience = new AbortController();
  const asked = get('/read', impatience.signal).catch(() => 'gone');
  await entered;
  expect(app.openRequests.count).toBe(1);
  const settled = app.openRequests.settled();
  impatience.abort();
  expect(await asked).toBe('gone');
  await settled;
  expect(app.openRequests.count).toBe(0);
});

test('a body that does not arrive in time is refused and its connection ended; a picture is waited for', async () => {
  const { app } = await openApp({ limitMs: 60_000, arriveMs: 400, lookEveryMs: 5 });
  const address = app.server.address();
  const send = (path: string) => {
    const socket = connect(address === null || typeof address === 'string' ? 0 : address.port, '127.0.0.1');
    const head = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n';
    socket.write(`POST ${path} HTTP/1.1\r\n${head}{"half":`);
    return socket;
  };
  const picture = send('/picture');
  const late = await text(send('/quick'));
  expect(late).toMatch(/^HTTP\/1\.1 408 [^]*connection: close\r\n/i);
  // It was sent first.
  expect(picture.bytesRead).toBe(0);
  picture.destroy();
});
