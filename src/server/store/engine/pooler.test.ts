import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { administer, postgres } from '../../../../test-support/databases/engines.ts';
import { startPooler } from '../../../../test-support/databases/pooler.ts';
import { storeLimits } from './limits.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const storeKey = (store: Store, key: string) =>
  store.write((tx) =>
    tx
      .insertInto('idempotency_keys')
      .values({ key, route: 'POST /t', body_hash: 'h', answer: '{}', created_at: 1 })
      .execute(),
  );

/** The line that docs/put-online.md gives for pgbouncer's settings. */
async function documented(): Promise<Record<string, string>> {
  const told = await readFile(join(import.meta.dirname, '../../../../docs/put-online.md'), 'utf8');
  const [, value = ''] = /^ignore_startup_parameters = (.+)$/m.exec(told) ?? [];
  return { ignore_startup_parameters: value };
}

/** The advisory locks that somebody holds in this database. */
const locksOf = (databaseUrl: string | null) =>
  administer(
    `select objid from pg_locks join pg_database on oid = database
     where locktype = 'advisory' and datname = current_database()`,
    databaseUrl ?? '',
  );

/** Why something failed, with each reason's own reason. */
async function reasonsOf(failing: Promise<unknown>): Promise<string> {
  const error: unknown = await failing.catch((thrown: unknown) => thrown);
  const words: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) words.push(one.message);
  return words.join(': ');
}

test('behind pgbouncer in transaction mode several processes migrate, write and read as they would without it', async () => {
  const { databaseUrl, dataDir } = await postgres.createBareDatabase();
  const pooled = { databaseUrl: await startPooler(databaseUrl ?? '', await documented()), dataDir };
  const stores = await Promise.all([1, 2, 3].map(() => postgres.openStore(pooled)));
  const keys = Array.from({ length: 60 }, (_, number) => `k${String(number).padStart(2, '0')}`);
  await Promise.all(
    stores.flatMap((store, part) => keys.filter((_, number) => number % 3 === part).map((key) => storeKey(store, key))),
  );
  for (const store of stores) {
    const rows = await store.db.selectFrom('idempotency_keys').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(keys);
    await store.checkReady();
  }
  expect(await locksOf(databaseUrl)).toEqual([]);
});

test('behind pgbouncer a migration that fails changes nothing, keeps no lock and says why', async () => {
  const { databaseUrl, dataDir } = await postgres.createBareDatabase();
  await administer('create table leads (foreign_owner text)', databaseUrl ?? '');
  const pooled = { databaseUrl: await startPooler(databaseUrl ?? '', await documented()), dataDir };
  expect(await reasonsOf(openStore(pooled))).toBe(
    'The database could not be migrated (0002-leads-outbox): relation "leads" already exists',
  );
  const tables = `select tablename from pg_tables where schemaname = 'public'`;
  expect(await administer(tables, databaseUrl ?? '')).toEqual([{ tablename: 'leads' }]);
  expect(await locksOf(databaseUrl)).toEqual([]);
});

test('behind pgbouncer a group of writes keeps its limits, and lends them to nobody', async () => {
  const { databaseUrl, dataDir } = await postgres.createDatabase();
  const pooled = {
    databaseUrl: await startPooler(databaseUrl ?? '', { ...(await documented()), default_pool_size: '1' }),
    dataDir,
  };
  const store = await postgres.openStore(pooled, { ...storeLimits, writeStatementMs: 1000 });
  await expect(store.write((tx) => sql`select pg_sleep(600)`.execute(tx))).rejects.toMatchObject({
    name: 'StoreUnavailableError',
  });
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(store.db);
  expect(rows).toEqual([{ statement_timeout: '0' }]);
  await storeKey(store, 'after');
});

test('without that line pgbouncer refuses the connection, and the start says why', async () => {
  const { databaseUrl, dataDir } = await postgres.createDatabase();
  const pooled = { databaseUrl: await startPooler(databaseUrl ?? ''), dataDir };
  expect(await reasonsOf(openStore(pooled))).toContain('unsupported startup parameter');
});
