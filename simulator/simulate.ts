import { sample } from 'fast-check';
import { realNow } from './globals.ts';
import { scripts, type Script } from './script.ts';
import { shrink } from './shrink.ts';
import { live, prepare, type Outcome } from './world.ts';

const SHRINK_TRIES = 60;

const say = (line: string) => process.stdout.write(`${line}\n`);

function scriptOf(seed: number, days: number): Script {
  const [script] = sample(scripts(days), { seed, numRuns: 1 });
  if (script === undefined) throw new Error('There is no script');
  return script;
}

/** Says how a world fails, by the least script that fails alike. */
async function explain(seed: number, days: number, broken: readonly string[]): Promise<void> {
  say(`Seed ${seed} fails:\n${broken.join('\n')}\n\nLooking for the least that fails ...`);
  const fails = async (less: Script) => (await live(less, { seed, days })).broken.length > 0;
  const least = await shrink(scriptOf(seed, days), fails, SHRINK_TRIES);
  const { trace, broken: left } = await live(least, { seed, days });
  const { happenings, ...rest } = least;
  say(`\nThe least that fails, of ${happenings.length} happenings (trace ${trace.hash}):\n${JSON.stringify(rest)}`);
  for (const { kind, after, who, what } of happenings) say(`  ${after} ms later: ${kind} ${who} ${what}`);
  say(`\n${trace.lines.join('\n')}\n\n${left.join('\n')}`);
  say(`\nThe same again: npm run simulate -- --seeds 1 --days ${days} --seed ${seed}`);
}

/** Lives through so many worlds, the first with this seed, and through the first once more: its trace must be the same. Whether all held. */
export async function simulate(given: {
  seeds: number;
  days: number;
  first: number;
  isBrief?: boolean;
}): Promise<boolean> {
  const { seeds, days, first, isBrief = false } = given;
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
      if (isWhole) continue;
      if (isBrief) say(`Seed ${seed} fails:\n${outcome.broken.join('\n')}`);
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
    const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
    const seconds = (realNow() - beganAt) / 1000;
    const { user, system } = process.cpuUsage(before);
    say(
      `${outcomes.length} worlds, ${sum(({ days: of }) => of)} simulated days, ${sum(({ happenings }) => happenings)} happenings, ` +
        `${sum(({ turns }) => turns)} turns, ${sum(({ trace }) => trace.statements)} statements ` +
        `in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor)`,
    );
  }
  return isWhole;
}
