import { runCommand } from '../process/command-line.ts';
import { commandLimits } from '../store/engine/limits.ts';
import { openStore } from '../store/engine/open-store.ts';
import { findDifferences, rebuildFigures } from '../store/rebuild/rebuild.ts';

/**
 * `npm run analytics:rebuild`: recounts the dashboard's figures and what earned what from the raw rows, reports what differs and puts it right.
 * With `-- --check` it changes nothing, and ends with code 1 where something differs.
 */
await runCommand(async (config, args) => {
  const check = args.includes('--check');
  const store = await openStore(config, commandLimits);
  const differences = await (check ? findDifferences : rebuildFigures)(store, config.siteTimeZone);
  await store.close();
  for (const { rollup, day, name, stored, counted } of differences)
    process.stdout.write(
      `${rollup}  ${day}  ${name === '' ? '(direct)' : name}: stored ${stored}, counted ${counted}\n`,
    );
  const what = differences.length === 1 ? 'figure differs' : 'figures differ';
  process.stdout.write(
    differences.length === 0
      ? 'Every figure equals its raw rows\n'
      : `${differences.length} ${what} from the raw rows${check ? '' : '; put right'}\n`,
  );
  process.exitCode = check && differences.length > 0 ? 1 : 0;
});
