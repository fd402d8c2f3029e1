import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFoyer, type RunningFoyer } from './foyer.ts';
import { test as base } from './test.ts';

/** The year is made once in a worker, beside the time that its first test has. */
const YEAR_TIMEOUT_MS = 90_000;

async function makeYear(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-year-'));
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, ['src/server/commands/demo.ts'], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The demonstration could not be made: ${stderr}`);
  return folder;
}

/** With servers over a copy of the demonstration's year, which takes longer to make than most journeys. */
export const test = base.extend<object, { openFullDesk: (settings: Record<string, string>) => Promise<RunningFoyer> }>({
  openFullDesk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const year = await makeYear();
      await use((settings) => startFoyer(settings, (dataDir) => cp(year, dataDir, { recursive: true })));
      await rm(year, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: YEAR_TIMEOUT_MS },
  ],
});
