import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openConnection } from '../../../../test-support/databases/open-connection.ts';
import { conversion, report } from '../../../../test-support/data/reports.ts';
import { liveThroughAll, VISITOR_SESSION } from '../../../../test-support/data/one-visitor.ts';
import { administer, postgres } from '../../../../test-support/databases/engines.ts';
import { cutByHash, PARTS } from '../../../../test-support/databases/hashed-schema.ts';
import {
  recordStatements,
  tablesOpened,
  type Statement,
} from '../../../../test-support/databases/recorded-statements.ts';
import { openTestApp } from '../../../../test-support/server/test-app.ts';
import { apiPaths } from '../../../contract/paths.ts';
import { IDEMPOTENCY_HEADER } from '../../../contract/visitor-api.ts';
import { routingKeys, spreadTables } from './routing-keys.ts';

/** A client's counts for a minute and for a day are two keys, asked for at once. */
const keysAtOnce: Readonly<Record<string, number>> = { limit_counts: 2 };

/** Empty, and in no statement: the first migration made it. */
const NO_LONGER_USED = 'page_titles';

const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;
const PART = /^(?<table>.+)_\d$/;

/** A Foyer over a PostgreSQL in which each table that can be spread is cut by the hash of its key. */
async function open() {
  const database = await postgres.createDatabase();
  const databaseUrl = database.databaseUrl ?? '';
  await cutByHash(databaseUrl, spreadTables);
  const store = await postgres.openStore(database);
  const { app } = await openTestApp({ RATE_LIMIT: '1000' }, { store });
  const client = await openConnection(databaseUrl);
  /** How many parts of each table a statement opens; those of a table alone, which an insert opens to choose among, are no part. */
  const partsOpened = async (statement: Statement) => {
    const opened = [...(await tablesOpened(client, statement))].flatMap(
      (name) => PART.exec(name)?.groups?.['table'] ?? [],
    );
    return new Map([...Map.groupBy(opened, (table) => table)].map(([table, parts]) => [table, parts.length]));
  };
  return { app, databaseUrl, partsOpened };
}

test('every table of the database has its place in the list', async () => {
  const { databaseUrl } = await postgres.createDatabase();
  const rows = await administer(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition and relname not like 'kysely%' and relname <> '${NO_LONGER_USED}'`,
    databaseUrl ?? '',
  );
  expect(Object.keys(routingKeys).map((name) => ({ name }))).toEqual(expect.arrayContaining(rows));
  expect(Object.keys(routingKeys)).toHaveLength(rows.length);
});

test('a key is a part of its table’s primary key', () => {
  expect(spreadTables.filter(({ key, primaryKey }) => !primaryKey.includes(key))).toEqual([]);
});

test('all that a visitor does is stored where their keys lie: no statement opens more than one part of a table that can be spread', async () => {
  const { app, partsOpened } = await open();
  const statements = await recordStatements(async () => {
    await liveThroughAll(app);
    const lead = {
      method: 'POST',
      url: apiPaths.quizLeads,
      payload: { firstName: 'Ada', email: 'ada@example.com' },
    } as const;
    expect((await app.inject({ ...lead, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } })).statusCode).toBe(201);
    await conversion(app, VISITOR_SESSION);
    await report(app, 'event', { sessionId: VISITOR_SESSION, name: 'quiz_opened', page: '/' });
    const nothing = { last: '', furthest: '', met: [], seconds: 0, sent: false };
    await report(app, 'form', { sessionId: VISITOR_SESSION, form: apiPaths.deals, ...nothing });
  });
  const planned = statements.filter(({ text }) => PLANNED.test(text));
  const written = spreadTables.filter(({ table }) =>
    planned.some(({ text }) => new RegExp(`\\binsert into "?${table}"?[ (]`).test(text)),
  );
  expect(written).toEqual(spreadTables);
  const wide = [];
  for (const statement of planned)
    for (const [table, parts] of await partsOpened(statement))
      if (parts > (keysAtOnce[table] ?? 1)) wide.push({ table, parts, text: statement.text });
  expect(wide).toEqual([]);
});

test('a statement without the key is seen to open every part', async () => {
  const { partsOpened } = await open();
  expect(await partsOpened({ text: 'update sessions set reported = 1 where reported = $1', values: [0] })).toEqual(
    new Map([['sessions', PARTS]]),
  );
});

test('a dashboard opens parts only for a list that has an end', async () => {
  const { app, partsOpened } = await open();
  await liveThroughAll(app);
  const statements = await recordStatements(async () => {
    for (const range of ['7d', '30d', '90d'])
      for (const path of [apiPaths.dashboard, apiPaths.salesStats])
        expect((await app.inject(`${path}?range=${range}`)).statusCode).toBe(200);
  });
  const wide = [];
  for (const statement of statements)
    if (PLANNED.test(statement.text) && !/\blimit \$\d+\s*$/i.test(statement.text))
      for (const [table] of await partsOpened(statement)) wide.push({ table, text: statement.text });
  expect(statements.length).toBeGreaterThan(10);
  expect(wide).toEqual([]);
});
