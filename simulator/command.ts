// `npm run simulate -- --seeds N --days D [--seed S]`: lives through worlds and says what does not hold in them.
import './globals.ts';
import './disk.ts';
import { parseArgs } from 'node:util';

const { simulate } = await import('./simulate.ts');

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    days: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const isWhole = await simulate({ seeds: Number(values.seeds), days: Number(values.days), first: Number(values.seed) });
process.exit(isWhole ? 0 : 1);
