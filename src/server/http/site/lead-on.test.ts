import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REDIRECTS_FILE } from '../../../contract/paths.ts';
import { writeBuild } from '../../../../test-support/server/site.ts';
import { openTestApp, testFolder } from '../../../../test-support/server/test-app.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'book/index.html': '<h1>Book</h1>',
  'buy-box/index.html': '<h1>Deals</h1>',
  'robots.txt': 'User-agent: *',
  '404/index.html': '<h1>Nothing here</h1>',
};

async function openSite(redirects: readonly { from: string; to: string }[] = []) {
  const webRoot = join(await testFolder(), 'client');
  await writeBuild(webRoot, files);
  const write = (list: readonly object[]) => writeFile(join(webRoot, '..', REDIRECTS_FILE), JSON.stringify(list));
  if (redirects.length > 0) await write(redirects);
  const { app } = await openTestApp({}, { webRoot });
  const leadsTo = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return statusCode === 308 ? headers.location : statusCode;
  };
  return { app, leadsTo };
}

test.each([
  ['/Book', '/book'],
  ['/book).', '/book'],
  ['/buybox', '/buy-box'],
  ['/book&utm_source=card', '/book?utm_source=card'],
  ['/BOOK/?utm_source=card', '/book?utm_source=card'],
  ['//book', '/book'],
  ['/).', '/'],
])('%s leads to the page that was meant, %s', async (url, page) => {
  const { leadsTo } = await openSite();
  expect(await leadsTo(url)).toBe(page);
});

test.each(['/books', '/book/deeper', '/robots', '/robots.txt.', '/404', '/book.php', '//evil.example/book'])(
  '%s means no page',
  async (url) => {
    const { leadsTo } = await openSite();
    expect(await leadsTo(url)).toBe(404);
  },
);

test('the owner says where an address leads, for an hour at a time; pages stay where they are', async () => {
  const { app, leadsTo } = await openSite([
    { from: '/card', to: '/book?utm_source=card' },
    { from: '/old/*', to: '/' },
    { from: '/old/course', to: 'https://courses.example/start' },
    { from: '/book/*', to: '/buy-box' },
    { from: '/buybox', to: '/book' },
  ]);
  expect(await leadsTo('/Card?gclid=7')).toBe('/book?utm_source=card&gclid=7');
  expect(await leadsTo('/old/a/b')).toBe('/');
  expect(await leadsTo('/old/course?gclid=7')).toBe('https://courses.example/start');
  expect(await leadsTo('/book')).toBe(200);
  // What somebody means by `/Book` is nearer than what holds below it; what the owner says of an address is nearer still.
  expect(await leadsTo('/Book')).toBe('/book');
  expect(await leadsTo('/book/deeper')).toBe('/buy-box');
  expect(await leadsTo('/buybox')).toBe('/book');
  expect(await leadsTo('/nowhere')).toBe(404);
  const { headers } = await app.inject('/card');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('everything else leads where the owner says, but for pages, files, the API and what an earlier build had', async () => {
  const { leadsTo } = await openSite([{ from: '/*', to: '/book' }]);
  expect(await Promise.all(['/old', '/old/ring.html?a=1', '/wp-login.php'].map(leadsTo))).toEqual([
    '/book',
    '/book?a=1',
    '/book',
  ]);
  expect(await Promise.all(['/', '/buy-box', '/robots.txt'].map(leadsTo))).toEqual([200, 200, 200]);
  expect(await Promise.all(['/assets/start-of-before.js', '/api/nothing'].map(leadsTo))).toEqual([404, 404]);
});

test('the API answers for itself', async () => {
  const { leadsTo } = await openSite([{ from: '/api/*', to: '/' }]);
  expect(await leadsTo('/api/nothing')).toBe(404);
});
