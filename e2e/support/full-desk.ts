import { spawnSync } from 'node:child_process';
import { startFoyer, type RunningFoyer } from './foyer.ts';

/** A server over the demonstration's year. */
export async function openFullDesk(settings: Record<string, string>): Promise<RunningFoyer> {
  const foyer = await startFoyer(settings);
  const env = { PATH: process.env['PATH'], DATA_DIR: foyer.dataDir };
  const { status, stderr } = spawnSync(process.execPath, ['src/server/commands/demo.ts'], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The demonstration could not be added: ${stderr}`);
  return foyer;
}
