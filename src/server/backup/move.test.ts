import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { administer, postgres, type TestDatabase } from '../../../test-support/databases/engines.ts';
import { claimDataFolder, DataFolderInUse, shareDataFolder } from '../store/engine/data-lock.ts';
import { sharedSecret } from '../store/access/secrets.ts';
import { openStore } from '../store/engine/open-store.ts';
import { insertLead } from '../store/leads/leads.ts';
import { moveToPostgres } from './move.ts';

const nobody = () => undefined;

/** Names whose order depends on who sorts them, and what is easily lost on the way. */
const names = ['Zoë', 'ada', 'Ada', 'Ärger', 'line\nbreak', 'O\'Neil \\ "x"', '名前', ''];

async function filled(leads: number): Promise<string> {
  const { dataDir } = await postgres.createBareDatabase();
  const store = await openStore({ databaseUrl: null, dataDir });
  await store.write(async (tx) => {
    for (let at = 0; at < leads; at += 1) {
      const name = names[at % names.length] ?? '';
      const lead = {
        kind: 'quiz',
        name,
        email: `dana${at}@example.com`,
        fields: { note: name },
        sessionId: null,
      } as const;
      await insertLead(tx, { ...lead, id: randomUUID(), at });
    }
  });
  await store.write(async (tx) => {
    const view = { session_id: 's', path: '/', title: 'Home', at: 1, filtered: 0 };
    await tx.insertInto('page_views').values([view, view, view]).execute();
  });
  await sharedSecret(store, 'links');
  await store.close();
  return dataDir;
}

async function urlOf(database: Promise<TestDatabase>): Promise<string> {
  const { databaseUrl } = await database;
  if (databaseUrl === null) throw new Error('This engine is PostgreSQL');
  return databaseUrl;
}

/** Every row of these tables, by key. */
async function contentsOf(place: { databaseUrl: string | null; dataDir: string }) {
  const store = await openStore(place);
  const leads = await store.db.selectFrom('leads').selectAll().execute();
  const secrets = await store.db.selectFrom('secrets').selectAll().orderBy('name').execute();
  await store.close();
  return { leads: leads.toSorted((a, b) => (a.id < b.id ? -1 : 1)), secrets };
}

test.each([
  ['migrated', postgres.createDatabase],
  ['bare', postgres.createBareDatabase],
])(
  'a filled SQLite stands in an empty PostgreSQL (%s), with its secrets; numbers go on where they were',
  async (_, create) => {
    const dataDir = await filled(1203);
    const databaseUrl = await urlOf(create());
    const told: Record<string, number> = {};
    const words = await moveToPostgres(dataDir, databaseUrl, ({ table, rows }) => (told[table] = rows));
    expect(words).toBe('1,203 leads, 0 bookings, 0 orders, 3 page views');
    expect(told).toMatchObject({ leads: 1203, page_views: 3, orders: 0, secrets: 1 });
    expect(await contentsOf({ databaseUrl, dataDir })).toEqual(await contentsOf({ databaseUrl: null, dataDir }));
    const store = await openStore({ databaseUrl, dataDir });
    await store.write(async (tx) => {
      await tx
        .insertInto('page_views')
        .values({ session_id: 's', path: '/', title: 'Home', at: 2, filtered: 0 })
        .execute();
    });
    const ids = await sql<{ id: number }>`select id from page_views order by id`.execute(store.db);
    await store.close();
    expect(ids.rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  },
);

test('a PostgreSQL with data, with other tables, or that is not there, takes nothing', async () => {
  const dataDir = await filled(2);
  const taken = await urlOf(postgres.createDatabase());
  await moveToPostgres(await filled(1), taken, nobody);
  await expect(moveToPostgres(dataDir, taken, nobody)).rejects.toThrow(
    'The database is not empty: it holds 1 lead, 0 bookings, 0 orders, 3 page views. Name an empty one',
  );
  const others = await urlOf(postgres.createBareDatabase());
  await administer('create table somebodys (id integer)', others);
  await expect(moveToPostgres(dataDir, others, nobody)).rejects.toThrow('holds tables that are not Foyer’s');
  await expect(moveToPostgres(dataDir, 'postgres://127.0.0.1:1/foyer', nobody)).rejects.toThrow('cannot be reached');
  expect((await contentsOf({ databaseUrl: taken, dataDir })).leads).toHaveLength(1);
});

test('a row that is changed on its way is found, and nothing of the copy stays', async () => {
  const dataDir = await filled(20);
  const databaseUrl = await urlOf(postgres.createDatabase());
  await administer(
    `create function spoil() returns trigger language plpgsql as $$ begin new.name := upper(new.name); return new; end $$;
     create trigger spoil before insert on leads for each row execute function spoil()`,
    databaseUrl,
  );
  await expect(moveToPostgres(dataDir, databaseUrl, nobody)).rejects.toThrow(
    /^Row \d+ of the table leads is not the same in both databases\. Nothing was copied$/,
  );
  expect((await contentsOf({ databaseUrl, dataDir })).leads).toEqual([]);
  expect((await contentsOf({ databaseUrl: null, dataDir })).leads).toHaveLength(20);
});

function refusalOf(work: () => unknown): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}

test('nothing is moved while a Foyer runs on the folder, and nobody starts there meanwhile', async () => {
  const dataDir = await filled(1);
  const databaseUrl = await urlOf(postgres.createDatabase());
  const running = shareDataFolder(dataDir);
  await expect(moveToPostgres(dataDir, databaseUrl, nobody)).rejects.toThrow('Stop it first');
  running.release();
  const refusals: unknown[] = [];
  await moveToPostgres(dataDir, databaseUrl, ({ table }) => {
    if (table === 'leads') refusals.push(refusalOf(() => shareDataFolder(dataDir)));
  });
  expect(refusals).toEqual([expect.any(DataFolderInUse)]);
  claimDataFolder(dataDir).release();
});
