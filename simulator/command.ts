// `npm run simulate -- --seeds N --days D [--seed S]`: lives through N worlds of D days, the first with seed S, and says what does not hold.
import './globals.ts';
import './disk.ts';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    days: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    brief: { type: 'boolean', default: false },
  },
});
// Only now: everything of Foyer finds the simulator's time and dice in place.
const { simulate } = await import('./simulate.ts');
const given = { seeds: Number(values.seeds), days: Number(values.days), first: Number(values.seed) };
process.exit((await simulate({ ...given, isBrief: values.brief })) ? 0 : 1);
