import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attributionSchema } from '../src/contract/attribution.ts';
import { apiPaths } from '../src/contract/paths.ts';
import { startPostgres } from '../test-support/databases/postgres-server.ts';
import { commandLimits } from '../src/server/store/engine/limits.ts';
import { openStore } from '../src/server/store/engine/open-store.ts';
import { report } from './report.ts';
import { median } from './support/median.ts';
import { ownerCookie } from './support/owner-cookie.ts';
import { seedEarnings } from './support/seed-earnings.ts';
import { startServer, type MeasuredServer } from './support/server.ts';

/** What earned what over 90 days: many sales, and very many leads of one address; while it is read, others are answered. */
const SALES = 100_000;
const LEADS_OF_ONE_ADDRESS = 40_000;
const ROUNDS = 30;
const WARM_UP_ROUNDS = 5;
const TARGET_MS = 100;
const TARGET_PAUSE_MS = 50;
const PASSWORD = 'a long enough password for a bench';

interface Answer {
  readonly ms: number;
  readonly sales: number;
  readonly leads: number;
}

async function read({ url }: MeasuredServer, cookie: string): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(`${url}${apiPaths.ownerAttribution}?range=90d`, { headers: { cookie } });
  const { totalSales, totalLeads } = attributionSchema.parse(await answer.json());
  return { ms: performance.now() - started, sales: totalSales, leads: totalLeads };
}

/** How long somebody else waits for the cheapest answer there is, sent while the server reads. */
async function waitMeanwhile(server: MeasuredServer, cookie: string): Promise<number> {
  const reading = read(server, cookie);
  const started = performance.now();
  await (await fetch(`${server.url}${apiPaths.health}`)).text();
  const waited = performance.now() - started;
  await reading;
  return waited;
}

async function measure(engine: string, database: { databaseUrl: string | null; dataDir: string }): Promise<void> {
  const store = await openStore(database, commandLimits);
  await seedEarnings(store, { sales: SALES, leadsOfOneAddress: LEADS_OF_ONE_ADDRESS, now: Date.now() });
  await store.close();
  const { databaseUrl, dataDir } = database;
  const settings = { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const server = await startServer({ ...settings, PAYMENTS: 'test', OWNER_PASSWORD: PASSWORD });
  const cookie = await ownerCookie(server.url, PASSWORD);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await read(server, cookie);
  const answers: Answer[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    answers.push(await read(server, cookie));
    waits.push(await waitMeanwhile(server, cookie));
  }
  await server.stop();
  const [{ sales, leads } = { sales: 0, leads: 0 }] = answers;
  const ms = median(answers.map((answer) => answer.ms));
  const counted = `${SALES.toLocaleString('en-US')} sales, ${LEADS_OF_ONE_ADDRESS.toLocaleString('en-US')} leads of one`;
  report(`attribution on ${engine}`, [
    {
      label: 'old rows attributed, server ready',
      value: server.secondsToAnswer,
      unit: 's',
      target: 'told',
      met: true,
    },
    { label: counted, value: ms, unit: 'ms', target: `<= ${TARGET_MS}`, met: ms <= TARGET_MS },
    {
      label: 'longest wait of others',
      value: Math.max(...waits),
      unit: 'ms',
      target: `<= ${TARGET_PAUSE_MS}`,
      met: Math.max(...waits) <= TARGET_PAUSE_MS,
    },
    {
      label: 'sales and leads missing',
      value: SALES + LEADS_OF_ONE_ADDRESS - sales - leads,
      unit: '',
      target: '0',
      met: sales === SALES && leads === LEADS_OF_ONE_ADDRESS,
    },
  ]);
}

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
await measure('sqlite', { databaseUrl: null, dataDir });
await rm(dataDir, { recursive: true, force: true });
const cluster = await startPostgres();
try {
  await measure('postgres', { databaseUrl: `${cluster.url}/postgres`, dataDir });
} finally {
  await cluster.remove();
}
