import { existsSync } from 'node:fs';
import { readConfig } from '../config/config.ts';
import { commandLimits } from '../store/engine/limits.ts';
import { openStore } from '../store/engine/open-store.ts';
import { realignAttributions } from '../store/attribution/realign-attributions.ts';
import { findDifferences, repairDifferences } from '../store/rebuild/rebuild.ts';

/**
 * `npm run analytics:rebuild`: recounts the dashboard's figures and what earned what from the raw rows, reports what differs and puts it right.
 * With `-- --check` it changes nothing, and ends with code 1 where something differs.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
const check = process.argv.includes('--check');
const config = readConfig(process.env);
const store = await openStore(config, commandLimits);
const differences = await findDifferences(store, config.siteTimeZone);
if (!check && differences.length > 0) {
  await store.write((tx) => repairDifferences(tx, differences));
  await realignAttributions(store, config.siteTimeZone);
}
await store.close();

for (const { rollup, day, name, stored, counted } of differences)
  process.stdout.write(`${rollup}  ${day}  ${name === '' ? '(direct)' : name}: stored ${stored}, counted ${counted}\n`);
const what = differences.length === 1 ? 'figure differs' : 'figures differ';
process.stdout.write(
  differences.length === 0
    ? 'Every figure equals its raw rows\n'
    : `${differences.length} ${what} from the raw rows${check ? '' : '; put right'}\n`,
);
process.exitCode = check && differences.length > 0 ? 1 : 0;
