import { sample } from 'fast-check';
import { realNow } from './globals.ts';
import type { Broken } from './watchers.ts';
import { scripts, type Script } from './script.ts';
import { shrink } from './shrink.ts';
import { live, prepare, type Outcome } from './world.ts';

const SHRINK_TRIES = 60;
/** Who waits for a long run sees now and then how far it is. */
const TOLD_EVERY = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);
const inWords = (broken: readonly Broken[]) => broken.map(({ by, what }) => `${by}: ${what}`).join('\n');

function scriptOf(seed: number, days: number): Script {
  const [script] = sample(scripts(days), { seed, numRuns: 1 });
  if (script === undefined) throw new Error('There is no script');
  return script;
}

/** Says how a world fails, by the least script that fails alike. */
async function explain(seed: number, days: number, broken: readonly Broken[]): Promise<void> {
  say(`Seed ${seed} fails:\n${inWords(broken)}\n\nLooking for the least that fails ...`);
  const fails = async (less: Script) => (await live(less, { seed, days })).broken.length > 0;
  const least = await shrink(scriptOf(seed, days), fails, SHRINK_TRIES);
  const { trace, broken: left } = await live(least, { seed, days });
  const { happenings, ...rest } = least;
  say(`\nThe least that fails, of ${happenings.length} happenings (trace ${trace.hash}):\n${JSON.stringify(rest)}`);
  for (const { kind, after, who, what } of happenings) say(`  ${after} ms later: ${kind} ${who} ${what}`);
  say(`\n${trace.lines.join('\n')}\n\n${inWords(left)}`);
  say(`\nThe same again: npm run simulate -- --seeds 1 --days ${days} --seed ${seed}`);
}

/** What was lived through, and what it took. */
function figures(outcomes: readonly Outcome[], beganAt: number, before: NodeJS.CpuUsage): string {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
  const seconds = (realNow() - beganAt) / 1000;
  const { user, system } = process.cpuUsage(before);
  const happenings = `${sum(({ happenings: of }) => of)} happenings`;
  const taken = `${sum(({ turns }) => turns)} turns, ${sum(({ trace }) => trace.statements)} statements`;
  const worlds = `${outcomes.length} worlds, ${sum(({ days: of }) => of)} simulated days`;
  const perHour = Math.round((outcomes.length / seconds) * 3600);
  return `${worlds}, ${happenings}, ${taken} in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor; ${perHour} worlds an hour)`;
}

interface Simulation {
  readonly seeds: number;
  readonly days: number;
  readonly first: number;
  /** Without shrinking, and without living through the first world again. */
  readonly isBrief: boolean;
}

/** Lives through so many worlds, the first with this seed, and through the first once more: its trace must be the same. Whether all held. */
export async function simulate({ seeds, days, first, isBrief }: Simulation): Promise<boolean> {
  const clean = await prepare();
  const beganAt = realNow();
  const before = process.cpuUsage();
  const outcomes: Outcome[] = [];
  let isWhole = true;
  try {
    for (let seed = first; isWhole && seed < first + seeds; seed += 1) {
      const outcome = await live(scriptOf(seed, days), { seed, days });
      outcomes.push(outcome);
      isWhole = outcome.broken.length === 0;
      const { user, system } = process.cpuUsage(before);
      process.send?.({ seed, broken: outcome.broken, processorMs: (user + system) / 1000 });
      if (isWhole) {
        if (outcomes.length % TOLD_EVERY === 0) say(figures(outcomes, beganAt, before));
      } else if (isBrief) say(`Seed ${seed} fails:\n${inWords(outcome.broken)}`);
      else await explain(seed, days, outcome.broken);
    }
    if (isWhole && !isBrief) {
      const again = await live(scriptOf(first, days), { seed: first, days });
      isWhole = again.trace.hash === outcomes[0]?.trace.hash;
      const [was, is] = [outcomes[0]?.trace.hash, again.trace.hash];
      say(
        isWhole ? `Seed ${first} again: the same trace ${is}` : `Seed ${first} again: trace ${is}, and before ${was}`,
      );
    }
  } finally {
    clean();
    say(figures(outcomes, beganAt, before));
  }
  return isWhole;
}
