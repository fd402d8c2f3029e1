import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { writeBuild } from '../../../test-support/server/site.ts';
import { openRawConnection } from '../../../test-support/server/raw-connection.ts';
import { openTestApp, testFolder } from '../../../test-support/server/test-app.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  '404/index.html': '<h1>Nothing here</h1>',
  'assets/app-1a2b3c.js': 'export const answer = 42;',
};

async function openSite() {
  const webRoot = join(await testFolder(), 'client');
  await writeBuild(webRoot, files);
  const { app } = await openTestApp({ PUBLIC_URL: 'https://hallway.example' }, { webRoot });
  return app;
}

const addresses = [
  '/',
  '/index.html',
  '/nowhere',
  '/assets/app-1a2b3c.js',
  apiPaths.health,
  '/api/nothing',
  apiPaths.securityText,
];

test('every answer keeps its type, stays on https, and may be framed and embedded by this site alone', async () => {
  const app = await openSite();
  for (const url of addresses) {
    const { headers } = await app.inject({ url, headers: { origin: 'https://evil.example' } });
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/frame-ancestors '(self|none)'/),
    });
  }
});

test('a script carries the policies that mean something for a file, and no others', async () => {
  const app = await openSite();
  const { headers } = await app.inject('/assets/app-1a2b3c.js');
  const policies = Object.keys(headers).filter((name) => /policy|origin|frame|options|security/.test(name));
  expect(policies.toSorted()).toEqual([
    'content-security-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]);
});

test('no answer lets another site read it, or says what runs here', async () => {
  const app = await openSite();
  for (const url of addresses) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await app.inject({ method, url, headers: { origin: 'https://evil.example' } });
      for (const name of ['access-control-allow-origin', 'server', 'x-powered-by'])
        expect(headers[name], `${method} ${url}: ${name}`).toBeUndefined();
    }
  }
});

test('a page’s window is kept apart from those of other sites, the server’s own pages too', async () => {
  const app = await openSite();
  expect((await app.inject('/')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const url = apiPaths.lendingSystem.replace(':token', 'made-up');
  const own = await app.inject({ url, headers: { accept: 'text/html' } });
  expect([own.headers['content-type'], own.headers['cross-origin-opener-policy']]).toEqual([
    'text/html; charset=utf-8',
    'same-origin',
  ]);
});

test('TRACE repeats nothing', async () => {
  const app = await openSite();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const path of ['/', apiPaths.health]) {
    const connection = await openRawConnection(Number(new URL(address).port));
    connection.send(`TRACE ${path} HTTP/1.1\r\nHost: x\r\nX-Secret: hush\r\nConnection: close\r\n\r\n`);
    const text = await connection.closed;
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(text).not.toContain('hush');
  }
});
