import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { forEachEngine, sqlite } from '../../../../test-support/databases/engines.ts';
import { storeLimits } from './limits.ts';
import { StoreUnavailableError } from './store.ts';

const CONNECTIONS = 100;
const NOBODY_COMES_MS = 30_000;
/** Takes some milliseconds. */
const slowStatement = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 15000) select count(*) from n`;

/** Once it may go, connects so often, in a thread of its own, and counts the connections that stand. */
const connectThere = `
  const { connect } = require('node:net');
  const { workerData: { port, count, standing, mayGo } } = require('node:worker_threads');
  Atomics.wait(mayGo, 0, 0);
  for (let left = count; left > 0; left -= 1)
    connect(port, '127.0.0.1', () => {
      Atomics.add(standing, 0, 1);
      Atomics.notify(standing, 0);
    }).on('error', () => undefined);
`;

const sharedNumber = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** A server to which many connect while this thread waits until they do: so what follows depends on no clock. */
async function openCrowd() {
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const [standing, mayGo] = [sharedNumber(), sharedNumber()];
  const crowd = new Worker(connectThere, { eval: true, workerData: { port, count: CONNECTIONS, standing, mayGo } });
  onTestFinished(async () => {
    await crowd.terminate();
    server.close();
  });
  return {
    /** Returns once all connections stand and none is taken. */
    come() {
      Atomics.store(mayGo, 0, 1);
      Atomics.notify(mayGo, 0);
      for (let now = 0; now < CONNECTIONS; now = Atomics.load(standing, 0))
        if (Atomics.wait(standing, 0, now, NOBODY_COMES_MS) === 'timed-out')
          throw new Error(`Only ${now} have connected.`);
    },
    /** Runs statements until all connections are taken, at most as many as there are connections; resolves to how many ran. */
    async statementsUntilTaken(db: Parameters<typeof slowStatement.execute>[0]) {
      for (let statements = 1; statements <= CONNECTIONS; statements += 1) {
        await slowStatement.execute(db);
        if (taken === CONNECTIONS) return statements;
      }
      return CONNECTIONS;
    },
  };
}

forEachEngine((engine) => {
  test('while one transaction runs many statements, all who connect are taken, and not one for each turn of the event loop', async () => {
    const store = await engine.openStore();
    const crowd = await openCrowd();
    const statements = await store.write(async (tx) => {
      crowd.come();
      return crowd.statementsUntilTaken(tx);
    });
    expect(statements).toBeLessThan(CONNECTIONS);
  });

  test('while something long is read, others connect', async () => {
    const store = await engine.openStore();
    const crowd = await openCrowd();
    crowd.come();
    expect(await crowd.statementsUntilTaken(store.db)).toBeLessThan(CONNECTIONS);
  });
});

test('a write waits while another process holds SQLite for longer than a quarter of a second, and the event loop turns meanwhile', async () => {
  const database = await sqlite.createDatabase();
  const [here, there] = [await sqlite.openStore(database), await sqlite.openStore(database)];
  const holds = Promise.withResolvers<void>();
  let turns = 0;
  const held = there.write(async () => {
    holds.resolve();
    for (const since = performance.now(); performance.now() - since < 400; turns += 1) await delay(10);
  });
  await holds.promise;
  await expect(here.write(async () => 'stored')).resolves.toBe('stored');
  await held;
  expect(turns).toBeGreaterThan(2);
});

test('a write waits for another process that holds SQLite no longer than the limit; once it is free, writes go on', async () => {
  const database = await sqlite.createDatabase();
  const here = await sqlite.openStore(database, { ...storeLimits, lockMs: 50 });
  const there = await sqlite.openStore(database);
  const [holds, isRefused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = there.write(async () => {
    holds.resolve();
    await isRefused.promise;
  });
  await holds.promise;
  await expect(here.write(async () => 'stored')).rejects.toBeInstanceOf(StoreUnavailableError);
  isRefused.resolve();
  await held;
  await expect(here.write(async () => 'stored')).resolves.toBe('stored');
});
