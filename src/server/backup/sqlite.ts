import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimDataFolder, shareDataFolder } from '../store/engine/data-lock.ts';
import { describeContents, newestUnknown, type DatabaseContents } from '../store/copies/database-contents.ts';
import { copySqlite, readSqliteContents, syncToDisk } from '../store/copies/sqlite-copies.ts';
import { DatabaseFile, damageOf } from '../store/engine/sqlite-file.ts';
import { BackupProblem, comesFromNewer } from './backup-problem.ts';
import { writeNewFile } from './new-file.ts';
import type { Restored } from './restored.ts';

const OWN_FOLDER = 0o700;
const DATABASE = 'foyer.db';
/** Of a restore that was killed. */
const UNFINISHED = 'foyer.db.restoring';

/** @throws BackupProblem where the file is damaged, or no Foyer's */
function readWhole(file: string): DatabaseContents {
  const damage = damageOf(file);
  if (damage !== null) throw new BackupProblem(`${file} is damaged and cannot be used (SQLite: ${damage})`);
  const contents = readSqliteContents(file);
  if (contents === null) throw new BackupProblem(`${file} is a database, but not one of Foyer's`);
  return contents;
}

/** Writes the database of `dataDir` into `file`, whole and of one moment, whether a server runs or not; says what it holds. */
export async function backUpSqlite(dataDir: string, file: string): Promise<string> {
  const database = join(dataDir, DATABASE);
  if (!existsSync(database)) throw new BackupProblem(`There is no database in ${dataDir} yet`);
  const lock = shareDataFolder(dataDir);
  try {
    let contents = '';
    await writeNewFile(file, (part) => {
      copySqlite(database, part);
      contents = describeContents(readWhole(part));
    });
    return contents;
  } finally {
    lock.release();
  }
}

/** Whether somebody would miss it; a database that cannot be read may hold anything. */
function holdsData(database: string): boolean {
  if (!existsSync(database)) return false;
  try {
    return readSqliteContents(database)?.hasData ?? true;
  } catch {
    return true;
  }
}

/** Gives a file a second name, so that it is there under one of them at any moment. */
function alsoName(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // Some file systems know no second names.
    copyFileSync(file, name);
  }
}

const besideIt = (database: string) => ['-wal', '-shm'].filter((end) => existsSync(`${database}${end}`));

/** Keeps what stands there under a dated name: the database with what had not yet been carried over into it. */
function setAside(database: string, now: Date): string {
  const kept = `${database}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  alsoName(database, kept);
  for (const end of besideIt(database)) renameSync(`${database}${end}`, `${kept}${end}`);
  return kept;
}

/**
 * Puts a backup in the place of the database of `dataDir`.
 * @throws BackupProblem where the backup cannot be used, or data stands there and `replace` was not said
 * @throws DataFolderInUse while a Foyer runs there
 */
export function restoreSqlite(dataDir: string, file: string, replace: boolean, now: Date): Restored {
  const contents = readWhole(file);
  const newer = newestUnknown(contents);
  if (newer !== null) throw new BackupProblem(comesFromNewer(file, newer));
  mkdirSync(dataDir, { recursive: true, mode: OWN_FOLDER });
  const lock = claimDataFolder(dataDir);
  try {
    const database = join(dataDir, DATABASE);
    const isMissed = holdsData(database);
    if (isMissed && !replace)
      throw new BackupProblem(
        `${database} holds data. Say --replace to put the backup in its place; what stands there now is kept beside it`,
      );
    for (const left of readdirSync(dataDir)) if (left.startsWith(UNFINISHED)) rmSync(join(dataDir, left));
    const restored = join(dataDir, UNFINISHED);
    copySqlite(file, restored);
    readWhole(restored);
    const kept = isMissed ? setAside(database, now) : null;
    for (const end of besideIt(database)) rmSync(`${database}${end}`);
    renameSync(restored, database);
    new DatabaseFile(database).remember();
    syncToDisk(dataDir);
    return { contents: describeContents(contents), kept };
  } finally {
    lock.release();
  }
}
