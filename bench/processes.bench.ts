import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardSchema } from '../src/contract/analytics.ts';
import { apiPaths } from '../src/contract/paths.ts';
import { startPostgres } from '../test-support/databases/postgres-server.ts';
import { createNamedDatabase, slowCommits } from '../test-support/databases/slow-commits.ts';
import { report } from './report.ts';
import { reportHeaders } from './support/browser-headers.ts';
import { sendLoad, type LoadResult } from './support/load.ts';
import { median } from './support/median.ts';
import { startServer, type MeasuredServer } from './support/server.ts';

/**
 * Four processes over one PostgreSQL beside one of them, with 5 ms more for each commit: a synchronous standby's price. So few connections a process that it waits
 * for commits, and neither for the processor nor for its visitors: the ratio then tells whether processes wait for each other. Both take turns in each round,
 * because other programs use the machine as well.
 */
const PROCESSES = 4;
/** `COMMIT_MS=50` shows it on a machine that has no processor to spare. */
const COMMIT_MS = Number(process.env['COMMIT_MS'] ?? 5);
const CONNECTIONS = 8;
const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const BODIES = 20_000;

interface Kind {
  readonly name: string;
  readonly path: string;
  body(process: number, round: number, index: number): object;
}

const kinds: readonly Kind[] = [
  {
    name: 'page views',
    path: apiPaths.pageview,
    body: (process, round, index) => ({
      sessionId: `session_17637000${process}00${String(round).padStart(2, '0')}_${Math.floor(index / 10)
        .toString(36)
        .padStart(9, '0')}`,
      path: '/',
      title: 'Home Page',
    }),
  },
  {
    name: 'leads',
    path: apiPaths.quizLeads,
    body: (process, round, index) => ({ firstName: 'Ada', email: `ada+${process}.${round}.${index}@example.com` }),
  },
];

/** What these processes store a second while each has connections of its own. */
async function send(
  servers: readonly MeasuredServer[],
  kind: Kind,
  { round, seconds }: { round: number; seconds: number },
): Promise<LoadResult[]> {
  return Promise.all(
    servers.map(async ({ url }, process) =>
      sendLoad({
        url: `${url}${kind.path}`,
        bodies: Array.from({ length: BODIES }, (_, index) => JSON.stringify(kind.body(process, round, index))),
        headers: reportHeaders,
        connections: CONNECTIONS,
        seconds,
      }),
    ),
  );
}

const sum = (loads: readonly LoadResult[], figure: 'perSecond' | 'acknowledged' | 'refused') =>
  loads.reduce((total, load) => total + load[figure], 0);

const postgres = await startPostgres();
const DATABASE_URL = await createNamedDatabase(postgres.url, 'processes');
const folders = await Promise.all(Array.from({ length: PROCESSES }, () => mkdtemp(join(tmpdir(), 'foyer-processes-'))));
const servers: MeasuredServer[] = [];
for (const DATA_DIR of folders) servers.push(await startServer({ DATA_DIR, DATABASE_URL }));
await slowCommits(DATABASE_URL, COMMIT_MS);

const all: LoadResult[] = [];
const figures = [];
for (const kind of kinds) {
  const run = async (some: readonly MeasuredServer[], round: number, seconds: number) => {
    const loads = await send(some, kind, { round, seconds });
    all.push(...loads);
    return sum(loads, 'perSecond');
  };
  await run(servers, 0, WARM_UP_SECONDS);
  const rounds: { one: number; four: number }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const one = await run(servers.slice(0, 1), 2 * round, SECONDS);
    rounds.push({ one, four: await run(servers, 2 * round + 1, SECONDS) });
  }
  const ratio = median(rounds.map(({ one, four }) => four / one));
  const told = { unit: '/s', target: 'told', met: true };
  figures.push(
    { label: `${kind.name} of one process`, value: median(rounds.map(({ one }) => one)), ...told },
    { label: `${kind.name} of four processes`, value: median(rounds.map(({ four }) => four)), ...told },
    { label: `${kind.name}, four to one`, value: ratio, unit: '', target: '>= 3.4', met: ratio >= 3.4 },
  );
}
const memoryMb = Math.max(...(await Promise.all(servers.map((server) => server.residentMb()))));
const dashboard = await fetch(`${servers[0]?.url}${apiPaths.dashboard}?range=7d`);
const { totalPageViews, totalConversions } = dashboardSchema.parse(await dashboard.json());
for (const server of servers) await server.stop();
await postgres.remove();
for (const folder of folders) await rm(folder, { recursive: true, force: true });

const [load = 0] = loadavg();
const off = totalPageViews + totalConversions - sum(all, 'acknowledged');
const refused = sum(all, 'refused');
report('processes', [
  ...figures,
  { label: 'memory of a process', value: memoryMb, unit: 'MB', target: '<= 170', met: memoryMb <= 170 },
  { label: 'refused or failed', value: refused, unit: '', target: '0', met: refused === 0 },
  { label: 'on the dashboard less acknowledged', value: off, unit: '', target: '0', met: off === 0 },
  { label: 'load of the machine', value: load, unit: '', target: 'told', met: true },
]);
