import { expect, onTestFinished, test } from 'vitest';
import { listenForTest } from '../../../test-support/server/listen.ts';
import { openRawConnection, postHead } from '../../../test-support/server/raw-connection.ts';
import { connectionLimits } from './connections.ts';
import { createHttpServer } from './http-server.ts';
import type { LingerLimits } from './linger.ts';
import { answerClientError } from './raw-errors.ts';

/** More than the buffers of a connection take. */
const MUCH = Buffer.alloc(12 * 1024 * 1024, 'x');
const headOf = (path: string) => postHead(path, { 'Content-Length': MUCH.length });
const head = headOf('/');
const noLimits: LingerLimits = { silentMs: 600_000, inAllMs: 600_000, inAllBytes: Infinity };

/**
 * A server that counts the requests it hears, and refuses each before its body is read. At `/begun` it has begun to read, and lets the rest
 * wait.
 */
async function openServer(limits: Partial<LingerLimits> = {}, connections = connectionLimits) {
  let heard = 0;
  const server = createHttpServer(
    (request, response) => {
      heard += 1;
      const refuse = () => response.writeHead(413, { connection: 'close', 'content-length': 5 }).end('large');
      if (request.url !== '/begun') return refuse();
      request.socket.once('pause', refuse);
      return request.once('data', () => request.pause());
    },
    () => false,
    { isShared: () => false, connections, lingering: { ...noLimits, ...limits } },
  );
  server.on('clientError', answerClientError);
  const port = await listenForTest(server);
  const openCount = async () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

  /** Sends bytes on a connection, and notes whether the server resets it. */
  async function send(bytes: string) {
    const connection = await openRawConnection(port);
    const errors: Error[] = [];
    connection.socket.on('error', (error) => errors.push(error));
    connection.socket.write(bytes);
    return { ...connection, errors };
  }
  return { send, openCount, heardCount: () => heard };
}

test.each(['/', '/begun'])(
  'a client that reads only when it has sent everything gets the answer of %s',
  async (path) => {
    const { send, openCount } = await openServer();
    const { socket, closed, errors } = await send(headOf(path));
    socket.pause();
    await new Promise((resolve) => socket.write(MUCH, resolve));
    socket.resume();
    expect(await closed).toMatch(/^HTTP\/1\.1 413 .*\r\n\r\nlarge$/s);
    expect(errors).toEqual([]);
    await expect.poll(openCount).toBe(0);
  },
);

test('what is no HTTP is answered however much of it there is', async () => {
  const { send } = await openServer();
  const { socket, closed, errors } = await send('hello\r\n\r\n');
  socket.pause();
  await new Promise((resolve) => socket.write(MUCH, resolve));
  socket.resume();
  expect(await closed).toMatch(/^HTTP\/1\.1 400 /);
  expect(errors).toEqual([]);
});

test('what follows a refused body on its connection is no request', async () => {
  const { send, heardCount } = await openServer();
  const { socket, received, closed } = await send(postHead('/', { 'Content-Length': 3 }));
  await received(/large$/);
  socket.end(`xyz${postHead('/', { 'Content-Length': 0 })}`);
  await closed;
  expect(heardCount()).toBe(1);
});

test.each<[what: string, limits: Partial<LingerLimits>]>([
  ['more bytes than are read', { inAllBytes: 1000 }],
  ['longer than is waited', { inAllMs: 300 }],
  ['now and then, with long silence', { silentMs: 20 }],
])('a client that goes on sending %s is cut off', async (_what, limits) => {
  const { send, openCount } = await openServer(limits);
  const { socket, closed } = await send(head);
  socket.allowHalfOpen = true;
  const drip = setInterval(() => socket.write('x'.repeat(100)), 50);
  onTestFinished(() => clearInterval(drip));
  await closed;
  await expect.poll(openCount).toBe(0);
});

test('a client that stays silent after its answer is let go', async () => {
  const { send, openCount } = await openServer({ silentMs: 100 });
  const { socket, received } = await send(head);
  socket.allowHalfOpen = true;
  await received(/large$/);
  await expect.poll(openCount).toBe(0);
});

test('connections that linger keep nobody out', async () => {
  const { send } = await openServer({}, { inAll: 2, perClient: 2 });
  for (let at = 0; at < 2; at += 1) {
    const { socket, received } = await send(head);
    socket.allowHalfOpen = true;
    await received(/large$/);
  }
  const { received } = await send(head);
  expect(await received(/large$/)).toMatch(/^HTTP\/1\.1 413 /);
});
