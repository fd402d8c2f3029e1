import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardSchema } from '../src/contract/analytics.ts';
import { report } from './report.ts';
import { reportHeaders } from './support/browser-headers.ts';
import { sendLoad, type LoadResult } from './support/load.ts';
import { median } from './support/median.ts';
import { startServer } from './support/server.ts';

/**
 * Page views stored durably (each answered after its fsync), with a browser's headers and one session in ten new, sent by another process on
 * the same machine; in turns with a Fastify that does nothing.
 */
const CONNECTIONS = 64;
const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;
const REQUESTS = 60_000;
const VIEWS_OF_A_SESSION = 10;

const paths = ['/', '/', '/', '/partners', '/buy-box', '/blog', '/blog/over-40-and-waiting', '/checkout'];

/** Each round has sessions of its own; the views of one stand far apart, as those of many visitors at once do. */
function bodiesOf(round: number): string[] {
  const sessions = REQUESTS / VIEWS_OF_A_SESSION;
  return Array.from({ length: REQUESTS }, (_, index) =>
    JSON.stringify({
      sessionId: `session_176370000000${round}_${(index % sessions).toString(36).padStart(9, '0')}`,
      path: paths[index % paths.length],
      title: 'Home Page',
    }),
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-page-views-'));
const server = await startServer({ DATA_DIR: dataDir });
const idle = await startServer({}, '/api/ready', [process.execPath, 'bench/support/idle-server.ts']);
const send = (base: string, round: number, seconds: number) =>
  sendLoad({
    url: `${base}/api/analytics/pageview`,
    bodies: bodiesOf(round),
    headers: reportHeaders,
    connections: CONNECTIONS,
    seconds,
  });

const stored: LoadResult[] = [await send(server.url, 0, WARM_UP_SECONDS)];
const rounds: { readonly ratio: number; readonly idlePerSecond: number; readonly load: LoadResult }[] = [];
await send(idle.url, 0, WARM_UP_SECONDS);
for (let round = 1; round <= ROUNDS; round += 1) {
  const load = await send(server.url, round, SECONDS);
  const { perSecond } = await send(idle.url, round, SECONDS);
  stored.push(load);
  rounds.push({ ratio: load.perSecond / perSecond, idlePerSecond: perSecond, load });
}
const memoryMb = await server.residentMb();
const answer = await fetch(`${server.url}/api/analytics/dashboard?range=7d`);
const { totalPageViews } = dashboardSchema.parse(await answer.json());
await server.stop();
await idle.stop();
await rm(dataDir, { recursive: true, force: true });

const acknowledged = stored.reduce((sum, load) => sum + load.acknowledged, 0);
const refused = stored.reduce((sum, load) => sum + load.refused, 0);
const ratio = median(rounds.map((round) => round.ratio));
const p99 = median(rounds.map(({ load }) => load.p99Ms));
report('page views', [
  {
    label: 'stored a second',
    value: median(rounds.map(({ load }) => load.perSecond)),
    unit: '/s',
    target: 'told',
    met: true,
  },
  {
    label: 'a Fastify that does nothing',
    value: median(rounds.map((round) => round.idlePerSecond)),
    unit: '/s',
    target: 'told',
    met: true,
  },
  { label: 'of a Fastify that does nothing', value: ratio, unit: '', target: '>= 0.5', met: ratio >= 0.5 },
  { label: 'p50', value: median(rounds.map(({ load }) => load.p50Ms)), unit: 'ms', target: 'told', met: true },
  { label: 'p99', value: p99, unit: 'ms', target: '<= 12', met: p99 <= 12 },
  { label: 'memory under load', value: memoryMb, unit: 'MB', target: '<= 170', met: memoryMb <= 170 },
  { label: 'refused or failed', value: refused, unit: '', target: '0', met: refused === 0 },
  {
    label: 'on the dashboard less acknowledged',
    value: totalPageViews - acknowledged,
    unit: '',
    target: '0',
    met: totalPageViews === acknowledged,
  },
]);
