import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { problemSchema } from '../../contract/problem.ts';
import { apiPaths } from '../../contract/paths.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

const BODY = JSON.stringify({ sessionId: 'session_1_abcdefghi', path: '/', title: 'Home' });
const head = (length: number | string, more = '') =>
  `POST ${apiPaths.pageview} HTTP/1.1\r\nHost: x\r\nUser-Agent: Mozilla/5.0\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

async function openListening() {
  const { app, store } = await openTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  /** Sends the bytes, and gives back all that comes until the server ends the connection. */
  const ask = async (parts: readonly string[], isCutOff = false) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    await once(socket, 'connect');
    for (const part of parts) socket.write(part);
    if (isCutOff) socket.end();
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) text += String(chunk);
    socket.destroy();
    const [start = '', body = ''] = text.split('\r\n\r\n', 2);
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(start)?.[1] ?? 0), start, body };
  };
  /** Sends the bytes, then nothing more. */
  const exchange = async (...parts: string[]) => ask(parts, true);
  /** A whole request, whose sender waits for the answer. */
  const request = async (more = '') => ask([head(BODY.length, `Connection: close\r\n${more}`), BODY]);
  const stored = async () => (await store.db.selectFrom('page_views').selectAll().execute()).length;
  return { app, exchange, request, stored };
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a broken request line', 'GET\r\n\r\n', 400],
  ['a length that is no number', head('ten') + BODY, 400],
  ['two lengths', head(BODY.length, 'Content-Length: 5\r\n') + BODY, 400],
  ['a length beside chunks', head(BODY.length, 'Transfer-Encoding: chunked\r\n') + BODY, 400],
  ['headers without end', `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is answered with a problem', async (_what, bytes, expected) => {
  const { exchange, stored } = await openListening();
  const { status, start, body } = await exchange(bytes);
  expect(status).toBe(expected);
  expect(start).toContain('application/problem+json');
  expect(problemSchema.parse(JSON.parse(body)).status).toBe(expected);
  expect(await stored()).toBe(0);
});

test('a body that is cut off stores nothing, and the next request is answered', async () => {
  const { app, exchange, request, stored } = await openListening();
  for (const cut of [0, 1, BODY.length - 1]) {
    const { status } = await exchange(head(BODY.length), BODY.slice(0, cut));
    expect(status === 0 || status === 400).toBe(true);
  }
  expect(await stored()).toBe(0);
  expect((await request()).status).toBe(204);
  expect(await stored()).toBe(1);
  expect((await app.inject(apiPaths.ready)).statusCode).toBe(200);
});

test('a browser with many cookies of other programs on the domain is answered', async () => {
  const { request } = await openListening();
  const cookies = Array.from({ length: 8 }, (_, at) => `tool_${at}=${'x'.repeat(3000)}`).join('; ');
  expect((await request(`Cookie: ${cookies}\r\n`)).status).toBe(204);
});

test('hundreds of headers are read or refused, never a failure', async () => {
  const { request } = await openListening();
  const headers = Array.from({ length: 900 }, (_, at) => `x-${at}: ${at}\r\n`).join('');
  const { status } = await request(headers);
  expect([204, 431]).toContain(status);
});
