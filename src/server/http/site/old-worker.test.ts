import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REDIRECTS_FILE } from '../../../contract/paths.ts';
import { writeBuild } from '../../../../test-support/server/site.ts';
import { openTestApp, testFolder } from '../../../../test-support/server/test-app.ts';

const own = 'self.addEventListener("push", show);';
const asWorker = { 'service-worker': 'script' };

async function openSite() {
  const webRoot = join(await testFolder(), 'client');
  await writeBuild(webRoot, {
    'index.html': '<h1>Home</h1>',
    '404/index.html': '<h1>Gone</h1>',
    'push-worker.js': own,
  });
  // A browser follows no redirect to a worker's script.
  await writeFile(join(webRoot, '..', REDIRECTS_FILE), JSON.stringify([{ from: '/*', to: '/' }]));
  return (await openTestApp({}, { webRoot })).app;
}

test.each(['/sw.js', '/service-worker.js?v=3', '/wp-content/worker.php'])(
  'a browser that still holds the worker %s of an earlier site gets one that ends',
  async (url) => {
    const app = await openSite();
    const { statusCode, headers, body } = await app.inject({ url, headers: asWorker });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-store',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toContain('self.registration.unregister()');
  },
);

test('the worker of the desk, whoever asks for no worker, and the API are answered as ever', async () => {
  const app = await openSite();
  expect((await app.inject({ url: '/push-worker.js', headers: asWorker })).body).toBe(own);
  expect((await app.inject('/sw.js')).statusCode).toBe(308);
  expect((await app.inject({ url: '/api/sw.js', headers: asWorker })).statusCode).toBe(404);
});
