import { expect, test } from 'vitest';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';
import { createMailStops } from '../mail-stops/mail-stops.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const owner = 'Owner@Hallway.example';

forEachEngine((engine) => {
  async function open() {
    const store = await engine.openStore();
    const { app } = await openTestApp({}, { store });
    const stops = createMailStops(store);
    const isStopped = (to = owner) => stops.isStopped(store.db, 'weekly-report', to);
    return { app, store, isStopped, path: await stops.pathFor('weekly-report', owner) };
  }

  test.each([
    ['a form', FORM, 'List-Unsubscribe=One-Click'],
    [
      'parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('one request of a mail program, as %s, stops the mails, and only these', async (_as, headers, payload) => {
    const { app, store, isStopped, path } = await open();
    expect((await app.inject({ method: 'POST', url: path, headers, payload })).statusCode).toBe(200);
    expect(await isStopped()).toBe(true);
    expect(await isStopped(owner.toLowerCase())).toBe(true);
    expect(await isStopped('other@hallway.example')).toBe(false);
    expect(await createMailStops(store).isStopped(store.db, 'site-notice', owner)).toBe(false);
  });

  test('opening the link changes nothing, and the page stops the mails and lets them come again', async () => {
    const { app, store, isStopped, path } = await open();
    const page = await app.inject({ url: path });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    });
    expect(page.body).toContain('Stop the weekly report');
    expect(await isStopped()).toBe(false);
    const stopped = await app.inject({ method: 'POST', url: path, headers: FORM, payload: 'stop=1' });
    expect(stopped.body).toContain('Send it again');
    await app.inject({ method: 'POST', url: path, headers: FORM, payload: 'stop=1' });
    expect(await isStopped()).toBe(true);
    expect(JSON.stringify(await store.db.selectFrom('mail_stops').selectAll().execute())).not.toMatch(
      /hallway|weekly/i,
    );
    await app.inject({ method: 'POST', url: path, headers: FORM, payload: 'stop=0' });
    expect(await isStopped()).toBe(false);
  });

  test('a link that was never given out is unknown, and a large form is refused', async () => {
    const { app, store, path } = await open();
    for (const url of [
      `${path}x`,
      path.replace('weekly-report', 'site-notice'),
      path.replace('weekly-report', 'quiz-result'),
      '/api/mail-stop/x',
    ]) {
      expect((await app.inject({ url })).statusCode).toBe(404);
      expect((await app.inject({ method: 'POST', url, headers: FORM, payload: 'stop=1' })).statusCode).toBe(404);
    }
    const person = await app.inject({ url: `${path}x`, headers: { accept: 'text/html' } });
    expect([person.statusCode, person.body]).toEqual([404, expect.stringContaining('nothing under this link')]);
    const large = await app.inject({ method: 'POST', url: path, headers: FORM, payload: `a=${'x'.repeat(2000)}` });
    expect(large.statusCode).toBe(413);
    expect(await store.db.selectFrom('mail_stops').selectAll().execute()).toEqual([]);
  });
});
