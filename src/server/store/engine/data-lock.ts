import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { requireOwnData } from './own-data.ts';

const LOCK_FILE = 'foyer.lock';
const OWN_FILE = 0o600;
/** Longer than it takes to look whether somebody is there, shorter than a restore. */
const PATIENCE_MS = 1000;

/** The data folder belongs to somebody else now. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

export interface DataLock {
  release(): void;
}

/** SQLite's own lock of an empty file: it goes with its process, however that ends, and is seen from other containers. */
function lock(dataDir: string, ...statements: readonly string[]): DataLock | null {
  requireOwnData(dataDir);
  const file = join(dataDir, LOCK_FILE);
  // Only where there is none: closing a file that is open here already would give up its locks.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWN_FILE));
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    for (const statement of statements) database.exec(statement);
    const release = () => {
      if (database.isOpen) database.close();
    };
    return { release };
  } catch {
    database.close();
    return null;
  }
}

/**
 * Says that a Foyer has this folder's database open; any number may.
 * @throws ForeignData where another user's files are in the way, DataFolderInUse while the database is being replaced
 */
export function shareDataFolder(dataDir: string): DataLock {
  const held = lock(dataDir, 'begin', 'select count(*) from sqlite_schema');
  if (held === null)
    throw new DataFolderInUse(`The database in ${dataDir} is being restored; start again once that is done`);
  return held;
}

/**
 * Keeps everybody out while the database is replaced.
 * @throws ForeignData where another user's files are in the way, DataFolderInUse while a Foyer has it open
 */
export function claimDataFolder(dataDir: string): DataLock {
  const held = lock(dataDir, 'begin exclusive');
  if (held === null) throw new DataFolderInUse(`A Foyer runs on ${dataDir}. Stop it first`);
  return held;
}
