import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { readPlantedFaults, type PlantedFault } from './faults/planted-faults.ts';
import { watchers, type Broken } from './watchers.ts';

interface Search {
  /** Only faults with one of these in their names; all of them where there is none. */
  readonly only: readonly string[];
  /** How many faults are looked for at the same time. */
  readonly workers: number;
  readonly seeds: number;
  readonly days: number;
  readonly first: number;
}

const worldSchema = z.object({
  seed: z.number(),
  broken: z.array(z.object({ by: z.enum(watchers), what: z.string() })),
  processorMs: z.number(),
});

/** What became of the worlds that one process lived through. */
interface Lived {
  readonly worlds: number;
  readonly processorMs: number;
  /** Of the last world, which is the first that does not hold. */
  readonly seed: number;
  readonly broken: readonly Broken[];
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Lives through worlds in a process of their own, with a fault or without, until one does not hold. */
async function liveApart(
  fault: string | null,
  { seeds, days, first }: Omit<Search, 'only' | 'workers'>,
): Promise<Lived> {
  const what = [`--seeds=${seeds}`, `--days=${days}`, `--seed=${first}`, '--brief'];
  const child = fork(
    join(import.meta.dirname, 'command.ts'),
    [...what, ...(fault === null ? [] : [`--fault=${fault}`])],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  let lived: Lived = { worlds: 0, processorMs: 0, seed: first - 1, broken: [] };
  child.on('message', (message) => {
    const { seed, broken, processorMs } = worldSchema.parse(message);
    lived = { worlds: lived.worlds + 1, processorMs, seed, broken };
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code === 0 || lived.broken.length > 0) return lived;
  // It has ended without a word.
  return {
    ...lived,
    seed: lived.seed + 1,
    broken: [{ by: 'rejections', what: `The process ended with ${String(code)}` }],
  };
}

const inShort = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 160);

/** Plants the known faults one at a time and looks for each. Whether all were found. */
export async function findFaults({ only, workers, ...search }: Search): Promise<boolean> {
  const isAsked = ({ name }: PlantedFault) => only.length === 0 || only.some((part) => name.includes(part));
  const faults = readPlantedFaults().filter(isAsked);
  /** Whether a seed holds without any fault: only then what it found is the fault. */
  const controls = new Map<number, Promise<boolean>>();
  const holds = async (seed: number) => {
    const control = controls.get(seed) ?? liveApart(null, { ...search, first: seed, seeds: 1 }).then(isWhole);
    controls.set(seed, control);
    return control;
  };
  let found = 0;
  let processorMs = 0;

  async function find(fault: PlantedFault): Promise<void> {
    const lived = await liveApart(fault.name, search);
    const seconds = (lived.processorMs / 1000).toFixed(1);
    processorMs += lived.processorMs;
    const by = [...new Set(lived.broken.map((broken) => broken.by))].join(', ');
    const took = `${lived.worlds} ${lived.worlds === 1 ? 'seed' : 'seeds'}, ${seconds} s`;
    if (lived.broken.length === 0) return void say(`NOT FOUND  ${fault.name} | ${took}`);
    if (!(await holds(lived.seed))) return void say(`NO PROOF   ${fault.name} | seed ${lived.seed} fails without it`);
    found += 1;
    say(`found      ${fault.name} | ${by} | ${took} | ${inShort(lived.broken[0]?.what ?? '')}`);
  }

  const waiting = [...faults];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await find(next);
  };
  await Promise.all(Array.from({ length: workers }, work));
  say(`${found} of ${faults.length} faults found, in ${(processorMs / 1000).toFixed(0)} s of processor`);
  return found === faults.length && faults.length > 0;
}

function isWhole({ broken }: Lived): boolean {
  return broken.length === 0;
}
