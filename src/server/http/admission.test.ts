import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { formPaths } from '../../contract/form-pages.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { writeBuild } from '../../../test-support/server/site.ts';
import { openTestApp, testFolder } from '../../../test-support/server/test-app.ts';
import type { Store } from '../store/engine/store.ts';

const PAGE = '<!doctype html><title>Home</title>';
const FORM = `<!doctype html><title>Waitlist</title><form data-sends="${apiPaths.waitlist}" method="post"><input name="email"></form>`;
const chrome = 'Mozilla/5.0 (X11) Chrome/156.0 Safari/537.36';

/** So few that a test fills them: two reports or three forms wait, and whoever comes after is refused. */
const admission = {
  reports: { fewWrites: 100, waitMs: 60_000, manyWrites: 2 },
  forms: { fewWrites: 100, waitMs: 60_000, manyWrites: 3 },
};

/** A database that stores nothing until it is let go. */
function holdWrites(store: Store): { held: Promise<void>; letGo: () => void } {
  const gate = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  void store.writeBeside(async () => {
    began.resolve();
    await gate.promise;
  });
  return { held: began.promise, letGo: gate.resolve };
}

async function openSite(store: Store, limits: typeof admission = admission) {
  const webRoot = join(await testFolder(), 'client');
  await mkdir(webRoot);
  await writeBuild(webRoot, { 'index.html': PAGE, [`${formPaths.waitlist.slice(1)}/index.html`]: FORM });
  const { app } = await openTestApp({}, { store, webRoot, admission: limits });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': chrome },
      body: JSON.stringify(body),
    });
  return {
    app,
    url,
    view: (sessionId: string) => post(apiPaths.pageview, { sessionId, path: '/', title: 'Home' }),
    lead: (name: string) => post(apiPaths.quizLeads, { firstName: name, email: `${name}@example.com` }),
  };
}

forEachEngine((engine) => {
  test('beyond what may wait, a write is refused at once with 503 and Retry-After; pages are served; what waited is stored', async () => {
    const store = await engine.openStore();
    const { app, url, view, lead } = await openSite(store);
    const { held, letGo } = holdWrites(store);
    await held;
    const waiting = [view('session_1')];
    await expect.poll(() => app.admission.isFull('reports')).toBe(true);

    // Reports are refused while forms are still taken.
    const refused = await view('session_2');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({ status: 503, title: 'Too much at once' });
    const form = lead('ada');
    await expect.poll(() => app.admission.isFull('forms')).toBe(true);
    expect((await lead('bob')).status).toBe(503);

    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, PAGE]);
    expect((await fetch(url + apiPaths.health)).status).toBe(200);

    letGo();
    const answered = await Promise.all([...waiting, form]);
    expect(answered.map(({ status }) => status)).toEqual([204, 201]);
    expect((await view('session_3')).status).toBe(204);
    const seen = await store.db.selectFrom('page_views').select('session_id').orderBy('session_id').execute();
    expect(seen.map(({ session_id: id }) => id)).toEqual(['session_1', 'session_3']);
    expect(await store.db.selectFrom('leads').select('email').execute()).toEqual([{ email: 'ada@example.com' }]);
  });
});

test('a crowd waits no longer than the limit; a few wait as long as the database needs', async () => {
  const backlog = { writes: 0, waitedMs: 0 };
  const { app, store } = await openTestApp({}, {});
  const { app: watched } = await openTestApp({}, { store: { ...store, backlogs: () => [{ ...backlog }] } });
  expect(app.admission.isFull('forms')).toBe(false);
  const states = [
    [1, 9_000],
    [99, 9_000],
    [100, 149],
    [100, 150],
    [200, 299],
    [200, 300],
    [999, 0],
    [1_000, 0],
    [1_500, 0],
  ].map(([writes = 0, waitedMs = 0]) => {
    Object.assign(backlog, { writes, waitedMs });
    return [watched.admission.isFull('reports'), watched.admission.isFull('forms')];
  });
  expect(states).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [true, false],
    [true, false],
    [true, true],
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('a refused form without script comes back as its page, with what was typed', async () => {
  const { store } = await openTestApp();
  const full = { ...store, backlogs: () => [{ writes: 2_000, waitedMs: 0 }] };
  const { url } = await openSite(full);
  const answer = await fetch(url + formPaths.waitlist, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'firstName=Ada&email=ada%40example.com',
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('ada@example.com');
  expect(await store.db.selectFrom('leads').selectAll().execute()).toEqual([]);
});

test('early refusals are counted, and the owner is told of them', async () => {
  const { store } = await openTestApp();
  const state = { writes: 0 };
  const { app, view, lead } = await openSite({ ...store, backlogs: () => [{ ...state, waitedMs: 0 }] });
  const told = async () => (await app.notices.read()).map(({ id }) => id).includes('writes-refused');
  expect(await told()).toBe(false);
  state.writes = 5;
  await view('session_1');
  await lead('ada');
  expect(await told()).toBe(true);
  expect(await app.writeMetrics()).toContain('foyer_http_requests_total{method="POST",route="/api/*",status="503"} 2');
});
