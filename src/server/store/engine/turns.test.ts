import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { forEachEngine, sqlite } from '../../../../test-support/databases/engines.ts';

const CONNECTIONS = 100;
/** Fewer than connections; each takes some milliseconds. */
const STATEMENTS = 60;
const slowStatement = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 15000) select count(*) from n`;

/** A server that many connect to at once, and how many of them it has taken. */
async function openCrowd() {
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    come() {
      for (let count = 0; count < CONNECTIONS; count += 1) connect(port, '127.0.0.1').on('error', () => undefined);
    },
    taken: () => taken,
  };
}

forEachEngine((engine) => {
  test('while one transaction runs many statements, all who connect are taken, and not one for each turn of the event loop', async () => {
    const store = await engine.openStore();
    const crowd = await openCrowd();
    const takenMeanwhile = await store.write(async (tx) => {
      crowd.come();
      for (let count = 0; count < STATEMENTS; count += 1) await slowStatement.execute(tx);
      return crowd.taken();
    });
    expect(takenMeanwhile).toBe(CONNECTIONS);
  });

  test('while something long is read, others connect', async () => {
    const store = await engine.openStore();
    const crowd = await openCrowd();
    crowd.come();
    for (let count = 0; count < STATEMENTS; count += 1) await slowStatement.execute(store.db);
    expect(crowd.taken()).toBe(CONNECTIONS);
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
