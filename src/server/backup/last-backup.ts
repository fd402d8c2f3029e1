import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const OWN_FILE = 0o600;
const noteSchema = z.object({ at: z.number(), file: z.string() });

export type LastBackup = z.infer<typeof noteSchema>;

const noteIn = (dataDir: string) => join(dataDir, 'foyer.backup');

/** Notes in the data folder that a backup was made; what keeps it from being noted does not make the backup worse. */
export function noteBackup(dataDir: string, backup: LastBackup): void {
  try {
    writeFileSync(noteIn(dataDir), `${JSON.stringify(backup)}\n`, { mode: OWN_FILE });
  } catch {
    // On PostgreSQL there need be no data folder.
  }
}

/** When the last backup was made here, and into which file; null where none is known. */
export function readLastBackup(dataDir: string): LastBackup | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(noteIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}
