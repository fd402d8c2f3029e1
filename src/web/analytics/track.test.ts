import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class FakeStorage {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

const refusing = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('SecurityError');
  },
};

const send = vi.fn<(path: string, init: { body: string }) => Promise<Response>>();
let storage: FakeStorage;

/** A page that was just loaded: module state is fresh, storage is what the browser session kept. */
async function freshPage() {
  vi.resetModules();
  globalThis.foyerPage = undefined;
  return import('./track.ts');
}

function sent(): { path: string; body: unknown }[] {
  return send.mock.calls.map(([path, init]) => ({ path, body: JSON.parse(init.body) }));
}

beforeEach(() => {
  storage = new FakeStorage();
  send.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { title: 'A page', referrer: '' });
  vi.stubGlobal('location', { pathname: '/buy-box', search: '?utm_source=mail' });
  vi.stubGlobal('navigator', { userAgent: 'A browser', doNotTrack: null });
});
afterEach(() => vi.unstubAllGlobals());

test('the session is session_{timestamp}_{9 characters}, kept for the browser session', async () => {
  await (await freshPage()).trackPageView('/');
  const id = storage.getItem('analytics_session_id');
  expect(id).toMatch(/^session_\d{13}_[a-z0-9]{9}$/);
  await (await freshPage()).trackPageView('/partners');
  expect(sent().map(({ body }) => body)).toEqual([
    { sessionId: id, path: '/', title: 'A page' },
    { sessionId: id, path: '/partners', title: 'A page' },
  ]);
});

test('the visitor is reported once per browser session, even across reloads', async () => {
  const first = await freshPage();
  await first.trackVisitor();
  await first.trackVisitor();
  await (await freshPage()).trackVisitor();
  expect(sent()).toEqual([
    {
      path: '/api/analytics/visitor',
      body: {
        sessionId: storage.getItem('analytics_session_id'),
        userAgent: 'A browser',
        referrer: null,
        landingPage: '/buy-box?utm_source=mail',
      },
    },
  ]);
  expect(storage.getItem('analytics_visitor_tracked')).toBe('true');
});

test('reports carry credentials and outlive the page', async () => {
  await (await freshPage()).trackConversion('deal_submission');
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'include', keepalive: true });
  expect(sent()[0]?.body).toMatchObject({ type: 'deal_submission', value: null, page: '/buy-box' });
});

test('an event names the page it happened on', async () => {
  await (await freshPage()).trackEvent('quiz_opened', { source: 'hero_quiz_button' });
  expect(sent()).toMatchObject([
    {
      path: '/api/analytics/event',
      body: { name: 'quiz_opened', page: '/buy-box', properties: { source: 'hero_quiz_button' } },
    },
  ]);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'with %o nothing is sent and no session is made',
  async (wish) => {
    vi.stubGlobal('navigator', { userAgent: 'A browser', ...wish });
    const page = await freshPage();
    await page.trackVisitor();
    await page.trackPageView('/');
    await page.trackConversion('booking', 1);
    await page.trackEvent('quiz_opened');
    expect([send.mock.calls.length, storage.items.size]).toEqual([0, 0]);
  },
);

test('where storage is refused, one page load is one session and one visitor', async () => {
  vi.stubGlobal('sessionStorage', refusing);
  const page = await freshPage();
  await page.trackVisitor();
  await page.trackVisitor();
  await page.trackPageView('/');
  expect(sent().map(({ path }) => path)).toEqual(['/api/analytics/visitor', '/api/analytics/pageview']);
  expect(new Set(sent().map(({ body }) => JSON.stringify(body).match(/session_\w+/)?.[0])).size).toBe(1);
});

test('a failure is logged to the console in the specified words, and shown nowhere else', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await freshPage();
  send.mockImplementation(() => Promise.resolve(new Response('busy', { status: 503 })));
  await page.trackPageView('/');
  await page.trackConversion('booking');
  send.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await page.trackVisitor();
  expect(told.mock.calls.map(([words]) => String(words))).toEqual([
    'Failed to track page view',
    'Failed to track conversion',
    'Failed to track visitor',
  ]);
  expect(told.mock.calls[0]?.[1]).toMatchObject({ message: '503: busy' });
});
