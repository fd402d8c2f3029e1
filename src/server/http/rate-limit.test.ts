import { expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from './app.ts';
import { createSharedCounts, type Limit } from '../limits/shared-counts.ts';
import { dropOldCounts } from '../store/access/limit-counts.ts';
import type { Store } from '../store/engine/store.ts';
import { forEachEngine } from '../../../test-support/databases/engines.ts';
import { openTestApp, testClock, testConfig } from '../../../test-support/server/test-app.ts';
import { formRateLimit } from './rate-limit.ts';

const forwarded = (address: string) => ({ 'x-forwarded-for': address });
const HOUR_MS = 3_600_000;

async function openForms(settings: Record<string, string>) {
  const clock = testClock();
  const { app } = await openTestApp(settings, { clock });
  const option = formRateLimit(testConfig(settings));
  for (const url of ['/api/one', '/api/two']) app.post(url, { config: option }, () => ({ ok: true }));
  const send = async (url: string, remoteAddress = '203.0.113.1', headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, remoteAddress, headers });
  return { send, clock };
}

test('a client that sends one form too often waits, while others and other forms pass', async () => {
  const { send, clock } = await openForms({ RATE_LIMIT: '2' });
  await send('/api/one');
  expect((await send('/api/one')).statusCode).toBe(200);
  const refused = await send('/api/one');
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'application/problem+json']);
  expect(refused.headers['retry-after']).toBe('60');
  expect((await send('/api/two')).statusCode).toBe(200);
  expect((await send('/api/one', '203.0.113.2')).statusCode).toBe(200);
  clock.advance(60_000);
  expect((await send('/api/one')).statusCode).toBe(200);
});

test('a client that comes back every minute is stopped for the day at twenty times the limit', async () => {
  const { send, clock } = await openForms({ RATE_LIMIT: '1' });
  for (let minute = 0; minute < 20; minute += 1) {
    expect((await send('/api/one')).statusCode).toBe(200);
    clock.advance(60_000);
  }
  const refused = await send('/api/one');
  expect([refused.statusCode, refused.json().detail]).toEqual([429, 'Please wait 24 hours and send this again.']);
  expect((await send('/api/two')).statusCode).toBe(200);
  clock.advance(24 * HOUR_MS);
  expect((await send('/api/one')).statusCode).toBe(200);
});

test('RATE_LIMIT=0 lifts the limit', async () => {
  const { send } = await openForms({ RATE_LIMIT: '0' });
  for (let request = 0; request < 50; request += 1) expect((await send('/api/one')).statusCode).toBe(200);
});

test.each([
  ['198.51.100.7:5001', '198.51.100.7:5002'],
  ['[2001:db8::7]:5001', '"[2001:db8::7]"'],
  ['2001:db8::7', '[2001:db8::7]:5001'],
  ['198.51.100.7', '192.0.2.1, "198.51.100.7:5001"'],
])('one client is the one client whose proxy forwards %s and then %s', async (first, then) => {
  const { send } = await openForms({ RATE_LIMIT: '1', TRUST_PROXY: '1' });
  expect((await send('/api/one', '10.0.0.1', forwarded(first))).statusCode).toBe(200);
  expect((await send('/api/one', '10.0.0.1', forwarded(then))).statusCode).toBe(429);
  expect((await send('/api/one', '10.0.0.1', forwarded('198.51.100.8:5001'))).statusCode).toBe(200);
});

test('a proxy behind a proxy is known by its address, with its port', async () => {
  const { send } = await openForms({ RATE_LIMIT: '1', TRUST_PROXY: 'uniquelocal' });
  for (const [client, status] of [
    ['198.51.100.7', 200],
    ['198.51.100.8', 200],
    ['198.51.100.7', 429],
  ] as const)
    expect((await send('/api/one', '10.0.0.1', forwarded(`${client}:5001, 10.0.0.2:5002`))).statusCode).toBe(status);
});

test('clients are told apart by the forwarded address only behind a trusted proxy', async () => {
  const { send: direct } = await openForms({ RATE_LIMIT: '1' });
  await direct('/api/one', '203.0.113.1', forwarded('198.51.100.1'));
  expect((await direct('/api/one', '203.0.113.1', forwarded('198.51.100.2'))).statusCode).toBe(429);
  const { send: proxied } = await openForms({ RATE_LIMIT: '1', TRUST_PROXY: '1' });
  await proxied('/api/one', '10.0.0.1', forwarded('198.51.100.1'));
  expect((await proxied('/api/one', '10.0.0.1', forwarded('198.51.100.2'))).statusCode).toBe(200);
  expect((await proxied('/api/one', '10.0.0.1', forwarded('198.51.100.9, 198.51.100.1'))).statusCode).toBe(429);
});

test('the addresses of one IPv6 network are one client', async () => {
  const { send } = await openForms({ RATE_LIMIT: '1' });
  await send('/api/one', '2001:db8:0:1100::1');
  expect((await send('/api/one', '2001:db8:0:11ff::2')).statusCode).toBe(429);
  expect((await send('/api/one', '2001:db8:0:1200::1')).statusCode).toBe(200);
});

/** The rows that lie in the table of counts. */
async function countsIn({ db }: Store) {
  return db.selectFrom('limit_counts').selectAll().execute();
}

const limit: Limit = { name: 'one', max: 5, windowMs: 60_000 };

forEachEngine((engine) => {
  test('what one process let through counts in every other', async () => {
    const database = await engine.createDatabase();
    const clock = testClock();
    const sharing: Promise<void>[] = [];
    const open = async () => {
      const store = await engine.openStore(database);
      const { writeBulk } = store;
      store.writeBulk = (bulk, item) => {
        const written = writeBulk(bulk, item);
        sharing.push(written);
        return written;
      };
      return (await openTestApp({ RATE_LIMIT: '6' }, { clock, store })).app;
    };
    const apps = [await open(), await open(), await open()];
    const post = async (app: App | undefined, remoteAddress: string) => {
      const answer = await app?.inject({
        method: 'POST',
        url: apiPaths.quizLeads,
        remoteAddress,
        payload: { firstName: 'A', email: 'a@b.example' },
      });
      await Promise.all(sharing);
      return answer?.statusCode;
    };
    // Each process reads the secret of the keys with the first hits that it shares.
    for (const app of [...apps, ...apps]) await post(app, '203.0.113.9');
    await expect.poll(() => sharing.length).toBeGreaterThanOrEqual(apps.length);
    const statuses: (number | undefined)[] = [];
    for (let turn = 0; turn < 18; turn += 1) statuses.push(await post(apps[turn % apps.length], '203.0.113.1'));
    const taken = statuses.filter((status) => status === 201).length;
    // A process shares from its second hit on, and hears of the others' with its own next one; three that counted alone would take all 18.
    expect(taken).toBeGreaterThanOrEqual(6);
    expect(taken).toBeLessThanOrEqual(6 + apps.length);
    expect(statuses.slice(-apps.length)).toEqual(apps.map(() => 429));
  });

  test('reads and page views count in every process, and cost a write for each twentieth of their limit', async () => {
    const database = await engine.createDatabase();
    const stores = await Promise.all(Array.from({ length: 2 }, () => engine.openStore(database)));
    const clock = testClock();
    const processes = stores.map((store) => createSharedCounts(store, clock));
    let writes = 0;
    for (const store of stores) {
      const { writeBulk } = store;
      store.writeBulk = async (bulk, item) => {
        writes += 1;
        await writeBulk(bulk, item);
      };
    }
    const reads: Limit = { name: 'reads', max: 300, windowMs: 60_000 };
    let taken = 0;
    for (let turn = 0; turn < 2 * reads.max; turn += 1) {
      const counts = processes[turn % processes.length];
      if ((counts?.hit(reads, '203.0.113.1').hits ?? 0) <= reads.max) taken += 1;
      await counts?.settled();
    }
    expect(taken).toBeGreaterThanOrEqual(reads.max);
    expect(taken).toBeLessThanOrEqual(reads.max * 1.1);
    expect(writes).toBeLessThanOrEqual(22);
  });

  test('hits are added up over processes, a window ends for all, and no address is stored', async () => {
    const clock = testClock();
    const database = await engine.createDatabase();
    const stores = [await engine.openStore(database), await engine.openStore(database)] as const;
    const [here, there] = [createSharedCounts(stores[0], clock), createSharedCounts(stores[1], clock)];
    for (const counts of [here, here, there, there]) {
      counts.hit(limit, '203.0.113.1');
      await counts.settled();
    }
    expect(there.hit(limit, '203.0.113.1').hits).toBe(5);
    expect(there.hit(limit, '203.0.113.2').hits).toBe(1);
    await there.settled();
    const rows = await countsIn(stores[0]);
    expect(rows).toMatchObject([{ hits: 5 }]);
    expect(JSON.stringify(rows)).not.toContain('203.0');
    await dropOldCounts(stores[0], clock.now());
    expect(await countsIn(stores[0])).toHaveLength(1);
    clock.advance(limit.windowMs);
    for (let hit = 1; hit <= 2; hit += 1) expect(here.hit(limit, '203.0.113.1').hits).toBe(hit);
    await here.settled();
    expect(await countsIn(stores[0])).toMatchObject([{ hits: 2 }]);
    clock.advance(limit.windowMs);
    await dropOldCounts(stores[0], clock.now());
    expect(await countsIn(stores[0])).toEqual([]);
  });

  test('a client that came once, and one that is refused, cost no write', async () => {
    const store = await engine.openStore();
    const counts = createSharedCounts(store, testClock());
    counts.hit(limit, 'once');
    for (let hit = 0; hit < 40; hit += 1) counts.hit(limit, 'often');
    await counts.settled();
    expect(await countsIn(store)).toMatchObject([{ hits: limit.max }]);
  });
});

test('while the database is away each process counts for itself', async () => {
  const { store } = await openTestApp();
  const counts = createSharedCounts(store, testClock());
  await store.close();
  for (let hit = 1; hit <= 8; hit += 1) {
    expect(counts.hit(limit, '203.0.113.1').hits).toBe(hit);
    await counts.settled();
  }
});
