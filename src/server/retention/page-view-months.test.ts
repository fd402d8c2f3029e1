import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConnection } from '../../../test-support/databases/open-connection.ts';
import { forEachEngine, postgres, type TestEngine } from '../../../test-support/databases/engines.ts';
import { recordStatements, tablesOpened } from '../../../test-support/databases/recorded-statements.ts';
import { zone } from '../../../test-support/data/reports.ts';
import { testClock, testFolder } from '../../../test-support/server/test-app.ts';
import { countPartOfDay, countVisitorsSince } from '../store/analytics/part-of-day.ts';
import { readPages } from '../store/identity/person-things.ts';
import { findDifferences, rebuildFigures } from '../store/rebuild/rebuild.ts';
import { isThere, listParts } from '../store/retention/page-view-parts.ts';
import { monthStart } from '../time/months.ts';
import { sweepPageViews } from './sweep-page-views.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 91;

async function open(engine: TestEngine, files: string | null = null) {
  const clock = testClock();
  const database = await engine.createDatabase();
  const store = await engine.openStore(database);
  return {
    clock,
    store,
    database,
    async addViews(times: readonly number[], session = 's') {
      const rows = times.map((at) => ({ session_id: session, path: '/', title: 'Home, "sweet"', at, filtered: 0 }));
      await store.write((tx) => tx.insertInto('page_views').values(rows).execute());
    },
    async sweep(by = store) {
      const now = clock.now();
      const before = now - KEPT_DAYS * DAY_MS;
      await sweepPageViews({ store: by, now, before, timeZone: zone, files, isClosing: () => false });
    },
    left: async () =>
      (await store.db.selectFrom('page_views').select('at').orderBy('at').execute()).map(({ at }) => at),
    parts: async () => (await listParts(store.db)).map(({ table }) => table),
  };
}

const textOf = async (file: string) => gunzipSync(await readFile(file)).toString();

forEachEngine((engine) => {
  test('page views stand in a file of their month before they go, and the figures stay', async () => {
    const folder = await testFolder();
    const { clock, store, addViews, sweep, left } = await open(engine, folder);
    const august = Date.UTC(2026, 7, 30, 10);
    await addViews([august, august + 1, august + 3 * DAY_MS]);
    await rebuildFigures(store, zone);
    clock.advance(10 * DAY_MS);
    await sweep();
    expect(await left()).toEqual([august + 3 * DAY_MS]);
    expect(await readdir(folder)).toEqual(['page-views-2026-08.csv.gz']);
    expect(await textOf(join(folder, 'page-views-2026-08.csv.gz'))).toBe(
      '\uFEFFid,session,path,title,time,filtered\r\n' +
        '1,s,/,"Home, ""sweet""",2026-08-30T10:00:00.000Z,0\r\n' +
        '2,s,/,"Home, ""sweet""",2026-08-30T10:00:00.001Z,0\r\n',
    );
    expect(await findDifferences(store, zone)).toEqual([]);
  });

  test('two processes that sweep at once drop and count every page view once, and their file lacks none', async () => {
    const folder = await testFolder();
    const { clock, store, database, addViews, sweep, left } = await open(engine, folder);
    const other = await engine.openStore(database);
    await addViews(Array.from({ length: 700 }, (_, number) => clock.now() + number));
    await rebuildFigures(store, zone);
    clock.advance(130 * DAY_MS);
    await Promise.all([sweep(), sweep(other), sweep(), sweep(other)]);
    await sweep();
    expect(await readdir(folder)).toEqual(['page-views-2026-11.csv.gz']);
    const lines = (await textOf(join(folder, 'page-views-2026-11.csv.gz'))).split('\r\n').slice(1, -1);
    expect(new Set(lines).size).toBe(700);
    expect(await left()).toEqual([]);
    expect(await findDifferences(store, zone)).toEqual([]);
  });

  test('a folder that is not there keeps the page views where they are, and says so', async () => {
    const folder = join(await testFolder(), 'later');
    const { clock, addViews, sweep, left } = await open(engine, folder);
    await addViews([clock.now()]);
    clock.advance(130 * DAY_MS);
    await expect(sweep()).rejects.toThrow('ENOENT');
    expect(await left()).toHaveLength(1);
    await mkdir(folder);
    await sweep();
    expect(await left()).toHaveLength(0);
    expect(await readdir(folder)).toEqual(['page-views-2026-11.csv.gz']);
  });
});

test('the figures are counted with the months held, so that none goes while they are', async () => {
  const { store } = await open(postgres);
  const statements = (await recordStatements(() => findDifferences(store, zone))).map(({ text }) => text);
  const held = statements.indexOf('lock table page_views in access share mode');
  expect(held).toBeGreaterThan(-1);
  expect(held).toBeLessThan(statements.findIndex((text) => text.startsWith('select')));
});

test('the coming months stand ready, and what came before its month was made is brought into it', async () => {
  const { clock, addViews, sweep, parts, store } = await open(postgres);
  const past = monthStart(clock.now(), -2) + 5;
  const farAhead = monthStart(clock.now(), 20);
  await addViews([past, clock.now(), farAhead]);
  await sweep();
  const names = [-2, 0, 1, 2, 3].map((later) => {
    const month = new Date(monthStart(clock.now(), later)).toISOString().slice(0, 7);
    return `page_views_${month.replace('-', '_')}`;
  });
  expect(await parts()).toEqual(expect.arrayContaining([...names, 'page_views_other']));
  const { rows } = await sql<{ table: string; at: number }>`
    select tableoid::regclass::text as table, at from page_views order by at`.execute(store.db);
  expect(rows).toEqual([
    { table: names[0], at: past },
    { table: names[1], at: clock.now() },
    { table: 'page_views_other', at: farAhead },
  ]);
});

test('a month goes whole once all of it is too old, without a row being deleted', async () => {
  const { clock, store, addViews, sweep, left, parts } = await open(postgres);
  const november = clock.now();
  await addViews([november, november + 15 * DAY_MS]);
  await rebuildFigures(store, zone);
  await sweep();
  clock.advance(100 * DAY_MS);
  await sweep();
  expect(await left()).toEqual([november, november + 15 * DAY_MS]);
  clock.advance(5 * DAY_MS);
  const statements = await recordStatements(() => sweep());
  expect(await left()).toEqual([november + 15 * DAY_MS]);
  expect(await parts()).not.toContain('page_views_2026_11');
  expect(statements.filter(({ text }) => /delete from "?page_views/.test(text))).toEqual([]);
  expect(await findDifferences(store, zone)).toEqual([]);
});

test('a month that somebody reads for long goes with the next sweep, and leaves no half file', async () => {
  const folder = await testFolder();
  const { clock, addViews, sweep, left, database } = await open(postgres, folder);
  await addViews([clock.now()]);
  await sweep();
  clock.advance(130 * DAY_MS);
  const backup = await openConnection(database.databaseUrl);
  await backup.query('begin; lock table page_views in access share mode');
  await sweep();
  expect(await left()).toHaveLength(1);
  expect(await readdir(folder)).toEqual([]);
  await backup.query('commit');
  await sweep();
  expect(await left()).toHaveLength(0);
});

test('a month that another process drops while the months are listed is left out', async () => {
  const { clock, store, sweep, parts } = await open(postgres);
  await sweep();
  expect(await parts()).toContain('page_views_2026_11');
  clock.advance(130 * DAY_MS);
  await store.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // What the transaction sees is fixed by its first statement.
      await sql`select 1`.execute(tx);
      await sweep();
      const listed = (await listParts(tx)).map(({ table }) => table);
      expect(listed).toContain('page_views_other');
      expect(listed).not.toContain('page_views_2026_11');
    });
});

test('a month that another process dropped is known to be gone, also where a connection has seen it before', async () => {
  const { clock, store, sweep } = await open(postgres);
  await sweep();
  clock.advance(130 * DAY_MS);
  const seen = await store.db.transaction().execute(async (tx) => {
    const before = await isThere(tx, 'page_views_2026_11');
    await sweep();
    return [before, await isThere(tx, 'page_views_2026_11')];
  });
  expect(seen).toEqual([true, false]);
});

test('a file of a month is never written over', async () => {
  const folder = await testFolder();
  const { clock, addViews, sweep } = await open(postgres, folder);
  const november = clock.now();
  clock.advance(130 * DAY_MS);
  for (const times of [[november], [november + 1]]) {
    await addViews(times);
    await sweep();
  }
  expect(await readdir(folder)).toEqual(['page-views-2026-11-2.csv.gz', 'page-views-2026-11.csv.gz']);
  expect(await textOf(join(folder, 'page-views-2026-11.csv.gz'))).toContain('T12:00:00.000Z');
});

test('what is read of a span opens its months alone', async () => {
  const { clock, store, addViews, sweep, database, parts } = await open(postgres);
  const now = clock.now();
  const september = monthStart(now, -2) + 10 * DAY_MS;
  await addViews([september, monthStart(now, -1) + 1, now, monthStart(now, 20)]);
  await sweep();
  expect((await parts()).length).toBeGreaterThan(6);
  const client = await openConnection(database.databaseUrl);
  const opened = async (read: () => Promise<unknown>) => {
    const tables = new Set<string>();
    for (const statement of await recordStatements(read))
      if (/^select/i.test(statement.text))
        for (const table of await tablesOpened(client, statement))
          if (table.startsWith('page_views')) tables.add(table);
    return [...tables];
  };
  const hour = { from: september, until: september + 3_600_000 };
  expect(await opened(() => countPartOfDay(store.db, { day: '2026-09-11', ...hour }))).toEqual(['page_views_2026_09']);
  expect(await opened(() => countVisitorsSince(store.db, { from: now, until: now + 1 }))).toEqual([
    'page_views_2026_11',
  ]);
  const pages = await opened(() => readPages(store.db, { id: 's', first_seen_at: september }));
  expect(pages.toSorted()).toEqual(['page_views_2026_09', 'page_views_2026_10']);
});
