import { beforeEach, expect, test } from 'vitest';
import type { PushNews } from '../../contract/owner-push.ts';
import { apiPaths } from '../../contract/paths.ts';
import { serveDesk, type PushEvents, type PushScope } from './serve-desk.ts';

const news: PushNews = {
  id: 'd1',
  title: 'New deal: Ada Byron',
  body: 'Property: 4418 N Larkspur Ln',
  path: '/admin?tab=leads&person=p1',
  callPath: '/admin?tab=leads&person=p1#call',
};

type Listeners = { [Type in keyof PushEvents]?: (event: PushEvents[Type]) => void };

/** A worker's world, and what it did there. */
function openScope(windows: readonly string[] = []) {
  const listeners: Listeners = {};
  const did: unknown[][] = [];
  const note =
    <Answer>(name: string, answer: Answer) =>
    async (...given: unknown[]) => {
      did.push([name, ...given]);
      return answer;
    };
  const scope: PushScope = {
    location: { origin: 'https://hallway.example' },
    registration: {
      showNotification: note('show', undefined),
      pushManager: { subscribe: note('subscribe', { endpoint: 'https://push.example/new' }) },
    },
    clients: {
      matchAll: async () =>
        windows.map((url) => ({
          url,
          focus: note('focus', undefined),
          postMessage: (message) => void did.push(['message', url, message]),
        })),
      openWindow: note('window', undefined),
    },
    skipWaiting: note('skip', undefined),
    fetch: note('fetch', undefined),
    addEventListener(type, listen) {
      Object.assign(listeners, { [type]: listen });
    },
  };
  serveDesk(scope);
  async function done(begin: (waitUntil: (one: Promise<unknown>) => void) => void) {
    const work: Promise<unknown>[] = [];
    begin((one) => void work.push(one));
    await Promise.all(work);
  }
  return {
    did,
    kinds: Object.keys(listeners),
    push: async (data: PushEvents['push']['data']) => done((waitUntil) => listeners.push?.({ data, waitUntil })),
    press: async (action: string, data: unknown) =>
      done((waitUntil) =>
        listeners.notificationclick?.({ action, notification: { data, close: () => undefined }, waitUntil }),
      ),
    change: async (applicationServerKey: ArrayBuffer) =>
      done((waitUntil) =>
        listeners.pushsubscriptionchange?.({ oldSubscription: { options: { applicationServerKey } }, waitUntil }),
      ),
  };
}

let world: ReturnType<typeof openScope>;
beforeEach(() => {
  world = openScope();
});

test('it listens to pushes and presses alone, never to what the site fetches', () => {
  expect(world.kinds).toEqual(['install', 'push', 'notificationclick', 'pushsubscriptionchange']);
});

test('a push is shown once for its id, with a way to call where there is a number', async () => {
  await world.push({ json: () => news });
  await world.push({ json: () => ({ ...news, callPath: null }) });
  expect(world.did).toEqual([
    [
      'show',
      news.title,
      expect.objectContaining({ body: news.body, tag: 'd1', actions: [{ action: 'call', title: 'Call' }] }),
    ],
    ['show', news.title, expect.objectContaining({ actions: [] })],
  ]);
});

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') as unknown }],
  ['something else', { json: () => ['a'] }],
])('a push with %s is shown too, or the browser would take the right away', async (_what, data) => {
  await world.push(data);
  expect(world.did).toEqual([
    ['show', 'News in the desk', expect.objectContaining({ data: { path: '/admin', callPath: null } })],
  ]);
});

test('a press opens the person, or shows them in the desk that is open', async () => {
  await world.press('', news);
  expect(world.did).toEqual([['window', `https://hallway.example${news.path}`]]);
  const desk = 'https://hallway.example/admin?tab=orders';
  const busy = openScope(['https://hallway.example/', desk]);
  await busy.press('call', news);
  expect(busy.did).toEqual([['message', desk, { open: news.callPath }], ['focus']]);
});

test.each(['https://elsewhere.example/', '/checkout', '//elsewhere.example', '/administrate', 7])(
  'a press leads nowhere but into the desk: %s',
  async (path) => {
    await world.press('', { path });
    expect(world.did).toEqual([['window', 'https://hallway.example/admin']]);
  },
);

test('a browser that gets another address says so under the same key', async () => {
  const applicationServerKey = new ArrayBuffer(65);
  await world.change(applicationServerKey);
  const body = JSON.stringify({ endpoint: 'https://push.example/new' });
  expect(world.did).toEqual([
    ['subscribe', { userVisibleOnly: true, applicationServerKey }],
    ['fetch', apiPaths.ownerPush, expect.objectContaining({ method: 'POST', body })],
  ]);
});
