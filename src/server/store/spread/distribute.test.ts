import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openConnection } from '../../../../test-support/databases/open-connection.ts';
import { administer, databaseSettings, postgres } from '../../../../test-support/databases/engines.ts';
import { testFolder } from '../../../../test-support/server/test-app.ts';
import { keepMonthsReady } from '../retention/page-view-parts.ts';
import { spreadAll } from './distribute.ts';
import { spreadTables } from './routing-keys.ts';

function run(settings: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env['PATH'], ...settings };
  const command = ['src/server/commands/distribute.ts', ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { said: stdout + stderr, status };
}

/** A database with a session, a page view and a connection, whose Citus only does this with a table. */
async function open(withTable: string) {
  const database = await postgres.createDatabase();
  const databaseUrl = database.databaseUrl ?? '';
  await administer(
    `create function create_distributed_table(name text, key text, colocate_with text) returns void language plpgsql as $$ begin ${withTable} end $$`,
    databaseUrl,
  );
  const store = await postgres.openStore(database);
  await store.write(async (tx) => {
    await tx.insertInto('sessions').values({ id: 's', first_seen_at: 1, filtered: 0 }).execute();
    await tx.insertInto('page_views').values({ session_id: 's', path: '/', title: '', at: 1, filtered: 0 }).execute();
  });
  const client = await openConnection(databaseUrl);
  const keyOfViews = async () => {
    const [row] = await administer(
      `select pg_get_constraintdef(oid) as key from pg_constraint where conname = 'page_views_pkey'`,
      databaseUrl,
    );
    return row;
  };
  return { client, store, keyOfViews };
}

test('a PostgreSQL without Citus is refused, and stays as it was', async () => {
  const database = await postgres.createDatabase();
  expect(run(databaseSettings(database), 'db1:5432', 'db2:5432')).toEqual({
    said: "This PostgreSQL has no Citus, so its tables cannot be spread. Install Citus for its version on every machine (https://docs.citusdata.com), set shared_preload_libraries = 'citus' and start PostgreSQL again. Nothing was changed\n",
    status: 1,
  });
});

test('SQLite, a machine without a port, and one machine alone are refused', async () => {
  const sqlite = { DATA_DIR: await testFolder() };
  expect(run(sqlite, 'db1:5432', 'db2:5432')).toEqual({
    said: 'Set DATABASE_URL to a PostgreSQL with Citus: SQLite is one file, and cannot be spread\n',
    status: 1,
  });
  const somewhere = { ...sqlite, DATABASE_URL: 'postgres://127.0.0.1:1/foyer' };
  expect(run(somewhere, 'db1')).toEqual({
    said: 'db1 is no machine. Name each as host:port, such as db2.internal:5432\n',
    status: 1,
  });
  expect(run(somewhere, 'db1:5432').said).toContain('Name the machine that Foyer connects to, then the others');
});

test('the plan names every statement, and needs no database', async () => {
  const { said, status } = run({ DATA_DIR: await testFolder() }, '--plan', 'db1:5432', 'db2:6000');
  expect(status).toBe(0);
  expect(said.split('\n').slice(0, 7)).toEqual([
    'create extension if not exists citus;',
    "select citus_set_coordinator_host('db1', 5432);",
    "select citus_add_node('db2', 6000);",
    "select create_distributed_table('sessions', 'id', colocate_with => 'none');",
    'alter table page_views drop constraint if exists page_views_pkey, drop constraint if exists page_views_pk, add constraint page_views_pkey primary key (id, at, session_id);',
    "select create_distributed_table('page_views', 'session_id', colocate_with => 'sessions');",
    "select create_distributed_table('form_visits', 'session_id', colocate_with => 'sessions');",
  ]);
});

test('tables are spread with their rows counted, and months are made on', async () => {
  const { client, store, keyOfViews } = await open('null;');
  const counts = await spreadAll(client);
  expect(counts.map(({ table }) => table)).toEqual(spreadTables.map(({ table }) => table));
  expect(counts.filter(({ rows }) => rows === 1).map(({ table }) => table)).toEqual(['sessions', 'page_views']);
  expect(await keyOfViews()).toEqual({ key: 'PRIMARY KEY (id, at, session_id)' });
  await keepMonthsReady(store, Date.now() + 200 * 86_400_000);
});

test('a table that loses a row while it is spread ends it all, and stays as it was', async () => {
  const { client, store, keyOfViews } = await open(`if name = 'page_views' then delete from page_views; end if;`);
  await expect(spreadAll(client)).rejects.toThrow('The table page_views has another number of rows once it is spread');
  expect(await store.db.selectFrom('page_views').select('session_id').execute()).toEqual([{ session_id: 's' }]);
  expect(await keyOfViews()).toEqual({ key: 'PRIMARY KEY (id, at)' });
});
