import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { App } from '../http/app.ts';
import type { Store } from '../store/engine/store.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { writeBuild } from '../../../test-support/server/site.ts';
import { openTestApp, testClock, testFolder } from '../../../test-support/server/test-app.ts';

const WAITLIST = '/business-buyer-course';
const MINUTE_MS = 60_000;
const dana = { name: 'Dana Diaz', email: 'dana@example.com', phone: '555-0142' };

const field = (name: string) =>
  `<div class="field"><label for="f-${name}">${name}</label><input type="text" id="f-${name}" name="${name}"/></div>`;
const page = (sends: string, names: readonly string[]) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title><script async src="/boot.js"></script></head><body>` +
  `<form data-sends="${sends}" method="post">${names.map(field).join('')}</form></body></html>`;

/** An app over a build with two pages of forms. */
async function openForms(settings: Record<string, string> = {}, store?: Store) {
  const webRoot = join(await testFolder(), 'client');
  await writeBuild(webRoot, {
    'index.html': '<!DOCTYPE html><html lang="en"><head><title>Home</title></head></html>',
    'business-buyer-course/index.html': page('/api/business-buyer-waitlist', ['name', 'email', 'phone', 'wantsTexts']),
    'buy-box/index.html': page('/api/deals', ['name', 'targetMarket']),
  });
  const clock = testClock();
  const { app, store: own } = await openTestApp(settings, { webRoot, clock, ...(store && { store }) });
  return { app, clock, store: store ?? own };
}

const ownPage = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };

async function post(
  app: App,
  fields: Record<string, string>,
  { headers = ownPage, url = WAITLIST }: { headers?: Record<string, string>; url?: string } = {},
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

const leadsIn = (store: Store) => store.db.selectFrom('leads').select(['kind', 'email', 'fields']).execute();

forEachEngine((engine) => {
  test('a form without script is stored like any other and leads to its confirmation; two presses are one form', async () => {
    const { app, clock, store } = await openForms({}, await engine.openStore());
    // Over the border of a stretch of time.
    clock.advance(10 * MINUTE_MS - (clock.now() % (10 * MINUTE_MS)) - 1);
    const first = await post(app, { ...dana, wantsTexts: 'on', topic_line: '' });
    expect([first.statusCode, first.headers.location]).toEqual([303, '/business-buyer-course/joined']);
    expect(first.headers['cache-control']).toBe('no-store, no-transform');
    clock.advance(2);
    const answers = await Promise.all(
      [1, 2, 3].map(async () => post(app, { ...dana, wantsTexts: 'on', topic_line: '' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    const leads = await leadsIn(store);
    expect(leads).toHaveLength(1);
    expect(JSON.stringify(leads[0])).toContain(WAITLIST);
    await post(app, dana);
    expect(await leadsIn(store)).toHaveLength(2);
    clock.advance(21 * MINUTE_MS);
    await post(app, dana);
    expect(await leadsIn(store)).toHaveLength(3);
  });
});

test('a refused form comes back as its page, with the status of the API, what was typed and each message beside its field', async () => {
  const { app, store } = await openForms();
  const answer = await post(app, { ...dana, email: 'dana@', phone: ' ' });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store, no-transform');
  expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  expect(answer.body).toContain('<title>Please look at these fields again: A page</title>');
  expect(answer.body).toContain('value="Dana Diaz"');
  expect(answer.body).toContain('value="dana@"');
  expect(answer.body).toContain('<a href="#f-email">Please enter a valid email address</a>');
  expect(answer.body).toContain('<p class="err" id="f-phone-error">Please enter your phone number</p>');
  expect(await leadsIn(store)).toHaveLength(0);
});

test('another site’s page cannot send a form; the visitor can, and keeps what came with it', async () => {
  const { app, store } = await openForms();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ]) {
    const answer = await post(app, dana, { headers });
    expect(answer.statusCode, JSON.stringify(headers)).toBe(403);
    expect(answer.body).toContain('Please press the button once more.');
  }
  expect(await leadsIn(store)).toHaveLength(0);
  // A page without referrer has the origin `null`, and an old browser says neither.
  for (const headers of [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, { host: 'localhost' }])
    expect((await post(app, dana, { headers })).statusCode).toBe(303);
});

test('who sends too often, too much or while nothing can be stored reads why on the form, and finds what was typed', async () => {
  const { app, store } = await openForms({ RATE_LIMIT: '2' });
  const long = await post(app, { ...dana, name: 'x'.repeat(70_000) });
  expect([long.statusCode, long.body.includes('Please keep this under 200 characters')]).toEqual([422, true]);
  expect(long.body).toContain('x'.repeat(70_000));
  const full = vi.spyOn(store, 'writeBeside').mockRejectedValue(new Error('of the disk'));
  const failed = await post(app, dana);
  expect([failed.statusCode, failed.body.includes('Something went wrong. Please try again.')]).toEqual([500, true]);
  expect(failed.body).toContain('value="Dana Diaz"');
  full.mockRestore();
  const limited = await post(app, dana);
  expect(limited.statusCode).toBe(429);
  expect(limited.headers['retry-after']).toBeDefined();
  expect(limited.body).toMatch(/Please wait \d+ seconds and send this again\./);
  expect(limited.body).toContain('value="Dana Diaz"');
  const large = await post(app, { name: 'x'.repeat(300_000) });
  expect(large.statusCode).toBe(413);
  expect(large.body).toContain('Go back in your browser');
});

test('the hidden field sets a form aside, and its sender is answered like everybody', async () => {
  const { app, store } = await openForms();
  const answer = await post(app, { ...dana, topic_line: 'casino' });
  expect(answer.statusCode).toBe(303);
  expect(await leadsIn(store)).toHaveLength(0);
  expect(await store.db.selectFrom('set_aside').selectAll().execute()).toHaveLength(1);
});

test('a form is sent to its page only by POST and as a form', async () => {
  const { app } = await openForms();
  const json = await app.inject({ method: 'POST', url: WAITLIST, payload: dana, headers: ownPage });
  expect(json.statusCode).toBe(415);
  const elsewhere = await post(app, dana, { url: '/api/business-buyer-waitlist' });
  expect(elsewhere.statusCode).toBe(415);
});
