import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiPaths } from '../../contract/paths.ts';
import { cookieOf, openGuardedDesk } from '../../../test-support/server/guarded-desk.ts';
import { OWNER_PASSWORD } from '../../../test-support/server/owner.ts';

test('without OWNER_PASSWORD the desk is closed, says how to open it, and the dashboards are open', async () => {
  const { app, signIn } = await openGuardedDesk({});
  const room = await app.inject('/api/owner/room');
  expect([room.statusCode, room.json()]).toEqual([
    403,
    expect.objectContaining({ detail: expect.stringContaining('OWNER_PASSWORD') }),
  ]);
  expect((await signIn('anything')).statusCode).toBe(403);
  expect((await signIn('')).statusCode).toBe(403);
  expect((await app.inject('/api/board')).statusCode).toBe(200);
  expect((await app.inject(apiPaths.ownerSession)).json()).toEqual({ signedIn: false });
  expect((await app.inject({ method: 'DELETE', url: apiPaths.ownerSession })).json()).toEqual({ signedIn: false });
});

test('dashboards ask for the owner when one is set, unless they are said to be public', async () => {
  const { app, signIn } = await openGuardedDesk();
  const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
  for (const url of ['/api/board', apiPaths.dashboard, apiPaths.salesStats, apiPaths.sales]) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 401]);
    expect([url, (await app.inject({ url, headers: { cookie } })).statusCode]).toEqual([url, 200]);
  }
  const { app: open } = await openGuardedDesk({ OWNER_PASSWORD, DASHBOARDS: 'public' });
  expect((await open.inject('/api/board')).statusCode).toBe(200);
});

test('every route of the owner’s asks for the session, and ends with it', async () => {
  const { app, signIn } = await openGuardedDesk();
  await app.ready();
  const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
  await app.inject({ method: 'DELETE', url: apiPaths.ownerSession, headers: { cookie } });
  const isOwners = (url: string) => url.startsWith('/api/owner/') && url !== apiPaths.ownerSession;
  const owners = app.routeTable.filter(({ url }) => isOwners(url));
  expect(owners.length).toBeGreaterThan(10);
  for (const { method: name, url } of owners) {
    const method = z.enum(['GET', 'HEAD', 'POST', 'DELETE']).parse(name);
    const path = url.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111');
    for (const headers of [{}, { cookie }]) {
      const payload = method === 'POST' ? { payload: {} } : {};
      const answer = await app.inject({ method, url: path, headers, ...payload });
      expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
    }
  }
});

test('another site’s page cannot act with the owner’s cookie', async () => {
  const { app, signIn } = await openGuardedDesk({ OWNER_PASSWORD, PUBLIC_URL: 'https://hallway.example' });
  const cookie = cookieOf((await signIn(OWNER_PASSWORD)).headers['set-cookie']);
  const send = async (method: 'POST' | 'DELETE', url: string, origin: string) => {
    const headers = { cookie, origin, host: 'foyer.example', 'content-type': 'application/json' };
    return (await app.inject({ method, url, headers, payload: {} })).statusCode;
  };
  expect(await send('POST', '/api/owner/room', 'https://foyer.example')).toBe(200);
  expect(await send('POST', '/api/owner/room', 'https://hallway.example')).toBe(200);
  for (const origin of ['https://evil.example', 'null']) {
    expect(await send('POST', '/api/owner/room', origin)).toBe(403);
    for (const url of [apiPaths.ownerSession, apiPaths.ownerSessions])
      expect(await send('DELETE', url, origin)).toBe(403);
  }
});
