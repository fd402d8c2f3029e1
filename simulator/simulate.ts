import { sample } from 'fast-check';
import { realNow } from './globals.ts';
import { scripts, type Script } from './script.ts';
import { live, prepare, type Outcome } from './world.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

export function scriptOf(seed: number, days: number): Script {
  const [script] = sample(scripts(days), { seed, numRuns: 1 });
  if (script === undefined) throw new Error('There is no script');
  return script;
}

/** Lives through so many worlds, the first with this seed; whether all held in all of them. */
export async function simulate({ seeds, days, first }: { seeds: number; days: number; first: number }): Promise<boolean> {
  const clean = await prepare();
  const beganAt = realNow();
  const before = process.cpuUsage();
  const outcomes: Outcome[] = [];
  try {
    for (let seed = first; seed < first + seeds; seed += 1) {
      const outcome = await live(scriptOf(seed, days), { seed, days });
      outcomes.push(outcome);
      if (outcome.broken.length === 0) continue;
      say(outcome.trace.lines.join('\n'));
      say(`\nSeed ${seed} (trace ${outcome.trace.hash}):\n${outcome.broken.join('\n')}`);
      return false;
    }
  } finally {
    clean();
    const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
    const seconds = (realNow() - beganAt) / 1000;
    const { user, system } = process.cpuUsage(before);
    say(
      `${outcomes.length} worlds, ${sum(({ days: of }) => of)} simulated days, ${sum(({ happenings }) => happenings)} happenings, ` +
        `${sum(({ turns }) => turns)} turns, ${sum(({ trace }) => trace.statements)} statements in ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of them the processor’s; ` +
        `the last trace is ${outcomes.at(-1)?.trace.hash}`,
    );
  }
  return true;
}
