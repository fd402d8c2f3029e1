// `npm run soak -- faults [N]`: each fault that a database, a disk, a network or a clock can have, under load, on both engines; kills N times each, all others
// a tenth as often. Afterwards everything that was acknowledged must be there, once. `--only kill,lock` for some of them, `--engine sqlite` for one engine,
// `--seconds 60` for how long those last that last.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom, type Random } from '../../src/server/demo/random.ts';
import { countStored, describeFindings, isClean, type Findings } from '../../test-support/load/count-ledger.ts';
import { countAcknowledged, newLedger, type Ledger } from '../../test-support/load/ledger.ts';
import { startLoad } from '../../test-support/load/start-load.ts';
import { within } from '../../test-support/load/within.ts';
import { installSystemPackages } from '../system-packages.mjs';
import { faults, type Fault } from './faults.ts';
import { openWorld, type EngineName, type World } from './world.ts';

const PATIENCE_MS = 120_000;
const OTHERS = 0.1;

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
    seconds: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const times = Number(positionals[0] ?? 20);
const seed = Number(values.seed);
const named = values.only.split(',').filter((name) => name !== '');

/** Ctrl-C: what was tried so far is counted and told. */
const asked = { isOver: false };
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (asked.isOver = true));

/** Strikes once while visitors are there, and waits until they are served again. */
async function strike(fault: Fault, world: World, chance: Random, ledger: Ledger): Promise<void> {
  const load = startLoad(world.sites, chance.between(0, 2 ** 31), ledger);
  try {
    await within('The first write', PATIENCE_MS, load.firstAfter(0, null));
    await delay(chance.between(0, 1500));
    const wrong = (what: string) => ledger.wrong.push(what);
    await fault.strike(world, { chance, lengthMs: Number(values.seconds) * 1000, wrong });
    const now = performance.now();
    const backs = world.sites.map(async (_site, by) => load.firstAfter(now, by));
    await within('Writing again', PATIENCE_MS, Promise.all(backs));
    await delay(chance.between(0, 500));
  } finally {
    await load.stop();
  }
}

async function tryFault(fault: Fault, engine: EngineName, chance: Random): Promise<Findings> {
  const rounds = fault.isOften === true ? times : Math.max(1, Math.round(times * OTHERS));
  const world = await openWorld(engine, fault.ground ?? {});
  const ledger = newLedger();
  let findings: Findings = { lost: [], doubled: [], untrue: [] };
  let round = 0;
  try {
    while (round < rounds && isClean(findings) && !asked.isOver) {
      round += 1;
      await strike(fault, world, chance, ledger);
      findings = await countStored(world.stored, ledger);
    }
  } finally {
    await world.close();
    say(
      `${fault.name} on ${engine}, ${fault.what}: ${round} times, ${countAcknowledged(ledger)} acknowledged, ${describeFindings(findings)}; ` +
        `${ledger.refused} refused with 503, ${ledger.unanswered} without an answer, the slowest answer after ${Math.round(ledger.slowestAnswer)} ms`,
    );
  }
  return findings;
}

installSystemPackages('faults');
say(`The same again: npm run soak -- faults ${times} --seed ${seed}`);
let isGood = true;
for (const fault of faults.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const cannot = fault.cannot?.() ?? null;
  if (cannot !== null) {
    say(`${fault.name} was not tried: ${cannot}`);
    continue;
  }
  for (const engine of fault.engines.filter((name) => values.engine === '' || name === values.engine)) {
    if (asked.isOver) break;
    const findings = await tryFault(fault, engine, seededRandom(seed));
    isGood &&= isClean(findings);
  }
}
process.exit(isGood ? 0 : 1);
