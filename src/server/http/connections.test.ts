import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { listenForTest } from '../../../test-support/server/listen.ts';
import { openRawConnection, type RawConnection } from '../../../test-support/server/raw-connection.ts';
import { createHttpServer } from './http-server.ts';

/** More than the buffers of a connection take. */
const MUCH = Buffer.alloc(32 * 1024 * 1024);

/** A server that answers `/`, never answers `/slow`, and sends much from `/much`; two connections of one client, three in all. */
async function openServer({ everybodyShares = false, stillMs = 60_000 } = {}) {
  const slow: ServerResponse[] = [];
  const router = ({ url }: IncomingMessage, response: ServerResponse) => {
    if (url === '/slow') slow.push(response);
    else response.end(url === '/much' ? MUCH : '');
  };
  const connections = { inAll: 3, perClient: 2 };
  const server = createHttpServer(router, () => false, { isShared: () => everybodyShares, connections, stillMs });
  const port = await listenForTest(server);

  /** Clients are told apart by their last number. */
  async function from(client: number, path: string): Promise<RawConnection> {
    const connection = await openRawConnection(port, `127.0.0.${client}`);
    connection.send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return connection;
  }
  async function idle(client: number): Promise<RawConnection> {
    const connection = await from(client, '/');
    await connection.received(/^HTTP\/1\.1 200 /);
    return connection;
  }
  async function busy(client: number): Promise<RawConnection> {
    const before = slow.length;
    const connection = await from(client, '/slow');
    await expect.poll(() => slow.length).toBe(before + 1);
    return connection;
  }
  const openCount = async () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { from, idle, busy, openCount };
}

test('a client at its bound loses its oldest idle connection to its new one, and nobody else does', async () => {
  const { idle, busy } = await openServer();
  const other = await idle(2);
  await busy(1);
  const old = await idle(1);
  const fresh = await idle(1);
  await old.closed;
  expect([fresh, other].map(({ socket }) => socket.destroyed)).toEqual([false, false]);
});

test('a client whose connections are all in use gets no further one, and another client does', async () => {
  const { from, idle, busy } = await openServer();
  await busy(1);
  await busy(1);
  expect(await (await from(1, '/')).closed).toBe('');
  await idle(2);
});

test('connections that are closed make room', async () => {
  const { idle, busy, openCount } = await openServer();
  const held = [await busy(1), await busy(1)];
  for (const { socket } of held) socket.destroy();
  await expect.poll(openCount).toBe(0);
  await idle(1);
});

test('idle connections of however many clients keep nobody out, those in use do', async () => {
  const { from, idle, busy } = await openServer();
  const old = await idle(1);
  await busy(2);
  await busy(3);
  await busy(4);
  await old.closed;
  expect(await (await from(5, '/')).closed).toBe('');
});

test('an address that many clients share has no bound of its own', async () => {
  const { from, busy } = await openServer({ everybodyShares: true });
  await busy(1);
  await busy(1);
  await busy(1);
  expect(await (await from(1, '/')).closed).toBe('');
});

test('a client that does not read its answer is let go', async () => {
  const { from, openCount } = await openServer({ stillMs: 500 });
  const { socket } = await from(1, '/much');
  socket.pause();
  await expect.poll(openCount).toBe(1);
  await expect.poll(openCount).toBe(0);
});
