import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readAudit } from './read-audit.ts';

/**
 * `npm run audit`: asks the registry for known holes in the packages that run. Ends with code 1 if there is a grave one. Without an answer it says
 * so and ends with code 0, within half a minute. With `--tell`, as in `npm test`, it only tells: whether a change is sound does not depend on what was
 * found elsewhere today.
 */
const WAIT_MS = 30_000;
const root = join(import.meta.dirname, '../..');
const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000', '--loglevel=silent'],
  { cwd: root, encoding: 'utf8', timeout: WAIT_MS, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'ignore'] },
);
// Null where there is no npm.
const audit = readAudit(stdout ?? '');
if (audit.kind === 'unanswered') {
  process.stdout.write('The registry gave no answer about known holes in packages. Nothing was checked.\n');
} else {
  for (const { name, severity, titles } of [...audit.grave, ...audit.slight])
    process.stdout.write(`${name}: ${severity}: ${titles.join('; ')}\n`);
  process.stdout.write(`Grave holes in packages that run: ${audit.grave.length}. Others: ${audit.slight.length}.\n`);
  if (audit.grave.length > 0 && !process.argv.includes('--tell')) process.exitCode = 1;
}
