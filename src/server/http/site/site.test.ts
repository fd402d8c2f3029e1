import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { apiPaths } from '../../../contract/paths.ts';
import { drain } from '../drain.ts';
import type { App } from '../app.ts';
import { writeBuild } from '../../../../test-support/server/site.ts';
import { openTestApp, testFolder } from '../../../../test-support/server/test-app.ts';

const script = `export const answer = ${'4'.repeat(200)};`;
const page = '<h1>Partners</h1>';
const picture = Buffer.from([137, 80, 78, 71, 1, 2, 3]);
/** More than is held in memory. */
const video = Buffer.alloc(4 * 1024 * 1024 + 3, 'frames');

const files = {
  'index.html': '<h1>Home</h1>',
  'partners/index.html': page,
  '404/index.html': '<h1>Nothing here</h1>',
  'assets/app-1a2b.js': script,
  'assets/card-3c4d.png': picture,
  'videos/walk.webm': video,
  'notes.unheard-of': 'notes',
};

async function openSite() {
  const webRoot = join(await testFolder(), 'client');
  await writeBuild(webRoot, files);
  const { app } = await openTestApp({}, { webRoot });
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ method, url, headers });
  return { app, ask, webRoot };
}

test.each([
  ['/partners', 'text/html; charset=utf-8'],
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/card-3c4d.png', 'image/png'],
  ['/videos/walk.webm', 'video/webm'],
  ['/notes.unheard-of', 'application/octet-stream'],
])('%s is sent as %s', async (url, type) => {
  const { ask } = await openSite();
  expect((await ask(url)).headers['content-type']).toBe(type);
});

test('each coding is a copy with a tag of its own; caches are told, also by the answer that nothing changed', async () => {
  const { ask } = await openSite();
  const url = '/assets/app-1a2b.js';
  const [plain, zipped, small] = [
    await ask(url),
    await ask(url, { 'accept-encoding': 'gzip' }),
    await ask(url, { 'accept-encoding': 'gzip, br' }),
  ];
  expect([zipped.headers['content-encoding'], small.headers['content-encoding']]).toEqual(['gzip', 'br']);
  expect([
    plain.body,
    gunzipSync(zipped.rawPayload).toString(),
    brotliDecompressSync(small.rawPayload).toString(),
  ]).toEqual([script, script, script]);
  const tags = [plain, zipped, small].map(({ headers }) => String(headers.etag));
  expect(new Set(tags).size).toBe(3);
  const unchanged = await ask(url, { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tags[2]}` });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy', 'last-modified'])
    expect([name, unchanged.headers[name]]).toEqual([name, small.headers[name]]);
  for (const name of ['content-type', 'content-length', 'content-encoding'])
    expect([name, unchanged.headers[name]]).toEqual([name, undefined]);
  expect((await ask(url, { 'accept-encoding': 'br', 'if-none-match': String(tags[1]) })).statusCode).toBe(200);
});

test('a picture has one copy, and does not vary', async () => {
  const { ask } = await openSite();
  const answer = await ask('/assets/card-3c4d.png', { 'accept-encoding': 'gzip, br' });
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined]);
  expect(answer.rawPayload).toEqual(picture);
});

test('the same build has the same tags in every process', async () => {
  const tagOf = async () => (await (await openSite()).ask('/assets/app-1a2b.js')).headers.etag;
  expect(await tagOf()).toBe(await tagOf());
});

test.each(['/assets/card-3c4d.png', '/videos/walk.webm'])('%s is sent in parts, or not at all', async (url) => {
  const { ask } = await openSite();
  const whole = url.endsWith('png') ? picture : video;
  const full = await ask(url);
  expect([full.statusCode, full.headers['accept-ranges'], full.headers['content-length']]).toEqual([
    200,
    'bytes',
    String(whole.length),
  ]);
  expect(full.rawPayload.equals(whole)).toBe(true);
  const part = await ask(url, { range: 'bytes=2-4' });
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 2-4/${whole.length}`,
    '3',
  ]);
  expect(part.rawPayload).toEqual(whole.subarray(2, 5));
  const rest = await ask(url, { range: `bytes=${whole.length - 2}-`, 'if-range': String(full.headers.etag) });
  expect([rest.statusCode, rest.rawPayload]).toEqual([206, whole.subarray(-2)]);
  const stale = await ask(url, { range: 'bytes=2-4', 'if-range': '"of another build"' });
  expect([stale.statusCode, stale.rawPayload.length]).toEqual([200, whole.length]);
  const beyond = await ask(url, { range: `bytes=${whole.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([
    416,
    `bytes */${whole.length}`,
    '',
  ]);
  const several = await ask(url, { range: 'bytes=0-0,2-2' });
  expect([several.statusCode, several.rawPayload.length]).toEqual([200, whole.length]);
});

test('a condition is judged before a range, and HEAD knows no range', async () => {
  const { ask } = await openSite();
  const url = '/videos/walk.webm';
  const etag = String((await ask(url, {}, 'HEAD')).headers.etag);
  expect((await ask(url, { range: 'bytes=0-1', 'if-none-match': etag })).statusCode).toBe(304);
  expect((await ask(url, { range: 'bytes=0-1', 'if-match': '"another"' })).statusCode).toBe(412);
  const head = await ask(url, { range: 'bytes=0-1' }, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(video.length), '']);
});

test('what is not there is the not-found page, whole, whatever was asked of it', async () => {
  const { ask, webRoot } = await openSite();
  const { etag = '' } = (await ask('/nowhere')).headers;
  for (const headers of [{ range: 'bytes=0-1' }, { 'if-none-match': etag }, { 'if-none-match': '*' }]) {
    const answer = await ask('/nowhere', headers);
    expect([answer.statusCode, answer.body]).toEqual([404, '<h1>Nothing here</h1>']);
  }
  await rm(join(webRoot, 'videos'), { recursive: true });
  expect((await ask('/videos/walk.webm')).statusCode).toBe(404);
});

test('only GET and HEAD are answered with a file', async () => {
  const { ask } = await openSite();
  const answer = await ask('/partners', {}, 'POST');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
});

/** Listens, and opens connections. */
async function listen(app: App): Promise<() => Promise<Socket>> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return async () => {
    const socket = connect(address === null || typeof address === 'string' ? 0 : address.port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
}

const ask = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n${more}\r\n`;

test('over a socket: one answer after the other on one connection, each counted', async () => {
  const { app } = await openSite();
  const socket = await (await listen(app))();
  socket.write(
    ask('GET', '/partners') +
      ask('HEAD', '/partners') +
      ask('GET', '/nowhere') +
      ask('GET', apiPaths.health) +
      ask('GET', '/videos/walk.webm', 'Range: bytes=0-5\r\n') +
      ask('GET', '/', 'Connection: close\r\n'),
  );
  const answers = (await text(socket)).split('HTTP/1.1 ').slice(1);
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '404', '200', '206', '200']);
  expect(answers.map((answer) => answer.split('\r\n\r\n')[1])).toEqual([
    page,
    '',
    '<h1>Nothing here</h1>',
    '{"status":"ok"}',
    'frames',
    '<h1>Home</h1>',
  ]);
  const metrics = (await app.inject(apiPaths.metrics)).body;
  expect(metrics).toContain('foyer_http_requests_total{method="GET",route="/*",status="200"} 2');
  expect(metrics).toContain('foyer_http_requests_total{method="HEAD",route="/*",status="200"} 1');
  expect(metrics).toContain('foyer_http_requests_total{method="GET",route="/*",status="404"} 1');
  expect(metrics).toContain('foyer_http_requests_total{method="GET",route="/*",status="206"} 1');
  expect(metrics).toContain('foyer_http_request_seconds_count{route="/*"} 5');
});

test('told to stop, the server sends a film whole to whoever takes it slowly, and answers a page as the last on its connection', async () => {
  const { app } = await openSite();
  const open = await listen(app);
  const slow = await open();
  slow.write(ask('GET', '/videos/walk.webm'));
  await once(slow, 'readable');
  // What the stop waits for.
  expect(app.openRequests.count).toBe(1);
  const idle = await open();
  const drained = drain(app);
  idle.write(ask('GET', '/partners'));
  expect(await text(idle)).toMatch(new RegExp(`^HTTP/1.1 200 OK\r\n[^]*connection: close\r\n[^]*${page}$`, 'i'));
  expect((await buffer(slow)).length).toBeGreaterThan(video.length);
  await drained;
});
