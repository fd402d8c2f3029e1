import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepPageViews } from '../src/server/retention/sweep-page-views.ts';
import { openStore } from '../src/server/store/engine/open-store.ts';
import type { Store } from '../src/server/store/engine/store.ts';
import { keepMonthsReady } from '../src/server/store/retention/page-view-parts.ts';
import { monthStart } from '../src/server/time/months.ts';
import { startPostgres } from '../test-support/databases/postgres-server.ts';
import { createNamedDatabase } from '../test-support/databases/slow-commits.ts';
import { openScales } from '../test-support/databases/weigh.ts';
import { report, type Figure } from './report.ts';

/** What it costs PostgreSQL to let a month of page views go: row by row, as where there are no months, and as a whole. */
const VIEWS = Number(process.env['VIEWS'] ?? 300_000);
const DAY_MS = 86_400_000;

const month = monthStart(Date.now(), -6);
const now = monthStart(month, 1) + 100 * DAY_MS;

async function fill(store: Store): Promise<void> {
  await sql`
    insert into page_views (session_id, path, title, at, filtered)
    select 'session_' || (${month}::bigint + n / 4) || '_abcdefghi', '/buy-box', 'The title of the page',
      ${month}::bigint + n * (27 * ${DAY_MS}::bigint / ${VIEWS}), 0
    from generate_series(1, ${VIEWS}) as n`.execute(store.db);
}

const told = (label: string, value: number, unit: string): Figure => ({
  label,
  value,
  unit,
  target: 'told',
  met: true,
});

async function cost(url: string, name: string, label: string, asMonth: boolean): Promise<Figure[]> {
  const databaseUrl = await createNamedDatabase(url, name);
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-old-months-'));
  const store = await openStore({ databaseUrl, dataDir });
  const scales = await openScales(databaseUrl);
  if (asMonth) await keepMonthsReady(store, now, { from: month, until: month + 1 });
  await fill(store);
  await scales.stored();
  await scales.checkpoint();
  const logged = await scales.logged();
  const sweep = { store: asMonth ? store : { ...store, upkeep: null }, now, before: now - 91 * DAY_MS };
  const began = performance.now();
  await sweepPageViews({ ...sweep, timeZone: 'America/New_York', files: null, isClosing: () => false });
  const seconds = (performance.now() - began) / 1000;
  const log = (await scales.logged()) - logged;
  await store.close();
  const deleted = await scales.deleted();
  await scales.close();
  await rm(dataDir, { recursive: true, force: true });
  return [
    told(`${label}: rows deleted`, deleted, 'rows'),
    told(`${label}: log`, log / 1e6, 'MB'),
    told(`${label}: seconds`, seconds, 's'),
  ];
}

const postgres = await startPostgres();
const figures = [
  ...(await cost(postgres.url, 'rows', `${VIEWS} page views of a month, in steps`, false)),
  ...(await cost(postgres.url, 'month', 'the same as a month', true)),
];
await postgres.remove();
report('old-months', figures);
