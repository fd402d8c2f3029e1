import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const OWN_FILE = 0o600;
const BUSY_TIMEOUT_MS = 10_000;

/** Waits until what was written to this file or folder is on disk. */
export function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/**
 * Writes what the database holds at this moment into a new file of its own, private and on disk. It is one reading of one moment, which ends
 * however much is written meanwhile; SQLite's page-wise backup begins anew with every write.
 * @throws where `to` exists
 */
export function copySqlite(from: string, to: string): void {
  closeSync(openSync(to, 'wx', OWN_FILE));
  try {
    const database = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    try {
      database.prepare('vacuum into ?').run(to);
    } finally {
      database.close();
    }
    syncToDisk(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}
