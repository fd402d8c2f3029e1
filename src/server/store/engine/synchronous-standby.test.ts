import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '../../../contract/paths.ts';
import { openTcpProxy } from '../../../../stand-ins/tcp-proxy.ts';
import { administer } from '../../../../test-support/databases/engines.ts';
import { startPostgres } from '../../../../test-support/databases/postgres-server.ts';
import { openTestApp } from '../../../../test-support/server/test-app.ts';
import { storeLimits } from './limits.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const impatient = { ...storeLimits, queueMs: 2000, connectMs: 2000, groupMs: 1500 };

/** Sends one lead, always under the same key. */
async function senderTo(store: Store) {
  const { app } = await openTestApp({}, { store });
  return async () => {
    const answer = await app.inject({
      method: 'POST',
      url: apiPaths.quizLeads,
      headers: { 'idempotency-key': 'key-1' },
      payload: { firstName: 'Ada', email: 'ada@example.com' },
    });
    return answer.statusCode;
  };
}

async function openPair() {
  const primary = await startPostgres();
  onTestFinished(() => primary.remove());
  await administer('create database foyer', `${primary.url}/postgres`);
  const standby = await startPostgres(primary);
  onTestFinished(() => standby.remove());
  return { primary, standby };
}

test('a repeated request is not told of a row that the synchronous standby has yet to get', async () => {
  const { primary, standby } = await openPair();
  const store = await openStore({ databaseUrl: `${primary.url}/foyer`, dataDir: '' }, impatient);
  onTestFinished(() => store.close());
  const send = await senderTo(store);
  const stored = async () => (await store.db.selectFrom('leads').select('name').execute()).length;

  await administer(`alter system set synchronous_standby_names = '*'`, `${primary.url}/postgres`);
  await standby.stop();
  // Only one that is started anew shows what it committed for itself alone.
  await primary.stop();
  await primary.start();
  expect(await send()).toBe(503);
  await primary.stop();
  await primary.start();
  expect(await stored()).toBe(1);
  expect(await send()).toBe(503);

  await standby.start();
  await expect.poll(send).toBe(201);
  expect(await stored()).toBe(1);
});

test('where a balancer leads to a standby, writes are answered as if there were no primary', async () => {
  const { primary, standby } = await openPair();
  const before = await openTcpProxy(Number(new URL(primary.url).port));
  const store = await openStore(
    { databaseUrl: `postgres://foyer@127.0.0.1:${before.port}/foyer`, dataDir: '' },
    impatient,
  );
  onTestFinished(() => store.close());
  const send = await senderTo(store);
  before.close();
  const after = await openTcpProxy(Number(new URL(standby.url).port), before.port);
  onTestFinished(() => after.close());
  // The connections of before break first.
  for (let time = 0; time < 3; time += 1) expect(await send()).toBe(503);
});
