import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '../src/contract/paths.ts';
import { salesStatsSchema } from '../src/contract/sales.ts';
import { openStore } from '../src/server/store/engine/open-store.ts';
import { report } from './report.ts';
import { median } from './support/median.ts';
import { startServer } from './support/server.ts';

/** The whole 90-day answer of the sales figures, over more sales than a shop of this kind will see. */
const SALES = 100_000;
const ROWS_AT_A_TIME = 500;
const DAYS_MS = 89 * 86_400_000;
const ROUNDS = 30;
const WARM_UP_ROUNDS = 5;
const TARGET_MS = 100;
const products = ['Website Build', 'Full GHL Buildout', 'Course platform, monthly', 'Course platform, yearly'];

async function seed(dataDir: string): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir });
  const now = Date.now();
  const sale = (number: number) => ({
    id: `sale-${number}`,
    provider_ref: `sale-${number}`,
    product_name: products[number % products.length] ?? '',
    product_type: 'service',
    status: 'completed',
    amount_cents: 180_000,
    paid_cents: 180_000,
    refunded_cents: number % 9 === 0 ? 1000 : 0,
    test: 1,
    sold_at: now - Math.floor((number / SALES) * DAYS_MS),
    changed_at: now,
  });
  for (let first = 0; first < SALES; first += ROWS_AT_A_TIME) {
    const rows = Array.from({ length: ROWS_AT_A_TIME }, (_, index) => ({
      order_id: null,
      customer_name: null,
      customer_email: null,
      session_id: null,
      lost_cents: 0,
      filtered: 0,
      ...sale(first + index),
    }));
    await store.write((tx) => tx.insertInto('sales').values(rows).execute());
  }
  await store.close();
}

async function answer(url: string): Promise<{ ms: number; sales: number }> {
  const started = performance.now();
  const body: unknown = await (await fetch(`${url}${apiPaths.salesStats}?range=90d`)).json();
  return { ms: performance.now() - started, sales: salesStatsSchema.parse(body).totalSales };
}

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
await seed(dataDir);
const server = await startServer({ DATA_DIR: dataDir, PAYMENTS: 'test' });
for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await answer(server.url);
const times: number[] = [];
let counted = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const { ms, sales } = await answer(server.url);
  times.push(ms);
  counted = sales;
}
await server.stop();
await rm(dataDir, { recursive: true, force: true });

report('sales', [
  { label: 'sales counted', value: counted, unit: '', target: SALES.toLocaleString('en-US'), met: counted === SALES },
  {
    label: `90 days at ${SALES.toLocaleString('en-US')}`,
    value: median(times),
    unit: 'ms',
    target: `<= ${TARGET_MS}`,
    met: median(times) <= TARGET_MS,
  },
]);
