import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { DatabaseContents } from './database-contents.ts';
import { bookkeepingTables, countedTables } from './database-contents.ts';

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

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** What a database holds; null where it is no Foyer's. */
export function readSqliteContents(file: string): DatabaseContents | null {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
      .all()
      .map(({ name }) => String(name));
    if (!tables.includes('kysely_migration')) return null;
    const hasRows = (table: string) => database.prepare(`select 1 from ${quoted(table)} limit 1`).get() !== undefined;
    const countOf = (table: string) =>
      tables.includes(table)
        ? Number(database.prepare(`select count(*) as rows from ${quoted(table)}`).get()?.['rows'])
        : 0;
    return {
      migrations: database
        .prepare('select name from kysely_migration')
        .all()
        .map(({ name }) => String(name)),
      hasData: tables.some((table) => !bookkeepingTables.has(table) && hasRows(table)),
      counts: countedTables.map((table) => ({ table, rows: countOf(table) })),
    };
  } finally {
    database.close();
  }
}
