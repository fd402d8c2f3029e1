import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardSchema } from '../src/contract/analytics.ts';
import { apiPaths } from '../src/contract/paths.ts';
import { startPostgres } from '../test-support/databases/postgres-server.ts';
import { createNamedDatabase } from '../test-support/databases/slow-commits.ts';
import { report } from './report.ts';
import { sendLoad } from './support/load.ts';
import { startServer } from './support/server.ts';

/** Quiz leads stored durably: row, delivery and conversion in one commit, each answered after its fsync. No CRM address is set, so all deliveries wait. */
const CONNECTIONS = 64;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;

const bodies = Array.from({ length: 1000 }, (_, index) =>
  JSON.stringify({ firstName: 'Ada', email: `ada+${index}@example.com` }),
);

async function measure(name: string, leastPerSecond: number, database: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-leads-'));
  const server = await startServer({ DATA_DIR: dataDir, ...database });
  const url = `${server.url}${apiPaths.quizLeads}`;
  const warmUp = await sendLoad({ url, bodies, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  const processorBefore = await server.processorMs();
  const load = await sendLoad({ url, bodies, connections: CONNECTIONS, seconds: SECONDS });
  const processorMs = (await server.processorMs()) - processorBefore;
  const memoryMb = await server.residentMb();
  const dashboard = await fetch(`${server.url}${apiPaths.dashboard}?range=7d`);
  const { totalConversions } = dashboardSchema.parse(await dashboard.json());
  const metrics = await (await fetch(`${server.url}${apiPaths.metrics}`)).text();
  const waiting = Number(/^foyer_outbox_deliveries\{status="waiting",channel="crm"\} (\d+)$/m.exec(metrics)?.[1]);
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });

  const acknowledged = warmUp.acknowledged + load.acknowledged;
  const refused = warmUp.refused + load.refused;
  report(name, [
    {
      label: 'stored a second',
      value: load.perSecond,
      unit: '/s',
      target: `>= ${leastPerSecond.toLocaleString('en-US')}`,
      met: load.perSecond >= leastPerSecond,
    },
    {
      label: "Foyer's processor a lead",
      value: processorMs / load.acknowledged,
      unit: 'ms',
      target: 'told',
      met: true,
    },
    { label: 'p50', value: load.p50Ms, unit: 'ms', target: 'told', met: true },
    { label: 'p99', value: load.p99Ms, unit: 'ms', target: '<= 50', met: load.p99Ms <= 50 },
    { label: 'memory under load', value: memoryMb, unit: 'MB', target: '<= 170', met: memoryMb <= 170 },
    { label: 'refused or failed', value: refused, unit: '', target: '0', met: refused === 0 },
    {
      label: 'in the outbox less acknowledged',
      value: waiting - acknowledged,
      unit: '',
      target: '0',
      met: waiting === acknowledged,
    },
    {
      label: 'on the dashboard less acknowledged',
      value: totalConversions - acknowledged,
      unit: '',
      target: '0',
      met: totalConversions === acknowledged,
    },
  ]);
}

await measure('leads', 5000, {});
const postgres = await startPostgres();
await measure('leads on PostgreSQL', 3000, { DATABASE_URL: await createNamedDatabase(postgres.url, 'leads') });
await postgres.remove();
