import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dashboardSchema } from '../src/contract/analytics.ts';
import { migrations } from '../src/server/store/engine/migrations.ts';
import { report } from './report.ts';
import { median } from './support/median.ts';
import { startServer } from './support/server.ts';

/** The whole 90-day dashboard answer at a small and at a large number of page views; seeded once into .cache/bench. */
const SMALL = 100_000;
const LARGE = Number(process.env['PAGE_VIEWS'] ?? 10_000_000);
const ROUNDS = 60;
const WARM_UP_ROUNDS = 20;
const TARGET_MS = 10;
const TARGET_RATIO = 1.2;

async function seeded(pageViews: number): Promise<string> {
  // Its last day is the day it was made; another schema needs another seed.
  const schema = Object.keys(migrations).length;
  const folder = `.cache/bench/${new Date().toISOString().slice(0, 10)}-schema-${schema}-${pageViews}`;
  if (existsSync(folder)) return folder;
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  process.stdout.write(`seeding ${pageViews.toLocaleString('en-US')} page views\n`);
  const env = { PATH: process.env['PATH'], DATA_DIR: making, PAGE_VIEWS: String(pageViews), DAYS: '90' };
  const child = spawn(process.execPath, ['bench/seed.ts'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The database could not be seeded');
  await rename(making, folder);
  return folder;
}

async function answerTimes(url: string, rounds: number): Promise<{ times: number[]; pageViews: number }> {
  const times: number[] = [];
  let pageViews = 0;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const body: unknown = await (await fetch(`${url}/api/analytics/dashboard?range=90d`)).json();
    times.push(performance.now() - started);
    pageViews = dashboardSchema.parse(body).totalPageViews;
  }
  return { times, pageViews };
}

const small = await startServer({ DATA_DIR: await seeded(SMALL) });
const large = await startServer({ DATA_DIR: await seeded(LARGE) });
await answerTimes(small.url, WARM_UP_ROUNDS);
await answerTimes(large.url, WARM_UP_ROUNDS);
// In turn, so that a machine that slows down slows both.
const smallTimes: number[] = [];
const largeTimes: number[] = [];
let counted = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  smallTimes.push(...(await answerTimes(small.url, 1)).times);
  const { times, pageViews } = await answerTimes(large.url, 1);
  largeTimes.push(...times);
  counted = pageViews;
}
await small.stop();
await large.stop();

const ratio = median(largeTimes) / median(smallTimes);
report('dashboard', [
  {
    label: `page views counted`,
    value: counted,
    unit: '',
    target: LARGE.toLocaleString('en-US'),
    met: counted === LARGE,
  },
  {
    label: `90 days at ${SMALL.toLocaleString('en-US')}`,
    value: median(smallTimes),
    unit: 'ms',
    target: 'told',
    met: true,
  },
  {
    label: `90 days at ${LARGE.toLocaleString('en-US')}`,
    value: median(largeTimes),
    unit: 'ms',
    target: `<= ${TARGET_MS}`,
    met: median(largeTimes) <= TARGET_MS,
  },
  { label: 'ratio of the two', value: ratio, unit: '', target: `<= ${TARGET_RATIO}`, met: ratio <= TARGET_RATIO },
]);
