import { sql, type Transaction } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { postgres } from '../../../../test-support/databases/engines.ts';
import type { Database } from '../schema/schema.ts';
import type { Engine } from './engine.ts';
import { storeLimits, type StoreLimits } from './limits.ts';
import { openPostgres } from './postgres.ts';
import { StoreUnavailableError, type Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Only the limit that a test sets ends anything in it. */
const patient: StoreLimits = {
  ...storeLimits,
  groupMs: HOUR_MS,
  readMs: HOUR_MS,
  readStatementMs: HOUR_MS,
  writeStatementMs: HOUR_MS,
  lockMs: HOUR_MS,
  idleMs: HOUR_MS,
};

const storeKey = (store: Store, key: string) =>
  store.write((tx) =>
    tx
      .insertInto('idempotency_keys')
      .values({ key, route: 'POST /t', body_hash: 'h', answer: '{}', created_at: 1 })
      .execute(),
  );
const kept = async (store: Store) =>
  (await store.db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()).map((row) => row.key);

test('the limits fit into one another, and into ten seconds', () => {
  const { queueMs, connectMs, groupMs, readMs, readStatementMs, writeStatementMs, lockMs, idleMs } = storeLimits;
  expect(queueMs + groupMs).toBeLessThan(10_000);
  expect(readMs).toBeLessThan(10_000);
  // Each waits for the one before it, so that the one that knows more speaks first.
  expect(idleMs).toBeLessThan(Math.min(lockMs, queueMs));
  expect(Math.max(lockMs, writeStatementMs, connectMs)).toBeLessThan(groupMs);
  expect(Math.max(readStatementMs, connectMs)).toBeLessThan(readMs);
});

test('a process that stands still inside its group loses its turn; the write that waited for it is stored', async () => {
  const database = await postgres.createDatabase();
  const frozen = await postgres.openStore(database, { ...storeLimits, idleMs: 1000 });
  const other = await postgres.openStore(database);
  const inside = Promise.withResolvers<void>();
  const thaw = Promise.withResolvers<void>();
  const lost = frozen.write(async (tx) => {
    await sql`select 1`.execute(tx);
    inside.resolve();
    await thaw.promise;
    await sql`select 1`.execute(tx);
  });
  const isLost = expect(lost).rejects.toBeInstanceOf(StoreUnavailableError);
  await inside.promise;
  await storeKey(other, 'waited');
  thaw.resolve();
  await isLost;
  await storeKey(frozen, 'thawed');
  expect(await kept(other)).toEqual(['thawed', 'waited']);
});

test('one process migrates at a time; one that stands still while it does loses its turn to the next', async () => {
  const { databaseUrl } = await postgres.createDatabase();
  const [frozen, next] = [
    openPostgres(databaseUrl ?? '', { ...patient, idleMs: 1000 }),
    openPostgres(databaseUrl ?? '', patient),
  ];
  onTestFinished(async () => {
    for (const { migrator, close } of [frozen, next]) await Promise.all([migrator.destroy(), close()]);
  });
  const migrate = async ({ migrator, beginMigration }: Engine, work: (tx: Transaction<Database>) => Promise<unknown>) =>
    migrator.transaction().execute(async (tx) => {
      await beginMigration(tx);
      await work(tx);
    });
  const begun = Promise.withResolvers<void>();
  const thaw = Promise.withResolvers<void>();
  const lost = migrate(frozen, async (tx) => {
    begun.resolve();
    await thaw.promise;
    await sql`select 1`.execute(tx);
  });
  const isLost = expect(lost).rejects.toBeInstanceOf(StoreUnavailableError);
  await begun.promise;
  await migrate(next, async () => thaw.resolve());
  await isLost;
});

test('a turn that somebody else never gives back is waited for no longer than the limit; once it is free, writes go on', async () => {
  const database = await postgres.createDatabase();
  const store = await postgres.openStore(database, { ...patient, lockMs: 200 });
  const holder = new Client({ connectionString: database.databaseUrl ?? '' });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  const begun = await store.write(async (tx) =>
    sql<{ key: string }>`
    select classid::text || ' ' || objid::text as key from pg_locks where locktype = 'advisory' and objsubid = 1 and pid = pg_backend_pid()
  `.execute(tx),
  );
  const [high = '', low = ''] = (begun.rows[0]?.key ?? '').split(' ');
  await holder.query('select pg_advisory_xact_lock($1::bigint)', [(BigInt(high) << 32n) | BigInt(low)]);

  await expect(storeKey(store, 'refused')).rejects.toBeInstanceOf(StoreUnavailableError);
  await expect(storeKey(store, 'refused too')).rejects.toBeInstanceOf(StoreUnavailableError);
  await holder.query('rollback');
  await storeKey(store, 'free');
  expect(await kept(store)).toEqual(['free']);
});

test('a statement that takes too long is stopped, and takes no other write of its group with it', async () => {
  const store = await postgres.openStore(undefined, { ...patient, writeStatementMs: 1000 });
  const outcomes = await Promise.allSettled([
    storeKey(store, 'a'),
    store.write(async (tx) => sql`select pg_sleep(600)`.execute(tx)),
    storeKey(store, 'b'),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { name: 'StoreUnavailableError', mayBeStored: false } },
    { status: 'fulfilled' },
  ]);
  expect(await kept(store)).toEqual(['a', 'b']);
});

test('a read that takes too long is stopped by PostgreSQL itself, and its connection serves the next', async () => {
  const store = await postgres.openStore(undefined, { ...patient, readStatementMs: 1000 });
  await expect(sql`select pg_sleep(600)`.execute(store.db)).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(await kept(store)).toEqual([]);
});
