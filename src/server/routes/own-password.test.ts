import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { DEVICE_BUDGET } from '../owner/sign-in-budgets.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { cookiesOf, joinMember, MEMBER_PASSWORD, signInAsMember } from '../../../test-support/server/members.ts';
import { OWNER_PASSWORD, signInAsOwner } from '../../../test-support/server/owner.ts';
import { post } from '../../../test-support/server/second-steps.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const NEXT = 'nine doors and a window';

/** Does something once, when rows with a column have been read. */
function createInterruption() {
  let waits: { readonly column: string; readonly act: () => Promise<unknown> } | null = null;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (waits !== null && waits.column in (result.rows[0] ?? {})) {
        const { act } = waits;
        waits = null;
        await act();
      }
      return result;
    },
  };
  const doAfter = (column: string, act: () => Promise<unknown>) => void (waits = { column, act });
  return { plugin, doAfter, isDone: () => waits === null };
}

async function openDoors(engine: TestEngine, plugins: readonly KyselyPlugin[] = []) {
  const opened = await engine.openStore();
  const store = { ...opened, db: plugins.reduce((db, plugin) => db.withPlugin(plugin), opened.db) };
  const clock = testClock();
  const { app } = await openTestApp({ OWNER_PASSWORD }, { store, clock });
  const owner = await signInAsOwner(app);
  const { headers, device } = await joinMember(app, owner);
  const change = async (password: string, next: string, by = headers) =>
    post(app, apiPaths.ownerPassword, { headers: by, payload: { password, next } });
  return { app, store, clock, owner, headers, device, change };
}

const isIn = async (app: App, headers: { cookie: string }) =>
  (await app.inject({ url: apiPaths.ownerSession, headers })).json<{ signedIn: boolean }>().signedIn;

forEachEngine((engine) => {
  test('a member changes their password by the old one; this browser stays signed in, all others end', async () => {
    const { app, store, owner, headers, change } = await openDoors(engine);
    const elsewhere = await signInAsMember(app);
    const [cookie = ''] = cookiesOf(elsewhere.headers['set-cookie']);
    const subscription = {
      endpoint: 'https://push.example/send/here',
      keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') },
    };
    await post(app, apiPaths.ownerPush, { headers, payload: subscription });
    const endpoint = 'https://push.example/send/there';
    await post(app, apiPaths.ownerPush, { headers: { cookie }, payload: { ...subscription, endpoint } });
    expect((await change(MEMBER_PASSWORD, NEXT)).statusCode).toBe(204);
    expect([await isIn(app, headers), await isIn(app, { cookie }), await isIn(app, owner)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await signInAsMember(app)).statusCode).toBe(401);
    expect((await signInAsMember(app, { password: NEXT })).statusCode).toBe(200);
    // What is told on this device is told on, under the new password.
    const sessions = await store.db
      .selectFrom('owner_sessions')
      .selectAll()
      .where('member_id', 'is not', null)
      .execute();
    // This one and the new one; of the one that ended nothing is left.
    expect(sessions).toHaveLength(2);
    const [session] = sessions;
    const devices = await store.db.selectFrom('push_devices').selectAll().execute();
    expect(devices.map(({ endpoint: told, password_key: key }) => [told, key])).toEqual([
      [subscription.endpoint, session?.password_key],
    ]);
    const rows = JSON.stringify(await store.db.selectFrom('desk_members').selectAll().execute());
    for (const secret of [MEMBER_PASSWORD, NEXT]) expect(rows).not.toContain(secret);
  });

  test('a wrong old password and a new one that is easily guessed change nothing', async () => {
    const { app, headers, change } = await openDoors(engine);
    const wrong = await change('a guess', NEXT);
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, [expect.objectContaining({ field: 'password' })]]);
    const ownName = `${site.brand.replaceAll(' ', '')} 2026`;
    for (const next of ['short', 'password-for-nell', '111111111111', 'chickenwing101', ownName]) {
      const refused = await change(MEMBER_PASSWORD, next);
      expect([refused.statusCode, refused.json().errors]).toEqual([422, [expect.objectContaining({ field: 'next' })]]);
    }
    expect([await isIn(app, headers), (await signInAsMember(app)).statusCode]).toEqual([true, 200]);
  });

  test('whoever sits at an open desk guesses the old password no more often than at the door', async () => {
    const { app, headers, device, change } = await openDoors(engine);
    const known = { cookie: `${headers.cookie}; ${device}` };
    for (let guess = 0; guess < DEVICE_BUDGET.max; guess += 1)
      expect((await change('a guess', NEXT, known)).statusCode).toBe(422);
    expect((await change(MEMBER_PASSWORD, NEXT, known)).statusCode).toBe(429);
    expect((await signInAsMember(app, { cookie: device })).statusCode).toBe(429);
    expect((await signInAsMember(app)).statusCode).toBe(200);
  });

  test('of two changes at once by the same old password one is made', async () => {
    const { app, change } = await openDoors(engine);
    const answers = await Promise.all([
      change(MEMBER_PASSWORD, NEXT),
      change(MEMBER_PASSWORD, 'ten gates and a fence'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 422]);
    const winner = answers[0].statusCode === 204 ? NEXT : 'ten gates and a fence';
    expect((await signInAsMember(app, { password: winner })).statusCode).toBe(200);
  });

  test.each(['token_hash', 'endpoint'])(
    'who asks while their password is being changed stays signed in, and so does their device (after %s)',
    async (column) => {
      const { plugin, doAfter, isDone } = createInterruption();
      const { app, headers, change } = await openDoors(engine, [plugin]);
      const endpoint = 'https://push.example/send/here';
      const keys = {
        p256dh: Buffer.alloc(65, 4).toString('base64url'),
        auth: Buffer.alloc(16, 7).toString('base64url'),
      };
      await post(app, apiPaths.ownerPush, { headers, payload: { endpoint, keys } });
      doAfter(column, async () => change(MEMBER_PASSWORD, NEXT));
      const answer = await app.inject({ url: apiPaths.ownerPush, headers });
      expect(isDone()).toBe(true);
      expect([answer.statusCode, answer.json().devices]).toEqual([200, [expect.objectContaining({ own: true })]]);
      expect((await signInAsMember(app, { password: NEXT })).statusCode).toBe(200);
    },
  );

  test('the first owner is told that theirs is a setting', async () => {
    const { owner, change } = await openDoors(engine);
    const answer = await change(OWNER_PASSWORD, NEXT, owner);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toContain('OWNER_PASSWORD in the server’s settings');
  });
});
