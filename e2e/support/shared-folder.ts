import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/server/store/engine/open-store.ts';

const NAME = 'FOYER_JOURNEYS_FOLDER';
const DATABASE = 'foyer.db';

/** What the workers of a run share; gone at its end. */
export function sharedFolder(): string {
  const folder = process.env[NAME];
  if (folder === undefined) throw new Error('Playwright’s global setup has not run');
  return folder;
}

const emptyFolder = () => join(sharedFolder(), 'empty');

/** Puts a migrated database without rows into a folder of data: to run every migration anew takes a fifth of a server’s start. */
export function copyEmptyDatabase(dataDir: string): Promise<void> {
  return copyFile(join(emptyFolder(), DATABASE), join(dataDir, DATABASE));
}

/** Playwright's global setup: its workers inherit the name of the folder. */
export default async function makeSharedFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-journeys-'));
  process.env[NAME] = folder;
  await mkdir(emptyFolder());
  await (await openStore({ databaseUrl: null, dataDir: emptyFolder() })).close();
  return () => rm(folder, { recursive: true, force: true });
}
