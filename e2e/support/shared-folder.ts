import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'FOYER_JOURNEYS_FOLDER';

/** What the workers of a run share; gone at its end. */
export function sharedFolder(): string {
  const folder = process.env[NAME];
  if (folder === undefined) throw new Error('Playwright’s global setup has not run');
  return folder;
}

/** Playwright's global setup: its workers inherit the name of the folder. */
export default async function makeSharedFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-journeys-'));
  process.env[NAME] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
