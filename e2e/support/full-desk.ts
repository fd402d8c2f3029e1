import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandProgram } from '../../test-support/server/programs.ts';
import type { RunningFoyer } from './foyer.ts';
import { sharedFolder } from './shared-folder.ts';
import { test as base } from './test.ts';

/** Beside the time that a test has. */
const YEAR_TIMEOUT_MS = 180_000;
const POLL_MS = 100;

async function makeYear(year: string): Promise<void> {
  const folder = await mkdtemp(`${year}-`);
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, [commandProgram('demo')], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The demonstration could not be made: ${stderr}`);
  await rename(folder, year);
}

/** The folder of the year, which the first who asks makes for all workers. */
async function openYear(): Promise<string> {
  const year = join(sharedFolder(), 'year');
  const lock = `${year}.lock`;
  while (!existsSync(year)) {
    const isFirst = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isFirst) await delay(POLL_MS);
    else
      try {
        if (!existsSync(year)) await makeYear(year);
      } finally {
        await rm(lock, { recursive: true });
      }
  }
  return year;
}

type OpenFullDesk = (settings: Record<string, string>) => Promise<RunningFoyer>;

/** With servers over a copy of the demonstration's year, which takes longer to make than most journeys. */
export const test = base.extend<{ openFullDesk: OpenFullDesk }>({
  openFullDesk: [
    async ({ openFoyer }, use) => {
      const year = await openYear();
      await use((settings) => openFoyer(settings, (dataDir) => cp(year, dataDir, { recursive: true })));
    },
    { timeout: YEAR_TIMEOUT_MS },
  ],
});
