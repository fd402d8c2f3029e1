import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../test-support/server/free-port.ts';
import { expect, test } from './support/test.ts';

/** A site whose service worker answers from its store first, as generators of sites make them. */
const oldSite: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/': ['text/html', "<h1>The old site</h1><script>navigator.serviceWorker.register('/sw.js')</script>"],
  '/sw.js': [
    'text/javascript',
    `self.addEventListener('install', (event) => event.waitUntil(caches.open('pages').then((store) => store.addAll(['/']))));
     self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
     self.addEventListener('fetch', (event) => {
       event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request)));
     });`,
  ],
};

test('whoever comes back with the service worker of an earlier site at this address sees this one', async ({
  page,
  openFoyer,
}) => {
  const port = await freePort();
  const before = createServer(({ url = '' }, response) => {
    const [type, body] = oldSite[url] ?? ['text/plain', ''];
    response.writeHead(body === '' ? 404 : 200, { 'content-type': type }).end(body);
  });
  await once(before.listen(port, '127.0.0.1'), 'listening');
  const home = `http://127.0.0.1:${port}/`;
  await page.goto(home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  before.closeAllConnections();
  before.close();
  // The old pages go on without their server.
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'The old site' })).toBeVisible();

  await openFoyer({ PORT: String(port) });
  // The old page is loaded again by itself, at a moment of the browser's choosing.
  await page.goto(home, { waitUntil: 'commit' });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The old site' })).toHaveCount(0);
  const left = await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return workers.length + (await caches.keys()).length;
  });
  expect(left).toBe(0);
});
