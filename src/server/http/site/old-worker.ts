import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser asks for the script of a service worker, wherever that stands. */
export function asksForWorker(headers: IncomingHttpHeaders): boolean {
  return headers['service-worker'] === 'script';
}

/**
 * The script for a service worker of a site that stood at this address before. Such a worker stays in the browsers of returning visitors, goes on
 * showing them the old pages from its store, and is not given up where its script is gone. This one takes its place, empties the store and ends.
 * Where there was a store, the pages that are open may come from it and are loaded again.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  const stores = await caches.keys();
  await Promise.all(stores.map((name) => caches.delete(name)));
  await self.registration.unregister();
  if (stores.length === 0) return;
  // Not waited for: the load would wait for this worker to be ready.
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => undefined);
}
`;
