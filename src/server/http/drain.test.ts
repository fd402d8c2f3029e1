import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app.ts';
import { drain } from './drain.ts';
import { trackOpenRequests } from './open-requests.ts';
import { startProcess } from '../../../test-support/server/process.ts';
import { testFolder } from '../../../test-support/server/test-app.ts';

const SENDERS = 24;
const ENOUGH = 300;
const LARGE_BYTES = 30_000_000;

/** One page view over the agent's connections; what came of it, as a status or an error's code. */
async function sendPageView(agent: Agent, port: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11) Chrome/156.0 Safari/537.36' };
  const asked = request({ agent, port, host: '127.0.0.1', path: '/api/analytics/pageview', method: 'POST', headers });
  asked.on('response', (answer: IncomingMessage) => {
    answer.resume().on('end', () => resolve(String(answer.statusCode)));
  });
  asked.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  asked.end(JSON.stringify({ sessionId: 's1', path: '/', title: 'Home' }));
  return promise;
}

test('told to stop under load, it resets no connection: whoever could send a request gets its answer', async () => {
  const server = await startProcess({ DATA_DIR: await testFolder(), LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  await server.says('Foyer is open');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const outcomes: string[] = [];
  async function sendUntilRefused(): Promise<void> {
    for (;;) {
      const outcome = await sendPageView(agent, server.port);
      outcomes.push(outcome);
      if (outcomes.length === ENOUGH) server.signal('SIGTERM');
      if (outcome !== '204') return;
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendUntilRefused));
  expect(await server.ended).toBe(0);
  expect(new Set(outcomes)).toEqual(new Set(['204', 'ECONNREFUSED']));
});

/** An app with an answer too large for the buffers on its way, and a handler that never ends. */
async function openApp() {
  const app: App = fastify().withTypeProvider<ZodTypeProvider>();
  trackOpenRequests(app);
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(LARGE_BYTES, 'x')));
  app.get('/small', async () => 'small');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const address = app.server.address();
  return { app, port: address === null || typeof address === 'string' ? 0 : address.port };
}

test('an answer that its reader takes slowly goes out whole', async () => {
  const { app, port } = await openApp();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  const drained = drain(app);
  const received = await buffer(socket);
  await drained;
  expect(received.length).toBeGreaterThan(LARGE_BYTES);
});

test('a request that comes over an open connection while others are still answered is answered, and is the last one on it', async () => {
  const { app, port } = await openApp();
  const slow = connect(port, '127.0.0.1');
  slow.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(slow, 'readable');
  const idle = connect(port, '127.0.0.1').setEncoding('utf8');
  idle.write('GET /small HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(String(await once(idle, 'data'))).toMatch(/^HTTP\/1\.1 200 OK\r\n/);

  const drained = drain(app);
  idle.write('GET /small HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let last = '';
  for await (const chunk of idle) last += String(chunk);
  expect(last).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*small$/i);
  await buffer(slow);
  await drained;
});
