import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '../src/contract/paths.ts';
import { startPostgres } from '../test-support/databases/postgres-server.ts';
import { createNamedDatabase } from '../test-support/databases/slow-commits.ts';
import { openScales, sizeOfSqlite } from '../test-support/databases/weigh.ts';
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
  const scales = await openScales(databaseUrl);
  /** What these requests added, for each of `count`. */
  const cost = async (requests: readonly Request[], connections: number, count: number) => {
    const bytesBefore = await scales.stored();
    await scales.checkpoint();
    const logBefore = await scales.logged();
    await sendAll(server.url, requests, connections);
    const log = ((await scales.logged()) - logBefore) / count;
    return { bytes: ((await scales.stored()) - bytesBefore) / count, log };
  };
  await sendAll(server.url, visits('w', 200), MANY);
  const busy = await cost(visits('b', SESSIONS), MANY, SESSIONS * VIEWS);
  const view = await scales.row('page_views');
  const session = await scales.row('sessions');
  const quiet = await cost(visits('q', QUIET_SESSIONS), 1, QUIET_SESSIONS * VIEWS);
  const lead = await cost(leads, MANY, LEADS);
  await scales.close();
  await server.stop();
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
  return [
    told('PostgreSQL, a row of page_views', view.own, 'bytes'),
    told('PostgreSQL, its indexes', view.indexes, 'bytes'),
    told('PostgreSQL, a row of sessions', session.own, 'bytes'),
    told('PostgreSQL, its indexes', session.indexes, 'bytes'),
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
  const size = () => sizeOfSqlite(file);
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
