import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { administer } from '../../../../test-support/databases/engines.ts';
import { startPostgres } from '../../../../test-support/databases/postgres-server.ts';
import { testConfig } from '../../../../test-support/server/test-app.ts';
import { replicaNotice } from '../../analytics/replica-notice.ts';
import { commandLimits } from './limits.ts';
import { migrations } from './migrations.ts';
import { openStore } from './open-store.ts';
import { openReplica, type ReplicaLimits } from './replica.ts';
import { poolOf } from './postgres.ts';
import type { Store } from './store.ts';

const patience = { timeout: 30_000, interval: 50 };

/** A primary and its replica with Foyer's tables, and a store that reads its figures from the replica. */
async function openPair() {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const primary = await startPostgres();
  onTestFinished(() => primary.remove());
  const databaseUrl = `${primary.url}/postgres`;
  await (await openStore({ databaseUrl, dataDir })).close();
  const replica = await startPostgres(primary);
  onTestFinished(() => replica.remove());
  const databaseReadUrl = `${replica.url}/postgres`;
  const openPairStore = async () => {
    const store = await openStore({ databaseUrl, databaseReadUrl, dataDir }, commandLimits);
    onTestFinished(() => store.close());
    return store;
  };
  return { primary, replica, databaseUrl, databaseReadUrl, openPairStore };
}

test('figures are read from the replica, with how far it is behind, and from the primary while it is away', async () => {
  const { primary, replica, databaseUrl, databaseReadUrl, openPairStore } = await openPair();
  const store = await openPairStore();
  type Name = 'calendar_feed' | 'checkout_mail' | 'weekly_report';
  const note = (name: Name) => store.write((tx) => tx.insertInto('markers').values({ name, value: 'test' }).execute());
  const find = async (from: Store['db'], name: Name) =>
    (await from.selectFrom('markers').select('name').where('name', '=', name).execute()).length;

  await note('calendar_feed');
  await vi.waitFor(async () => expect(await find(store.figures, 'calendar_feed')).toBe(1), patience);
  await administer('select pg_wal_replay_pause()', databaseReadUrl);
  await note('checkout_mail');
  expect([await find(store.db, 'checkout_mail'), await find(store.figures, 'checkout_mail')]).toEqual([1, 0]);

  const pool = poolOf({ connectionString: databaseUrl }, null);
  onTestFinished(() => pool.end());
  const judge = async (limits: Partial<ReplicaLimits>, count = Object.keys(migrations).length) => {
    const found = openReplica(
      { connectionString: databaseReadUrl },
      { readMs: 30_000, migrations: count, primary: pool },
      { lookAgainMs: 0, behindMaxMs: 60_000, ...limits },
    );
    const behindMs = await found.behindMs();
    await found.pool.end();
    return behindMs;
  };
  expect(await judge({})).toBeGreaterThan(0);
  expect(await judge({ behindMaxMs: 0 })).toBeNull();
  expect(await judge({}, 10_000)).toBeNull();

  await administer('select pg_wal_replay_resume()', databaseReadUrl);
  await vi.waitFor(async () => expect(await judge({})).toBe(0), patience);
  await vi.waitFor(async () => expect(await find(store.figures, 'checkout_mail')).toBe(1), patience);

  const config = testConfig({ DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl });
  expect(await replicaNotice({ config, store })()).toEqual([]);
  await replica.stop();
  const other = await openPairStore();
  await note('weekly_report');
  expect(
    await other.figures.selectFrom('markers').select('name').where('name', '=', 'weekly_report').execute(),
  ).toHaveLength(1);
  expect(await other.figuresBehindMs()).toBeNull();
  expect(await replicaNotice({ config, store: other })()).toEqual([expect.objectContaining({ id: 'replica-unread' })]);

  await replica.start();
  await primary.stop();
  await vi.waitFor(async () => expect(await find(store.figures, 'checkout_mail')).toBe(1), patience);
});
