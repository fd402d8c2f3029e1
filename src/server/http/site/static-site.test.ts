import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeBuild } from '../../../../test-support/server/site.ts';
import { openTestApp, testFolder } from '../../../../test-support/server/test-app.ts';

const STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const PARTNERS_HASH = "'sha256-LCa0a2j/xo/5m0U8HTBBNBNCLXBkg7+g+YpeiGJm564='";
const pageStyleHashes = { '/': [STYLE_HASH], '/partners': [PARTNERS_HASH] };

const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'partners/index.html': '<h1>Partners</h1>',
  '404/index.html': '<h1>Nothing here</h1>',
  'blog/index.html': '<h1>Blog</h1>',
  'blog/404/index.html': '<h1>No such post</h1>',
  'assets/app-1a2b3c.js': 'export const answer = 42;',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

async function buildSite(): Promise<string> {
  const webRoot = join(await testFolder(), 'client');
  await writeBuild(webRoot, files, { styleHashes: [STYLE_HASH, PARTNERS_HASH], pageStyleHashes });
  return webRoot;
}

async function openSite(settings: Record<string, string> = {}) {
  const { app } = await openTestApp(settings, { webRoot: await buildSite() });
  return app;
}

test('a page is served at its bare address, is checked each time, and nobody on the way may change it', async () => {
  const app = await openSite();
  const answer = await app.inject('/partners?utm_source=mail');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('<h1>Partners</h1>');
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['cache-control']).toBe('no-cache, no-transform');
  const again = await app.inject({ url: '/partners', headers: { 'if-none-match': answer.headers.etag ?? '' } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a page’s policy names its own styles and no other page’s; where none are known, those of all', async () => {
  const app = await openSite();
  const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
  expect(await policyOf('/partners?utm_source=mail')).toContain(`style-src 'self' ${PARTNERS_HASH};`);
  expect(await policyOf('/assets/app-1a2b3c.js')).not.toMatch(/sha256|unsafe/);
  expect(await policyOf('/nowhere')).toContain(`style-src 'self' ${STYLE_HASH} ${PARTNERS_HASH};`);
});

test('a hashed asset is kept forever', async () => {
  const app = await openSite();
  const answer = await app.inject('/assets/app-1a2b3c.js');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-type']).toContain('javascript');
});

test('a browser that takes brotli gets the copy made at build time', async () => {
  const app = await openSite();
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['vary']).toContain('accept-encoding');
  expect(answer.headers['content-type']).toContain('text/html');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('<h1>Home</h1>');
});

test.each(['/no-such-page', '/404', '/assets/gone.js', '/partners/index.html.br', '/..%2fcsp.json', '/.env', '//a//b'])(
  '%s is the not-found page with status 404',
  async (url) => {
    const app = await openSite();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, '<h1>Nothing here</h1>']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  },
);

test.each(['/blog/no-such-post', '/blog/no-such-post/', '/blog/no-such-post?utm_source=mail', '/blog/404'])(
  '%s is the not-found page of the blog with status 404',
  async (url) => {
    const app = await openSite();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, '<h1>No such post</h1>']);
  },
);

test('below a post there is nothing but the not-found page of the site', async () => {
  const app = await openSite();
  expect((await app.inject('/blog/no-such-post/deeper')).body).toBe('<h1>Nothing here</h1>');
});

test('a file that names the site is served with its public address, in every coding', async () => {
  const webRoot = await buildSite();
  const page = '<link rel="canonical" href="{origin}/about"/>';
  const filled = '<link rel="canonical" href="https://hallway.example/about"/>';
  await mkdir(join(webRoot, 'about'));
  await writeFile(join(webRoot, 'about/index.html'), page);
  await writeFile(join(webRoot, 'about/index.html.br'), brotliCompressSync(page));
  const { app } = await openTestApp({ PUBLIC_URL: 'https://hallway.example' }, { webRoot });
  const ask = (coding: string) => app.inject({ url: '/about', headers: { 'accept-encoding': coding } });
  expect((await ask('identity')).body).toBe(filled);
  const small = await ask('gzip, deflate, br');
  expect([small.headers['content-encoding'], small.headers['content-type']]).toEqual([
    'br',
    'text/html; charset=utf-8',
  ]);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(filled);
  const zipped = await ask('gzip, br;q=0');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(filled);
  const again = await app.inject({ url: '/about', headers: { 'if-none-match': String(zipped.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the first answer does not wait for the smallest copy, and the later ones get it', async () => {
  const webRoot = await buildSite();
  const words = Array.from({ length: 3000 }, (_, index) => `lead ${(index * index) % 977} of {origin}`).join('\n');
  await writeFile(join(webRoot, 'index.html'), words);
  const { app } = await openTestApp({ PUBLIC_URL: 'https://hallway.example' }, { webRoot });
  const ask = async () => (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).rawPayload;
  const filled = words.replaceAll('{origin}', 'https://hallway.example');
  const first = await ask();
  expect(brotliDecompressSync(first).toString()).toBe(filled);
  await expect.poll(async () => (await ask()).length).toBeLessThan(first.length);
  expect(brotliDecompressSync(await ask()).toString()).toBe(filled);
});

test.each([
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s has the address of the site in it', async (path, type) => {
  const webRoot = await buildSite();
  await writeFile(join(webRoot, path), 'At {origin}/blog and {origin}/');
  const { app } = await openTestApp({ PUBLIC_URL: 'https://hallway.example' }, { webRoot });
  const answer = await app.inject(path);
  expect([answer.headers['content-type'], answer.body]).toEqual([
    type,
    'At https://hallway.example/blog and https://hallway.example/',
  ]);
});

test('a trailing slash leads to the bare address, with the query, and never to another host', async () => {
  const app = await openSite();
  const answer = await app.inject('/partners/?utm_source=mail');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/partners?utm_source=mail']);
  expect((await app.inject('/partners/index.html')).headers.location).toBe('/partners');
  expect((await app.inject('/index.html')).headers.location).toBe('/');
  const elsewhere = await app.inject('//evil.example/');
  expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([404, undefined]);
});

test('HEAD answers as GET does, without the body', async () => {
  const app = await openSite();
  const answer = await app.inject({ method: 'HEAD', url: '/partners' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers['content-length']).toBe(String('<h1>Partners</h1>'.length));
});

test('an unknown address of the API stays a problem beside the pages', async () => {
  const app = await openSite();
  for (const url of ['/api', '/api/nothing', '/api/quiz-leads/']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 404, 'application/problem+json']);
  }
});

test('a page may run the site’s own scripts only, and frame the booking page only', async () => {
  const app = await openSite({ BOOKING_URL: 'https://cal.example/owner/call?x=1' });
  const { headers } = await app.inject('/');
  expect(String(headers['content-security-policy']).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${STYLE_HASH}`,
    "img-src 'self' data:",
    "frame-src 'self' https://cal.example",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('over https, browsers are told to stay there', async () => {
  const app = await openSite({ PUBLIC_URL: 'https://example.com' });
  const answers = ['/', '/api/health', '/api/nothing', '/api/owner/leads', '/api/%E0%A4%A'];
  for (const url of answers) {
    const { headers } = await app.inject(url);
    expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
  }
});

test('the API’s answers are data that nobody keeps or frames', async () => {
  const app = await openSite();
  const { headers } = await app.inject('/api/health');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('without a build the API answers, and the front door says what to do', async () => {
  const { app } = await openTestApp({}, { webRoot: join(await testFolder(), 'client') });
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  const door = await app.inject('/');
  expect(door.statusCode).toBe(404);
  expect(door.json()).toMatchObject({ detail: expect.stringContaining('npm run build') });
});

test('a page names its public address, where the site has one', async () => {
  const app = await openSite({ PUBLIC_URL: 'https://hallway.example' });
  const link = async (url: string) => (await app.inject(url)).headers.link;
  expect(await link('/partners?utm_source=mail')).toBe('<https://hallway.example/partners>; rel="canonical"');
  expect(await link('/')).toBe('<https://hallway.example/>; rel="canonical"');
  expect(await link('/nowhere')).toBeUndefined();
  expect(await link('/assets/app-1a2b3c.js')).toBeUndefined();
  expect((await (await openSite()).inject('/')).headers.link).toBeUndefined();
});
