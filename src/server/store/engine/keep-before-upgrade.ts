import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copySqlite, syncToDisk } from './copy-sqlite.ts';

const KEPT_MOST = 2;
const PART = /\.\d+\.part$/;
/** Of a copy that a kill cut short; one that is still being written is younger. */
const PART_LEFT_MS = 60 * 60 * 1000;

function hasRun(file: string, migration: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('select 1 from kysely_migration where name = ?').get(migration) !== undefined;
  } finally {
    database.close();
  }
}

/** Keeps the copies of the last upgrades; each is as large as the database was. */
function tidy(folder: string, prefix: string): void {
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
  const kept = names.filter((name) => !PART.test(name)).toSorted();
  const parts = names.filter(
    (name) => PART.test(name) && Date.now() - statSync(join(folder, name)).mtimeMs > PART_LEFT_MS,
  );
  for (const name of [...kept.slice(0, -KEPT_MOST), ...parts]) rmSync(join(folder, name), { force: true });
}

/**
 * Copies an SQLite database into a file beside it before it goes through its first new migration, so that there is a way back.
 * @returns the copy; null where another process has upgraded the database meanwhile
 * @throws where there is no room for it
 */
export function keepBeforeUpgrade(file: string, migration: string): string | null {
  const prefix = `${basename(file)}.before-upgrade-`;
  const kept = join(dirname(file), `${prefix}${migration}`);
  const part = `${kept}.${process.pid}.part`;
  try {
    rmSync(part, { force: true });
    copySqlite(file, part);
    if (hasRun(part, migration)) return null;
    renameSync(part, kept);
    tidy(dirname(file), prefix);
    syncToDisk(dirname(file));
    return kept;
  } finally {
    rmSync(part, { force: true });
  }
}
