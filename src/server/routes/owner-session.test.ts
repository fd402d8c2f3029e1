import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { requireOwner, requireOwnerForDashboards } from '../http/owner-guard.ts';
import { openTestApp, testClock } from '../testing/test-app.ts';

const PASSWORD = 'open the door, please';
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

async function openDesk(settings: Record<string, string> = { OWNER_PASSWORD: PASSWORD }) {
  const clock = testClock();
  const { app, store } = await openTestApp(settings, { clock });
  app.get('/api/owner/room', { onRequest: requireOwner }, () => ({ inside: true }));
  app.post('/api/owner/room', { onRequest: requireOwner }, () => ({ inside: true }));
  app.get('/api/board', { onRequest: requireOwnerForDashboards }, () => ({ inside: true }));
  const signIn = async (password: string) =>
    app.inject({ method: 'POST', url: apiPaths.ownerSession, payload: { password } });
  const enter = async (cookie: string) =>
    (await app.inject({ url: '/api/owner/room', headers: { cookie } })).statusCode;
  return { app, store, clock, signIn, enter };
}

const cookieOf = (header: unknown) => String(header).split(';', 1)[0] ?? '';

test('the right password opens the desk until it is signed out', async () => {
  const { app, signIn, enter } = await openDesk();
  const answer = await signIn(PASSWORD);
  expect([answer.statusCode, answer.json()]).toEqual([200, { signedIn: true }]);
  const cookie = cookieOf(answer.headers['set-cookie']);
  expect(await enter(cookie)).toBe(200);
  const session = await app.inject({ url: apiPaths.ownerSession, headers: { cookie } });
  expect(session.json()).toEqual({ signedIn: true });
  const out = await app.inject({ method: 'DELETE', url: apiPaths.ownerSession, headers: { cookie } });
  expect(out.json()).toEqual({ signedIn: false });
  expect(out.headers['set-cookie']).toContain('Max-Age=0');
});

test('the cookie is out of reach of scripts and other sites', async () => {
  const { signIn } = await openDesk();
  const cookie = String((await signIn(PASSWORD)).headers['set-cookie']);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Strict');
  expect(cookie).not.toContain('Secure');
  const { signIn: signInOverHttps } = await openDesk({ OWNER_PASSWORD: PASSWORD, PUBLIC_URL: 'https://example.com' });
  expect(String((await signInOverHttps(PASSWORD)).headers['set-cookie'])).toContain('Secure');
});

test('a wrong password is 401 and sets nothing', async () => {
  const { signIn } = await openDesk();
  const answer = await signIn(`${PASSWORD}!`);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
});

test('no session, a made-up one and one whose time was moved are 401', async () => {
  const { signIn, enter } = await openDesk();
  const cookie = cookieOf((await signIn(PASSWORD)).headers['set-cookie']);
  const [expiry = '', signature = ''] = cookie.replace('foyer_owner=', '').split('.');
  for (const forged of ['', 'foyer_owner=', 'foyer_owner=1.2', `foyer_owner=${Number(expiry) + 1}.${signature}`])
    expect(await enter(forged)).toBe(401);
});

test('a session ends after thirty days', async () => {
  const { clock, signIn, enter } = await openDesk();
  const cookie = cookieOf((await signIn(PASSWORD)).headers['set-cookie']);
  clock.advance(MONTH_MS - 1);
  expect(await enter(cookie)).toBe(200);
  clock.advance(1);
  expect(await enter(cookie)).toBe(401);
});

test('processes over one database know each other’s sessions; a new password ends them', async () => {
  const { store, signIn } = await openDesk();
  const cookie = cookieOf((await signIn(PASSWORD)).headers['set-cookie']);
  const isKnownWith = async (password: string) => {
    const { app } = await openTestApp({ OWNER_PASSWORD: password }, { store });
    return (await app.inject({ url: apiPaths.ownerSession, headers: { cookie } })).json();
  };
  expect(await isKnownWith(PASSWORD)).toEqual({ signedIn: true });
  expect(await isKnownWith('another one')).toEqual({ signedIn: false });
});

test('without OWNER_PASSWORD the desk is closed, says how to open it, and the dashboards are open', async () => {
  const { app, signIn } = await openDesk({});
  const room = await app.inject('/api/owner/room');
  expect([room.statusCode, room.json()]).toEqual([
    403,
    expect.objectContaining({ detail: expect.stringContaining('OWNER_PASSWORD') }),
  ]);
  expect((await signIn('anything')).statusCode).toBe(403);
  expect((await signIn('')).statusCode).toBe(403);
  expect((await app.inject('/api/board')).statusCode).toBe(200);
  expect((await app.inject(apiPaths.ownerSession)).json()).toEqual({ signedIn: false });
});

test('dashboards ask for the owner when one is set, unless they are said to be public', async () => {
  const { app } = await openDesk();
  expect((await app.inject('/api/board')).statusCode).toBe(401);
  const { app: open } = await openDesk({ OWNER_PASSWORD: PASSWORD, DASHBOARDS: 'public' });
  expect((await open.inject('/api/board')).statusCode).toBe(200);
});

test('another site’s page cannot act with the owner’s cookie', async () => {
  const { app, signIn } = await openDesk({ OWNER_PASSWORD: PASSWORD, PUBLIC_URL: 'https://keyturn.example' });
  const cookie = cookieOf((await signIn(PASSWORD)).headers['set-cookie']);
  const post = async (origin: string) => {
    const headers = { cookie, origin, host: 'foyer.example', 'content-type': 'application/json' };
    return (await app.inject({ method: 'POST', url: '/api/owner/room', headers, payload: {} })).statusCode;
  };
  expect(await post('https://foyer.example')).toBe(200);
  expect(await post('https://keyturn.example')).toBe(200);
  expect(await post('https://evil.example')).toBe(403);
  expect(await post('null')).toBe(403);
});

test('guesses at the password are limited', async () => {
  const { signIn } = await openDesk({ OWNER_PASSWORD: PASSWORD, RATE_LIMIT: '30' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await signIn('guess')).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});
