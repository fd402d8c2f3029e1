// `npm run soak -- cluster [ROUNDS]`: visitors at two Foyers over a cluster of three PostgreSQLs, whose primary crashes, is lost or is cut off at a random
// instant of each round. Afterwards everything that was acknowledged must be there, once. `npm test` runs two rounds of it.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFoyer } from '../../e2e/support/foyer.ts';
import { seededRandom, type Random } from '../../src/server/demo/random.ts';
import { openStore } from '../../src/server/store/engine/open-store.ts';
import { countLedger, describeFindings, isClean } from '../../test-support/load/count-ledger.ts';
import { countAcknowledged, describeLedger, newLedger, type Ledger } from '../../test-support/load/ledger.ts';
import { startLoad } from '../../test-support/load/start-load.ts';
import { describeReads, watchReads } from '../../test-support/load/watch-reads.ts';
import { installSystemPackages } from '../system-packages.mjs';
import { startCluster, type Cluster } from './cluster.ts';
import type { NodeName } from './settings.ts';

const PATIENCE_MS = 120_000;
const POLL_MS = 200;
/** The shortest and longest time that visitors have before a blow, and after everybody is back. */
const BEFORE_MS = [300, 4000] as const;
const AFTER_MS = [500, 2500] as const;

const blows = {
  'crash of the database': (cluster: Cluster, name: NodeName) => cluster.crash(name),
  'loss of the node': (cluster: Cluster, name: NodeName) => cluster.lose(name),
  'node cut off': async (cluster: Cluster, name: NodeName) => cluster.cut(name),
} as const;
type Blow = keyof typeof blows;
const isBlow = (name: string): name is Blow => name in blows;
const all = Object.keys(blows).filter(isBlow);

const say = (line: string) => process.stdout.write(`${line}\n`);
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
});
const rounds = Number(positionals[0] ?? 20);
const seed = Number(values.seed);

async function within<T>(what: string, work: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const late = delay(PATIENCE_MS, null, { signal: patience.signal }).then(() => {
    throw new Error(`${what} took longer than ${inSeconds(PATIENCE_MS)}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    patience.abort();
    late.catch(() => undefined);
  }
}

/** Whoever does not confirm a booking gives its time free after half an hour, here at once: there must be times left to book. */
async function letHoldsLapse(databaseUrl: string): Promise<void> {
  const store = await openStore({ databaseUrl, dataDir: '' });
  await store.write((tx) => tx.updateTable('bookings').set({ held_until: 0 }).where('status', '=', 'held').execute());
  await store.close();
}

async function count(databaseUrl: string, ledger: Ledger) {
  const store = await openStore({ databaseUrl, dataDir: '' });
  try {
    return await countLedger(store, ledger);
  } finally {
    await store.close();
  }
}

const somewhere = (chance: Random, [least, most]: readonly [number, number]) => chance.between(least, most);

/** How long each Foyer took to write again, counted from the blow. */
async function strike(
  cluster: Cluster,
  { sites, blow, chance, ledger }: { sites: readonly string[]; blow: Blow; chance: Random; ledger: Ledger },
): Promise<number[]> {
  const load = startLoad(sites, chance.between(0, 2 ** 31), ledger);
  try {
    await within('The first writes', Promise.all(sites.map(async (_site, by) => load.firstAfter(0, by))));
    await delay(somewhere(chance, BEFORE_MS));
    const primary = await cluster.primary();
    if (primary === null) throw new Error('There is no primary to strike');
    await blows[blow](cluster, primary);
    const struck = performance.now();
    const backs = await within(
      'Writing again',
      Promise.all(sites.map(async (_site, by) => load.firstAfter(struck, by))),
    );
    await delay(somewhere(chance, AFTER_MS));
    return backs.map((at) => at - struck);
  } finally {
    await load.stop();
  }
}

async function heal(cluster: Cluster): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  await cluster.mend();
  while (!(await cluster.isWhole())) {
    if (Date.now() > end) throw new Error(`The cluster is not whole again: ${await cluster.describe()}`);
    await delay(POLL_MS);
  }
}

/** The longest time to the first write for each kind of blow, of all Foyers. */
function summarise(times: Map<Blow, number[]>): string {
  return [...times]
    .map(([blow, ms]) => {
      const sorted = ms.toSorted((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
      return `${blow}: ${sorted.length / 2} times, writes back after ${inSeconds(middle)} (median), ${inSeconds(sorted.at(-1) ?? 0)} (longest)`;
    })
    .join('\n');
}

async function run(cluster: Cluster, folder: string): Promise<boolean> {
  const { databaseUrl } = cluster;
  const settings = (name: string) => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, name),
    TRUST_PROXY: '127.0.0.1',
    PAYMENTS: 'test',
    DASHBOARDS: 'public',
    LOG_LEVEL: 'silent',
  });
  const foyers = await Promise.all(['first', 'second'].map((name) => startFoyer(settings(name))));
  const sites = foyers.map(({ url }) => url);
  const reads = watchReads(sites);
  const chance = seededRandom(seed);
  const ledger = newLedger();
  const times = new Map<Blow, number[]>();
  let isGood = true;
  try {
    for (let round = 1; round <= rounds && isGood; round += 1) {
      const blow = all[(round - 1 + seed) % all.length] ?? 'loss of the node';
      const backs = await strike(cluster, { sites, blow, chance, ledger });
      times.set(blow, [...(times.get(blow) ?? []), ...backs]);
      await heal(cluster);
      const found = await count(databaseUrl, ledger);
      isGood = isClean(found);
      say(
        `${round}. ${blow}: writes back after ${backs.map(inSeconds).join(' and ')}; of ${countAcknowledged(ledger)} acknowledged so far ${describeFindings(found)}`,
      );
      await letHoldsLapse(databaseUrl);
    }
  } finally {
    const read = await reads.stop();
    await Promise.all(foyers.map(async (foyer) => foyer.stop()));
    say(`${describeLedger(ledger)}\n${describeReads(read)}\n${summarise(times)}`);
  }
  return isGood;
}

installSystemPackages('cluster');
say(`${rounds} rounds; the same again: npm run soak -- cluster ${rounds} --seed ${seed}`);
const folder = await mkdtemp(join(tmpdir(), 'foyer-soak-'));
// The cluster's user passes through.
await chmod(folder, 0o711);
const cluster = await startCluster(join(folder, 'cluster'), say);
let isGood = false;
try {
  isGood = await run(cluster, folder);
} finally {
  await cluster.end();
  if (isGood) await rm(folder, { recursive: true, force: true });
  else say(`What is left lies in ${folder}`);
}
process.exit(isGood ? 0 : 1);
