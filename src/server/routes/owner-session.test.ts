import { expect, test } from 'vitest';
import { ownerSessionsSchema } from '../../contract/owner-session.ts';
import { apiPaths } from '../../contract/paths.ts';
import { IDLE_MS, SEEN_EVERY_MS, SESSION_MS } from '../owner/owner-sessions.ts';
import { StoreUnavailableError, type Store } from '../store/engine/store.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { cookieOf, openGuardedDesk } from '../../../test-support/server/guarded-desk.ts';
import { OWNER_PASSWORD } from '../../../test-support/server/owner.ts';
import { openTestApp } from '../../../test-support/server/test-app.ts';

async function openDeskOn(engine: TestEngine, settings?: Record<string, string>) {
  return openGuardedDesk(settings, { store: await engine.openStore() });
}

forEachEngine((engine) => {
  test('the right password opens the desk until it is signed out, and then the cookie is worth nothing', async () => {
    const { app, signIn, enter } = await openDeskOn(engine);
    const answer = await signIn(OWNER_PASSWORD);
    const firstOwner = { signedIn: true, role: 'owner', name: null };
    expect([answer.statusCode, answer.json()]).toEqual([200, firstOwner]);
    const cookie = cookieOf(answer.headers['set-cookie']);
    expect(await enter(cookie)).toBe(200);
    const session = await app.inject({ url: apiPaths.ownerSession, headers: { cookie } });
    expect(session.json()).toEqual(firstOwner);
    const out = await app.inject({ method: 'DELETE', url: apiPaths.ownerSession, headers: { cookie } });
    expect(out.json()).toEqual({ signedIn: false });
    expect(out.headers['set-cookie']).toContain('Max-Age=0');
    expect(await enter(cookie)).toBe(401);
  });

  test('the database holds no token by which one could enter', async () => {
    const { store, signIn, enter } = await openDeskOn(engine);
    const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
    const token = cookie.replace('foyer_owner=', '');
    const rows = await store.db.selectFrom('owner_sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await enter(`foyer_owner=${rows[0]?.token_hash}`)).toBe(401);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('a session ends thirty days after it began, however much it is used', async () => {
    const { clock, signIn, enter } = await openDeskOn(engine);
    const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
    const week = SESSION_MS / 5;
    for (let passed = week; passed < SESSION_MS; passed += week) {
      clock.advance(week);
      expect(await enter(cookie)).toBe(200);
    }
    clock.advance(week - 1);
    expect(await enter(cookie)).toBe(200);
    clock.advance(1);
    expect(await enter(cookie)).toBe(401);
  });

  test('a session that is not used for fourteen days ends', async () => {
    const { clock, signIn, enter } = await openDeskOn(engine);
    const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
    clock.advance(IDLE_MS - 1);
    expect(await enter(cookie)).toBe(200);
    clock.advance(IDLE_MS - 1);
    expect(await enter(cookie)).toBe(200);
    clock.advance(IDLE_MS);
    expect(await enter(cookie)).toBe(401);
  });

  test('a session in use is written once in five minutes at most', async () => {
    const { store, clock, signIn, enter } = await openDeskOn(engine);
    const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
    const began = clock.now();
    const seenAt = async () =>
      (await store.db.selectFrom('owner_sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at;
    clock.advance(SEEN_EVERY_MS - 1);
    await enter(cookie);
    expect(await seenAt()).toBe(began);
    clock.advance(1);
    await Promise.all([enter(cookie), enter(cookie)]);
    expect(await seenAt()).toBe(clock.now());
  });

  test('processes over one database know each other’s sessions; a new password ends them', async () => {
    const { store, signIn } = await openDeskOn(engine);
    const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
    const isKnownWith = async (password: string) => {
      const { app } = await openTestApp({ OWNER_PASSWORD: password }, { store });
      return (await app.inject({ url: apiPaths.ownerSession, headers: { cookie } })).json();
    };
    expect(await isKnownWith(OWNER_PASSWORD)).toEqual({ signedIn: true, role: 'owner', name: null });
    expect(await isKnownWith('another one')).toEqual({ signedIn: false });
  });

  test('the owner sees where they are signed in, and signs out everywhere at once', async () => {
    const { app, clock, store, signIn, enter } = await openDeskOn(engine);
    const phone = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
    clock.advance(1000);
    const desk = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
    const answer = await app.inject({ url: apiPaths.ownerSessions, headers: { cookie: phone } });
    expect(ownerSessionsSchema.parse(answer.json()).sessions).toEqual([
      {
        id: expect.any(String),
        name: null,
        own: true,
        browser: 'Firefox on Linux',
        signedInAt: '2026-11-21T12:00:01.000Z',
        lastSeenAt: '2026-11-21T12:00:01.000Z',
        current: false,
      },
      expect.objectContaining({ signedInAt: '2026-11-21T12:00:00.000Z', current: true }),
    ]);
    expect((await app.inject(apiPaths.ownerSessions)).statusCode).toBe(401);
    expect((await app.inject({ method: 'DELETE', url: apiPaths.ownerSessions })).statusCode).toBe(401);
    const out = await app.inject({ method: 'DELETE', url: apiPaths.ownerSessions, headers: { cookie: phone } });
    expect([out.statusCode, out.json()]).toEqual([200, { signedIn: false }]);
    expect([await enter(phone), await enter(desk)]).toEqual([401, 401]);
    expect(await store.db.selectFrom('owner_sessions').selectAll().execute()).toEqual([]);
  });

  test('sessions that have ended are forgotten by the next sign-in, and no more than a hundred are kept', async () => {
    const { clock, store, signIn, enter } = await openDeskOn(engine);
    await signIn(OWNER_PASSWORD);
    clock.advance(SESSION_MS);
    const first = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
    const count = async () => (await store.db.selectFrom('owner_sessions').select('token_hash').execute()).length;
    expect(await count()).toBe(1);
    for (let session = 0; session < 100; session += 1) {
      clock.advance(1);
      await signIn(OWNER_PASSWORD);
    }
    expect(await count()).toBe(100);
    expect(await enter(first)).toBe(401);
  });

  test('while the database is away the owner is told so, and not to sign in', async () => {
    const store = await engine.openStore();
    const { signIn } = await openGuardedDesk(undefined, { store });
    const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
    const away = new StoreUnavailableError('The database is away');
    const refuse = () => {
      throw away;
    };
    const db = new Proxy(store.db, {
      get: (target, name) => (name === 'selectFrom' ? refuse : Reflect.get(target, name)),
    });
    const state = { isAway: false };
    const shaky: Store = {
      ...store,
      get db() {
        return state.isAway ? db : store.db;
      },
      write: async (unit) => (state.isAway ? Promise.reject(away) : store.write(unit)),
    };
    const { app } = await openGuardedDesk(undefined, { store: shaky });
    state.isAway = true;
    const headers = { cookie };
    for (const url of ['/api/owner/room', '/api/board', apiPaths.ownerSession, apiPaths.ownerSessions]) {
      const answer = await app.inject({ url, headers });
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '2']);
    }
    const out = await app.inject({ method: 'DELETE', url: apiPaths.ownerSession, headers });
    expect([out.statusCode, out.headers['set-cookie']]).toEqual([503, undefined]);
    const again = await app.inject({
      method: 'POST',
      url: apiPaths.ownerSession,
      payload: { password: OWNER_PASSWORD },
    });
    expect(again.statusCode).toBe(503);
    // Who does not ask for the owner is answered all the same.
    expect((await app.inject({ url: apiPaths.health, headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/owner/room' })).statusCode).toBe(401);
    state.isAway = false;
    expect((await app.inject({ url: '/api/owner/room', headers })).statusCode).toBe(200);
  });
});

test('the desk can be read while nothing can be written', async () => {
  const { store, clock, signIn } = await openGuardedDesk();
  const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
  const full: Store = { ...store, write: () => Promise.reject(new StoreUnavailableError('The disk is full')) };
  const secret = await openGuardedDesk(undefined, { store, clock });
  expect(await secret.enter(cookie)).toBe(200);
  clock.advance(SEEN_EVERY_MS);
  const writes = { isFull: false };
  const shaky: Store = { ...store, write: (unit) => (writes.isFull ? full.write(unit) : store.write(unit)) };
  const { enter } = await openGuardedDesk(undefined, { store: shaky, clock });
  writes.isFull = true;
  expect(await enter(cookie)).toBe(200);
});

test('the cookies are out of reach of scripts and other sites, and over https of other hosts and open lines', async () => {
  const { signIn } = await openGuardedDesk();
  const cookies = (await signIn(OWNER_PASSWORD)).headers['set-cookie'];
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies ?? []) {
    expect(cookie).toMatch(/^foyer_(?:owner|device)=[\w.-]+; /);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
  }
  const settings = { OWNER_PASSWORD, PUBLIC_URL: 'https://example.com' };
  const { signIn: signInOverHttps, enter } = await openGuardedDesk(settings);
  const secure = (await signInOverHttps(OWNER_PASSWORD)).headers['set-cookie'];
  expect(secure).toHaveLength(2);
  for (const cookie of secure ?? []) {
    expect(cookie).toMatch(/^__Host-foyer_(?:owner|device)=/);
    for (const part of ['Secure', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  }
  const cookie = cookieOf(secure);
  expect(await enter(cookie)).toBe(200);
  expect(await enter(cookie.replace('__Host-', ''))).toBe(401);
});

test('a wrong password is 401 and sets nothing', async () => {
  const { signIn } = await openGuardedDesk();
  const answer = await signIn(`${OWNER_PASSWORD}!`);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
});

test('no session and a made-up one are 401', async () => {
  const { signIn, enter } = await openGuardedDesk();
  await signIn(OWNER_PASSWORD);
  const forged = [
    '',
    'foyer_owner=',
    'foyer_owner=1.2',
    `foyer_owner=${'A'.repeat(43)}`,
    `foyer_owner=${'é'.repeat(43)}`,
  ];
  for (const cookie of [...forged, `foyer_owner=${'%00'.repeat(43)}`, "foyer_owner=' or 1=1 --"])
    expect(await enter(cookie)).toBe(401);
});
