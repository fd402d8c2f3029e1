import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '../../../contract/paths.ts';
import { administer } from '../../../../test-support/databases/engines.ts';
import { startPostgres } from '../../../../test-support/databases/postgres-server.ts';
import { startProcess } from '../../../../test-support/server/process.ts';
import { openTestApp, testFolder } from '../../../../test-support/server/test-app.ts';
import { openStore } from './open-store.ts';

const SENDERS = 8;
/** Leads acknowledged between one blow and the next. */
const STRIDE = 40;
const BLOWS = 6;
/** Between a 503 and the next try; shorter than a client is told, so that the test is not spent waiting. */
const PAUSE_MS = 20;

async function startOwnPostgres() {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  await administer('create database foyer', `${server.url}/postgres`);
  return { server, databaseUrl: `${server.url}/foyer` };
}

/** Sends leads until it is over, each until it is acknowledged, under one key; tells of every acknowledgement. */
async function sendLeads(url: string, acknowledged: (name: string) => void, until: { over: boolean }): Promise<void> {
  while (!until.over) {
    const name = `Lead ${randomUUID()}`;
    for (let status = 0; status !== 201;) {
      const answer = await fetch(`${url}${apiPaths.quizLeads}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': name.replace(' ', '-') },
        body: JSON.stringify({ firstName: name, email: 'ada@example.com' }),
      });
      ({ status } = answer);
      expect([201, 503]).toContain(status);
      expect(status === 201 || Number(answer.headers.get('retry-after')) > 0).toBe(true);
      if (status === 503) await delay(PAUSE_MS);
      await answer.arrayBuffer();
    }
    acknowledged(name);
  }
}

test.each([
  {
    what: 'connections are ended by an operator',
    async strike(_server: Awaited<ReturnType<typeof startPostgres>>, databaseUrl: string) {
      const all = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()';
      await administer(`${all} and pid <> pg_backend_pid()`, databaseUrl);
    },
  },
  {
    what: 'PostgreSQL crashes and starts again',
    async strike(server: Awaited<ReturnType<typeof startPostgres>>) {
      await server.stop();
      await server.start();
    },
  },
])(
  'while $what under load, the process lives, loses nothing it acknowledged and stores nothing twice',
  async (blow) => {
    const { server, databaseUrl } = await startOwnPostgres();
    const site = await startProcess({
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      DATA_DIR: await testFolder(),
      DATABASE_URL: databaseUrl,
    });
    await site.says('Foyer is open');
    const url = `http://127.0.0.1:${site.port}`;
    const names: string[] = [];
    const until = { over: false };
    let reached = Promise.withResolvers<void>();
    const acknowledge = (name: string) => {
      names.push(name);
      if (names.length % STRIDE === 0) reached.resolve();
    };
    const sending = Promise.all(Array.from({ length: SENDERS }, async () => sendLeads(url, acknowledge, until)));
    for (let number = 0; number < BLOWS; number += 1) {
      await Promise.race([reached.promise, sending]);
      reached = Promise.withResolvers();
      await blow.strike(server, databaseUrl);
    }
    await Promise.race([reached.promise, sending]);
    until.over = true;
    await sending;

    expect((await fetch(`${url}${apiPaths.ready}`)).status).toBe(200);
    const store = await openStore({ databaseUrl, dataDir: '' });
    const rows = await store.db.selectFrom('leads').select('name').execute();
    await store.close();
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  },
);

test('while PostgreSQL is away, no read of the API is answered as a mistake of ours, and those that need it say 503', async () => {
  const { server, databaseUrl } = await startOwnPostgres();
  const store = await openStore({ databaseUrl, dataDir: '' });
  onTestFinished(() => store.close());
  const { app } = await openTestApp({ OWNER_PASSWORD: 'a password of mine', DASHBOARDS: 'public' }, { store });
  const signedIn = await app.inject({
    method: 'POST',
    url: apiPaths.ownerSession,
    payload: { password: 'a password of mine' },
  });
  const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? '';
  const read = async (url: string) => (await app.inject({ url, headers: { cookie } })).statusCode;
  const reads = [
    `${apiPaths.dashboard}/7d`,
    apiPaths.ready,
    apiPaths.ownerLeads,
    apiPaths.ownerNearMisses,
    apiPaths.ownerDeliveries,
    apiPaths.ownerOrders,
    `${apiPaths.ownerAttribution}?range=30d`,
    `${apiPaths.salesStats}?range=30d`,
    apiPaths.bookingSlots,
    apiPaths.ownerBookings,
    apiPaths.ownerOrdersExport,
    apiPaths.sales,
  ];
  expect(await Promise.all(reads.map(read))).toEqual(reads.map(() => 200));
  await server.stop();
  for (const url of reads) {
    // What was read a second ago may still be answered.
    await expect.poll(() => read(url)).toBe(503);
    const answer = await app.inject({ url, headers: { cookie } });
    expect([url, answer.statusCode]).toEqual([url, 503]);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  }
  const every = Object.entries(app.swagger().paths ?? {}).filter(([, methods]) => methods && 'get' in methods);
  const statuses = await Promise.all(every.map(([path]) => read(path.replaceAll(/\{\w+\}/g, () => randomUUID()))));
  expect(every.filter((_path, index) => statuses[index] === 500)).toEqual([]);
  expect(await read(apiPaths.health)).toBe(200);
  await server.start();
  await expect.poll(() => Promise.all(reads.map(read))).toEqual(reads.map(() => 200));
});
