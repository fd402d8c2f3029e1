import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardSchema } from '../src/contract/analytics.ts';
import { report } from './report.ts';
import { sendLoad } from './support/load.ts';
import { startServer } from './support/server.ts';

/** Page views stored durably (each answered after its fsync), sent by another process on the same machine. */
const CONNECTIONS = 64;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
const SESSIONS = 2000;

const paths = ['/', '/', '/', '/partners', '/buy-box', '/blog', '/blog/over-40-and-waiting', '/checkout'];
const bodies = Array.from({ length: SESSIONS }, (_, index) =>
  JSON.stringify({
    sessionId: `session_1763700000000_${index.toString(36).padStart(9, '0')}`,
    path: paths[index % paths.length],
    title: 'Home Page',
  }),
);

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-page-views-'));
const server = await startServer({ DATA_DIR: dataDir });
const url = `${server.url}/api/analytics/pageview`;
const warmUp = await sendLoad({ url, bodies, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
const load = await sendLoad({ url, bodies, connections: CONNECTIONS, seconds: SECONDS });
const memoryMb = await server.residentMb();
const answer = await fetch(`${server.url}/api/analytics/dashboard?range=7d`);
const { totalPageViews } = dashboardSchema.parse(await answer.json());
await server.stop();
await rm(dataDir, { recursive: true, force: true });

const acknowledged = warmUp.acknowledged + load.acknowledged;
report('page views', [
  { label: 'stored a second', value: load.perSecond, unit: '/s', target: '>= 15,000', met: load.perSecond >= 15_000 },
  { label: 'p50', value: load.p50Ms, unit: 'ms', target: 'told', met: true },
  { label: 'p99', value: load.p99Ms, unit: 'ms', target: '<= 12', met: load.p99Ms <= 12 },
  { label: 'memory under load', value: memoryMb, unit: 'MB', target: '<= 170', met: memoryMb <= 170 },
  {
    label: 'refused or failed',
    value: load.refused + warmUp.refused,
    unit: '',
    target: '0',
    met: load.refused + warmUp.refused === 0,
  },
  {
    label: 'on the dashboard less acknowledged',
    value: totalPageViews - acknowledged,
    unit: '',
    target: '0',
    met: totalPageViews === acknowledged,
  },
]);
