import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { apiPaths } from '../src/contract/paths.ts';
import { startPostgres } from '../test-support/databases/postgres-server.ts';
import { createNamedDatabase } from '../test-support/databases/slow-commits.ts';
import { report, type Figure } from './report.ts';
import { reportHeaders } from './support/browser-headers.ts';
import { startServer } from './support/server.ts';

/**
 * What visits and leads weigh in the database, through the real routes: bytes of rows and of indexes, and bytes of log, for many visitors at once and for one at
 * a time. `docs/scale.md` reckons with these figures.
 */
const SESSIONS = 5000;
const QUIET_SESSIONS = 250;
const VIEWS = 4;
const LEADS = 2000;
const MANY = 64;

type Request = readonly [path: string, body: object];

const paths = ['/', '/buy-box', '/partners', '/blog/over-40-and-waiting'];
const idOf = (kind: string, index: number) =>
  `session_${1_763_700_000_000 + index * 977}_${kind}${String(index).padStart(8, '0')}`;

/** A visit as a browser tells of it; one in ten comes by a campaign. */
function visit(kind: string, index: number): Request[] {
  const sessionId = idOf(kind, index);
  const landingPage = index % 10 === 0 ? '/?utm_source=letter&utm_medium=mail&utm_campaign=november' : '/';
  const referrer = index % 3 === 0 ? 'https://www.google.com/' : null;
  return [
    [apiPaths.visitor, { sessionId, userAgent: reportHeaders['user-agent'], referrer, landingPage }],
    ...paths
      .slice(0, VIEWS)
      .map((path): Request => [apiPaths.pageview, { sessionId, path, title: `The title of ${path}` }]),
  ];
}

const visits = (kind: string, count: number) => Array.from({ length: count }, (_, index) => visit(kind, index)).flat();
const leads = Array.from({ length: LEADS }, (_, index): Request => [
  apiPaths.quizLeads,
  { firstName: 'Ada', email: `ada.lovelace.${index}@example.com` },
]);

/** Sends each once, over so many connections. */
async function sendAll(url: string, requests: readonly Request[], connections: number): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const [path, body] = request;
      const headers = { ...reportHeaders, 'content-type': 'application/json' };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
}

const told = (label: string, value: number, unit: string): Figure => ({
  label,
  value,
  unit,
  target: 'told',
  met: true,
});

async function onPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const databaseUrl = await createNamedDatabase(postgres.url, 'storage');
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-storage-'));
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const ask = async (statement: string) => Number(Object.values((await client.query(statement)).rows[0] ?? {})[0]);
  const stored = async () => {
    await client.query('vacuum');
    return ask(
      `select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
  };
  const logged = () => ask(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')`);
  /** What these requests added, for each of `count`. The first change of a page after a checkpoint writes the page into the log. */
  const cost = async (requests: readonly Request[], connections: number, count: number) => {
    const bytesBefore = await stored();
    await client.query('checkpoint');
    const logBefore = await logged();
    await sendAll(server.url, requests, connections);
    const log = ((await logged()) - logBefore) / count;
    return { bytes: ((await stored()) - bytesBefore) / count, log };
  };
  await sendAll(server.url, visits('w', 200), MANY);
  const busy = await cost(visits('b', SESSIONS), MANY, SESSIONS * VIEWS);
  const tables = await client.query<{ name: string; rows: string; own: string; indexes: string }>(
    `select relname as name, n_live_tup as rows, pg_table_size(relid) as own, pg_indexes_size(relid) as indexes
     from pg_stat_user_tables where relname in ('page_views', 'sessions') order by relname`,
  );
  const quiet = await cost(visits('q', QUIET_SESSIONS), 1, QUIET_SESSIONS * VIEWS);
  const lead = await cost(leads, MANY, LEADS);
  await client.end();
  await server.stop();
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
  return [
    ...tables.rows.flatMap(({ name, rows, own, indexes }) => [
      told(`PostgreSQL, a row of ${name}`, Number(own) / Number(rows), 'bytes'),
      told('PostgreSQL, its indexes', Number(indexes) / Number(rows), 'bytes'),
    ]),
    told('PostgreSQL, a page view with its share of a visit of four', busy.bytes, 'bytes'),
    told(`PostgreSQL, log of a page view, ${MANY} at once`, busy.log, 'bytes'),
    told('PostgreSQL, log of a page view, one at a time', quiet.log, 'bytes'),
    told('PostgreSQL, a lead with all that belongs to it', lead.bytes, 'bytes'),
    told('PostgreSQL, log of a lead', lead.log, 'bytes'),
  ];
}

async function onSqlite(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-storage-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const file = join(dataDir, 'foyer.db');
  const size = () => {
    const database = new DatabaseSync(file);
    database.exec('pragma wal_checkpoint(truncate)');
    database.close();
    return statSync(file).size;
  };
  const cost = async (requests: readonly Request[], count: number) => {
    const before = size();
    await sendAll(server.url, requests, MANY);
    return (size() - before) / count;
  };
  await sendAll(server.url, visits('w', 200), MANY);
  const view = await cost(visits('b', SESSIONS), SESSIONS * VIEWS);
  const lead = await cost(leads, LEADS);
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  return [
    told('SQLite, a page view with its share of a visit of four', view, 'bytes'),
    told('SQLite, a lead with all that belongs to it', lead, 'bytes'),
  ];
}

report('storage', [...(await onSqlite()), ...(await onPostgres())]);
