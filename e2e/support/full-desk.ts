import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFoyer, type RunningFoyer } from './foyer.ts';

/** The folder with the demonstration's year, made by the first test of this process that wants it: making it takes longer than most tests. */
let year: Promise<string> | null = null;

async function makeYear(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-year-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, ['src/server/commands/demo.ts'], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The demonstration could not be made: ${stderr}`);
  return folder;
}

/** A server over a copy of the demonstration's year. */
export async function openFullDesk(settings: Record<string, string>): Promise<RunningFoyer> {
  year ??= makeYear();
  const from = await year;
  return startFoyer(settings, (dataDir) => cp(from, dataDir, { recursive: true }));
}
