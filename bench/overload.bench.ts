import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { dashboardSchema } from '../src/contract/analytics.ts';
import { apiPaths } from '../src/contract/paths.ts';
import { startPostgres } from '../test-support/databases/postgres-server.ts';
import { createNamedDatabase } from '../test-support/databases/slow-commits.ts';
import { report } from './report.ts';
import { percentile } from './support/answers.ts';
import { sendFlood, type FloodResult, type FloodTask } from './support/flood.ts';
import { sendLoad, type LoadResult } from './support/load.ts';
import { median } from './support/median.ts';
import { startServer } from './support/server.ts';

/**
 * Leads at four times what the server can store, from a thousand addresses, sent whether or not it keeps up. Capacity and flood take turns, because
 * other programs use the machine as well; the same flood then goes to a Fastify that only refuses.
 */
const TIMES = 4;
/** So many that each commit is shared: what a commit costs is no bound on what is stored. */
const CONNECTIONS = 256;
/** Fewer than the server takes in all, so that pages have some. */
const FLOOD_CONNECTIONS = 1_800;
const CLIENTS = 1_000;
const ROUNDS = 3;
const SECONDS = 6;
const WARM_UP_SECONDS = 2;
const PAGE_EVERY_MS = 50;

const bodies = Array.from({ length: 20_000 }, (_, index) =>
  JSON.stringify({ firstName: 'Ada', email: `ada+${index}@example.com` }),
);

/** Asks for the home page again and again until it is told to stop; how long each took. */
function watchPages(url: string): () => Promise<number[]> {
  const tookMs: number[] = [];
  const over = new AbortController();
  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      const asked = performance.now();
      const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => null);
      await answer?.arrayBuffer();
      tookMs.push(answer?.status === 200 ? performance.now() - asked : Number.POSITIVE_INFINITY);
      await delay(PAGE_EVERY_MS);
    }
  }
  const watching = watch();
  return async () => {
    over.abort();
    await watching;
    return tookMs;
  };
}

/** How long the server's event loop kept what came waiting, 99 of 100 times since the last look; this looks. */
async function loopLateMs(url: string): Promise<number> {
  const text = await (await fetch(`${url}${apiPaths.metrics}`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}

/** What a Fastify that refuses everything makes of a flood. */
async function floodRefuser(task: Omit<FloodTask, 'url'>): Promise<FloodResult> {
  const server = await startServer({}, apiPaths.ready, [process.execPath, 'bench/support/refusing-server.ts']);
  const flood = await sendFlood({ ...task, url: `${server.url}${apiPaths.quizLeads}` });
  await server.stop();
  return flood;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

async function measure(name: string, database: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-overload-'));
  const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent', ...database });
  const url = `${server.url}${apiPaths.quizLeads}`;
  const loads: LoadResult[] = [await sendLoad({ url, bodies, connections: CONNECTIONS, seconds: WARM_UP_SECONDS })];
  const floods: FloodResult[] = [];
  const refusers: FloodResult[] = [];
  const lateMs: number[] = [];
  const ratios: number[] = [];
  const pagesMs: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const load = await sendLoad({ url, bodies, connections: CONNECTIONS, seconds: SECONDS });
    const task = {
      bodies,
      clients: CLIENTS,
      perSecond: TIMES * load.perSecond,
      seconds: SECONDS,
      connections: FLOOD_CONNECTIONS,
    };
    await loopLateMs(server.url);
    const pages = watchPages(`${server.url}/`);
    const flood = await sendFlood({ ...task, url });
    pagesMs.push(...(await pages()));
    lateMs.push(await loopLateMs(server.url));
    loads.push(load);
    floods.push(flood);
    refusers.push(await floodRefuser(task));
    ratios.push(flood.acknowledgedPerSecond / load.perSecond);
  }
  const memoryMb = await server.peakMb();
  const dashboard = await fetch(`${server.url}${apiPaths.dashboard}?range=7d`);
  const { totalConversions } = dashboardSchema.parse(await dashboard.json());
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });

  const of = (figure: keyof FloodResult) => floods.map((flood) => flood[figure]);
  const ofRefusers = (figure: keyof FloodResult) => median(refusers.map((flood) => flood[figure]));
  const told = { target: 'told', met: true };
  const ratio = median(ratios);
  const refusedMs = median(of('refusedP99Ms'));
  const failed = sum(of('failed'));
  const off = totalConversions - sum(loads.map(({ acknowledged }) => acknowledged)) - sum(of('acknowledged'));
  const unserved = pagesMs.filter((ms) => !Number.isFinite(ms)).length;
  report(name, [
    { label: 'capacity', value: median(loads.slice(1).map(({ perSecond }) => perSecond)), unit: '/s', ...told },
    { label: 'offered', value: median(of('sentPerSecond')), unit: '/s', ...told },
    { label: 'not offered for want of a connection', value: sum(of('unsent')), unit: '', ...told },
    { label: 'stored of capacity', value: ratio, unit: '', target: '>= 0.8', met: ratio >= 0.8 },
    { label: 'stored, p99', value: median(of('acknowledgedP99Ms')), unit: 'ms', ...told },
    { label: 'refused', value: sum(of('refused')), unit: '', ...told },
    { label: 'refused, p50', value: median(of('refusedP50Ms')), unit: 'ms', ...told },
    { label: 'refused, p99', value: refusedMs, unit: 'ms', target: '<= 100', met: refusedMs <= 100 },
    { label: 'refused by a Fastify that only refuses, p50', value: ofRefusers('refusedP50Ms'), unit: 'ms', ...told },
    { label: 'refused by a Fastify that only refuses, p99', value: ofRefusers('refusedP99Ms'), unit: 'ms', ...told },
    { label: 'the server’s event loop late, p99', value: median(lateMs), unit: 'ms', ...told },
    { label: 'the sender’s event loop late, p99', value: median(of('senderLateP99Ms')), unit: 'ms', ...told },
    { label: 'connections', value: median(of('connections')), unit: '', ...told },
    { label: 'connected, p99', value: median(of('connectedP99Ms')), unit: 'ms', ...told },
    { label: 'failed otherwise', value: failed, unit: '', target: '0', met: failed === 0 },
    { label: 'pages, p50', value: percentile(pagesMs, 0.5), unit: 'ms', ...told },
    { label: 'pages, p99', value: percentile(pagesMs, 0.99), unit: 'ms', ...told },
    { label: 'pages not served', value: unserved, unit: '', target: '0', met: unserved === 0 },
    { label: 'most memory', value: memoryMb, unit: 'MB', target: '<= 300', met: memoryMb <= 300 },
    { label: 'on the dashboard less acknowledged', value: off, unit: '', target: '0', met: off === 0 },
    { label: 'load of the machine', value: loadavg()[0] ?? 0, unit: '', ...told },
  ]);
}

await measure('overload', {});
const postgres = await startPostgres();
await measure('overload on PostgreSQL', { DATABASE_URL: await createNamedDatabase(postgres.url, 'overload') });
await postgres.remove();
