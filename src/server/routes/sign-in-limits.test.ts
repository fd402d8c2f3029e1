import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { ALL_BUDGET, DEVICE_BUDGET, NETWORK_BUDGET } from '../owner/sign-in-budgets.ts';
import { forEachEngine, type TestEngine } from '../../../test-support/databases/engines.ts';
import { recordedLog } from '../../../test-support/server/recorded-log.ts';
import { openTestApp, testClock } from '../../../test-support/server/test-app.ts';

const PASSWORD = 'open the door, please';

interface Visit {
  readonly password?: string;
  readonly cookie?: string;
  /** Where it comes from. */
  readonly from?: string;
}

async function signIn(app: App, { password = 'guess', cookie = '', from = '203.0.113.7' }: Visit = {}) {
  return app.inject({
    method: 'POST',
    url: apiPaths.ownerSession,
    payload: { password },
    headers: { cookie },
    remoteAddress: from,
  });
}

const knock = async (app: App, visit?: Visit) => (await signIn(app, visit)).statusCode;

/** The cookie by which a device is known on which somebody has signed in. */
async function knownDevice(app: App, from?: string): Promise<string> {
  const answer = await signIn(app, { password: PASSWORD, ...(from !== undefined && { from }) });
  const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';', 1)[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith('foyer_device=')) ?? '';
}

async function openDoors(engine: TestEngine, processes = 1) {
  const clock = testClock();
  const database = await engine.createDatabase();
  const apps: App[] = [];
  for (let process = 0; process < processes; process += 1) {
    const store = await engine.openStore(database);
    // No limit on forms: the owner's door has its own.
    const { app } = await openTestApp({ OWNER_PASSWORD: PASSWORD, RATE_LIMIT: '0' }, { store, clock });
    apps.push(app);
  }
  const [app, other = app] = apps;
  if (app === undefined || other === undefined) throw new Error('There is a process');
  return { app, other, clock };
}

forEachEngine((engine) => {
  test('guesses are limited whatever RATE_LIMIT says, over all processes, and then no longer judged', async () => {
    const { app, other, clock } = await openDoors(engine, 2);
    const statuses: number[] = [];
    for (let guess = 0; guess < NETWORK_BUDGET.max; guess += 1) statuses.push(await knock(guess % 2 ? app : other));
    expect(new Set(statuses)).toEqual(new Set([401]));
    for (const door of [app, other]) {
      const refused = await signIn(door, { password: PASSWORD });
      expect([refused.statusCode, refused.headers['retry-after'], refused.headers['set-cookie']]).toEqual([
        429,
        String(NETWORK_BUDGET.windowMs / 1000),
        undefined,
      ]);
      expect(refused.json()).toMatchObject({ detail: expect.stringContaining('Please wait 15 minutes') });
    }
    clock.advance(NETWORK_BUDGET.windowMs);
    expect(await knock(app, { password: PASSWORD })).toBe(200);
  });

  test('of many guesses at once no more are judged than of guesses one by one', async () => {
    const { app, other } = await openDoors(engine, 2);
    const tries = Array.from({ length: 40 }, async (_, index) => knock(index % 2 ? app : other));
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(NETWORK_BUDGET.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - NETWORK_BUDGET.max);
  });

  test('a device on which the owner has signed in before is kept waiting for nobody, and has a limit of its own', async () => {
    const { app, other, clock } = await openDoors(engine, 2);
    const cookie = await knownDevice(app);
    for (let guess = 0; guess < NETWORK_BUDGET.max; guess += 1) await knock(app);
    expect(await knock(app, { password: PASSWORD })).toBe(429);
    expect(await knock(other, { password: PASSWORD, cookie })).toBe(200);
    for (let guess = 0; guess < DEVICE_BUDGET.max; guess += 1) expect(await knock(app, { cookie })).toBe(401);
    expect(await knock(other, { password: PASSWORD, cookie })).toBe(429);
    clock.advance(DEVICE_BUDGET.windowMs);
    expect(await knock(other, { password: PASSWORD, cookie })).toBe(200);
  });

  test('a device’s cookie that is made up, or of another password, opens nothing', async () => {
    const { app } = await openDoors(engine);
    const [id, signature = ''] = (await knownDevice(app)).replace('foyer_device=', '').split('.');
    for (let guess = 0; guess < NETWORK_BUDGET.max; guess += 1) await knock(app);
    const forged = [
      `foyer_device=${id}`,
      `foyer_device=${id}.`,
      `foyer_device=other.${signature}`,
      'foyer_device=.',
      'foyer_device=x.é',
    ];
    for (const cookie of forged) expect(await knock(app, { password: PASSWORD, cookie })).toBe(429);
  });

  test('guesses from many networks are limited together, and the owner still gets in from one of their own', async () => {
    const { app } = await openDoors(engine);
    const network = (index: number) => `198.51.${index}.9`;
    const networks = ALL_BUDGET.max / 2;
    for (let index = 0; index < networks; index += 1)
      for (const status of [await knock(app, { from: network(index) }), await knock(app, { from: network(index) })])
        expect(status).toBe(401);
    // Each has eight left of its own ten, and all together none.
    for (let index = 0; index < 5; index += 1)
      expect(await knock(app, { from: network(index), password: PASSWORD })).toBe(429);
    expect(await knock(app, { from: network(networks) })).toBe(401);
    expect(await knock(app, { from: network(networks) })).toBe(429);
    expect(await knock(app, { from: '192.0.2.1', password: PASSWORD })).toBe(200);
  });

  test('addresses of one network count as one, and the right password counts for nothing', async () => {
    const { app } = await openDoors(engine);
    for (let visit = 0; visit < NETWORK_BUDGET.max * 2; visit += 1)
      expect(await knock(app, { password: PASSWORD, from: '2001:db8::7' })).toBe(200);
    for (let guess = 0; guess < NETWORK_BUDGET.max; guess += 1)
      expect(await knock(app, { from: `2001:db8::${guess + 1}:1` })).toBe(401);
    expect(await knock(app, { from: '2001:db8:0:42::9' })).toBe(429);
    expect(await knock(app, { from: '2001:db8:1::9' })).toBe(401);
  });
});

test('who came to the door is in the log, without addresses and without what was typed', async () => {
  const { log, lines } = recordedLog('info');
  const { app } = await openTestApp({ OWNER_PASSWORD: PASSWORD }, { logger: log });
  const visit = { from: '203.0.113.7' };
  const answer = await signIn(app, { ...visit, password: PASSWORD });
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  for (let guess = 0; guess < NETWORK_BUDGET.max + 5; guess += 1) await signIn(app, { ...visit, password: 'hunter2' });
  await app.inject({ url: apiPaths.ownerOrdersExport, headers: { cookie } });
  await app.inject({ method: 'DELETE', url: apiPaths.ownerSession, headers: { cookie } });
  expect(lines.map((line) => String(JSON.parse(line).msg))).toEqual([
    'The owner signed in',
    ...Array<string>(NETWORK_BUDGET.max).fill('A sign-in with a wrong password was refused'),
    'Too many wrong passwords; further sign-ins are refused for a while, whatever the password',
    'The owner exported orders',
    'The owner signed out',
  ]);
  expect(lines.join('')).not.toMatch(/203\.0|hunter2|@/);
});

test('the database holds no address of whoever guessed', async () => {
  const { app, store } = await openTestApp({ OWNER_PASSWORD: PASSWORD });
  await signIn(app, { from: '203.0.113.7' });
  const rows = await store.db.selectFrom('limit_counts').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('203.0');
});
