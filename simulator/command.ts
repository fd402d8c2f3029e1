// `npm run simulate -- --seeds N --days D [--seed S] [--workers W]`: lives through N worlds of D days, the first with seed S, and says what does not
// hold; in W processes where that is given. `--faults [--only NAME]` plants the known faults one at a time, and says what notices each, and how soon.
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    days: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    brief: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    /** With `--faults`: those with this in their name. */
    only: { type: 'string', multiple: true, default: [] },
    /** The one that is planted here; for the processes that `--faults` starts. */
    fault: { type: 'string' },
  },
});
const first = Number(values.seed);
const workers = Number(values.workers);

async function run(): Promise<boolean> {
  if (values.faults) {
    const { findFaults } = await import('./find-faults.ts');
    const { only, seeds = '60', days = '4' } = values;
    return findFaults({ only, workers, seeds: Number(seeds), days: Number(days), first });
  }
  const { seeds = '20', days = '30', brief: isBrief } = values;
  const given = { seeds: Number(seeds), days: Number(days), first, isBrief };
  if (workers > 1) {
    const { simulateInParts } = await import('./simulate-in-parts.ts');
    return simulateInParts({ ...given, workers });
  }
  if (values.fault !== undefined) {
    const { plant, findPlanted } = await import('./faults/planted-faults.ts');
    plant(findPlanted(values.fault));
  }
  // Before everything of Foyer, which finds the simulator's time and dice in place.
  await import('./globals.ts');
  await import('./disk.ts');
  const { simulate } = await import('./simulate.ts');
  return simulate(given);
}

process.exit((await run()) ? 0 : 1);
