// `npm run soak -- cluster [ROUNDS]`: visitors at two Foyers over a cluster of three PostgreSQLs, whose primary crashes, is lost or is cut off at a random
// instant of each round. Afterwards everything that was acknowledged must be there, once. `npm test` runs two rounds of it.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFoyer } from '../../e2e/support/foyer.ts';
import { seededRandom, type Random } from '../../src/server/demo/random.ts';
import { countStored, describeFindings, isClean } from '../../test-support/load/count-ledger.ts';
import { countAcknowledged, describeLedger, newLedger, type Ledger } from '../../test-support/load/ledger.ts';
import { visitedSettings } from '../../test-support/load/settings.ts';
import { startLoad } from '../../test-support/load/start-load.ts';
import { describeReads, watchReads } from '../../test-support/load/watch-reads.ts';
import { within } from '../../test-support/load/within.ts';
import { installSystemPackages } from '../system-packages.mjs';
import { startCluster, type Cluster } from './cluster.ts';
import type { NodeName } from './settings.ts';

const PATIENCE_MS = 180_000;
/** A node that does not follow by then needs a hand. */
const HEAL_MS = 45_000;
const GIVE_UP_MS = 400_000;
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

const somewhere = (chance: Random, [least, most]: readonly [number, number]) => chance.between(least, most);

interface Round {
  readonly sites: readonly string[];
  readonly blow: Blow;
  readonly chance: Random;
  readonly ledger: Ledger;
  /** Kills one of the Foyers and starts it, while there is no primary. */
  restart(): Promise<void>;
}

/** How long each Foyer took to write again, counted from the blow. */
async function strike(cluster: Cluster, { sites, blow, chance, ledger, restart }: Round): Promise<number[]> {
  const load = startLoad(sites, chance.between(0, 2 ** 31), ledger);
  try {
    await within('The first writes', PATIENCE_MS, Promise.all(sites.map(async (_site, by) => load.firstAfter(0, by))));
    await delay(somewhere(chance, BEFORE_MS));
    const primary = await cluster.primary();
    if (primary === null) throw new Error('There is no primary to strike');
    await blows[blow](cluster, primary);
    const struck = performance.now();
    const restarted = blow === 'loss of the node' ? restart() : null;
    const backs = await within(
      'Writing again',
      PATIENCE_MS,
      Promise.all(sites.map(async (_site, by) => load.firstAfter(struck, by))),
    );
    await restarted;
    await delay(somewhere(chance, AFTER_MS));
    return backs.map((at) => at - struck);
  } finally {
    await load.stop();
  }
}

/** Whole again by itself, or with a hand: a node that Patroni cannot get to follow is copied anew. Gives those. */
async function heal(cluster: Cluster): Promise<string[]> {
  await cluster.mend();
  const renewed: string[] = [];
  for (const began = Date.now(); ;) {
    if (await cluster.isWhole().catch(() => false)) return renewed;
    const waited = Date.now() - began;
    if (waited > HEAL_MS * (renewed.length + 1)) renewed.push(...(await cluster.renew().catch(() => [])));
    if (waited > GIVE_UP_MS) throw new Error(`The cluster is not whole again: ${await cluster.describe()}`);
    await delay(POLL_MS);
  }
}

/** The time to the first write for each kind of blow, of each round the Foyer that took longer. */
function summarise(times: Map<Blow, number[]>): string {
  return [...times]
    .map(([blow, ms]) => {
      const sorted = ms.toSorted((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
      return `${blow}: ${sorted.length} times, writes back after ${inSeconds(middle)} (median), ${inSeconds(sorted.at(-1) ?? 0)} (longest)`;
    })
    .join('\n');
}

async function run(cluster: Cluster, folder: string): Promise<boolean> {
  const { databaseUrl, readUrl } = cluster;
  const settings = (name: string) => ({
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: readUrl,
    DATA_DIR: join(folder, name),
    ...visitedSettings,
  });
  const first = await startFoyer(settings('first'));
  let second = await startFoyer(settings('second'));
  const sites = [first.url, second.url];
  async function restart(): Promise<void> {
    await second.kill();
    second = await startFoyer({ ...settings('second'), PORT: new URL(second.url).port });
  }
  // The other is killed now and then.
  const reads = watchReads(sites.slice(0, 1));
  const chance = seededRandom(seed);
  const ledger = newLedger();
  const times = new Map<Blow, number[]>();
  let isGood = true;
  try {
    for (let round = 1; round <= rounds && isGood; round += 1) {
      const blow = all[(round - 1 + seed) % all.length] ?? 'loss of the node';
      const backs = await strike(cluster, { sites, blow, chance, ledger, restart });
      // One that had to start first is told of, and not counted.
      const counted = blow === 'loss of the node' ? backs.slice(0, 1) : backs;
      times.set(blow, [...(times.get(blow) ?? []), Math.max(...counted)]);
      // Nobody strikes it again after the last.
      const renewed = round < rounds ? await heal(cluster) : [];
      const found = await countStored({ databaseUrl, dataDir: '' }, ledger);
      isGood = isClean(found);
      say(
        `${round}. ${blow}: writes back after ${backs.map(inSeconds).join(' and ')}; of ${countAcknowledged(ledger)} acknowledged so far ${describeFindings(found)}${renewed.length > 0 ? `; ${renewed.join(' and ')} copied anew by hand` : ''}`,
      );
    }
  } finally {
    const read = await reads.stop();
    await Promise.all([first.stop(), second.stop()]);
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
