import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimDataFolder, shareDataFolder } from '../store/engine/data-lock.ts';
import { describeContents, type DatabaseContents } from '../store/copies/database-contents.ts';
import { countSqliteRows, readSqliteContents } from '../store/copies/sqlite-copies.ts';
import { copySqlite, syncToDisk } from '../store/engine/copy-sqlite.ts';
import { newestUnknown } from '../store/engine/newer-database.ts';
import { isInData } from '../store/engine/own-data.ts';
import { DatabaseFile, damageOf } from '../store/engine/sqlite-file.ts';
import { BackupProblem, comesFromNewer } from './backup-problem.ts';
import { writeNewFile } from './new-file.ts';
import type { CheckedBackup, Examined, Restored } from './restored.ts';
import { compareRows, sealBackup } from './seal.ts';

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
export async function backUpSqlite(dataDir: string, file: string, settings: readonly string[] = []): Promise<string> {
  const database = join(dataDir, DATABASE);
  if (!isInData(database)) throw new BackupProblem(`There is no database in ${dataDir} yet`);
  const lock = shareDataFolder(dataDir);
  try {
    let contents = '';
    await writeNewFile(file, async (part) => {
      const madeAt = Date.now();
      copySqlite(database, part);
      const { migrations, counts } = readWhole(part);
      contents = describeContents({ counts });
      const rows = countSqliteRows(part);
      await sealBackup(part, { madeAt, migrations: [...migrations], rows, settings: [...settings] });
      syncToDisk(part);
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

/** What a backup holds that this Foyer can use. @throws BackupProblem */
function readUsable({ file, seal }: CheckedBackup): DatabaseContents {
  const contents = readWhole(file);
  const newer = newestUnknown(contents.migrations);
  if (newer !== null) throw new BackupProblem(comesFromNewer(file, newer));
  compareRows(seal, countSqliteRows(file));
  return contents;
}

/**
 * Looks at a backup, and what a restore would replace. Changes nothing.
 * @throws BackupProblem, DataFolderInUse as a restore would
 */
export function examineSqlite(dataDir: string, backup: CheckedBackup): Examined {
  const contents = describeContents(readUsable(backup));
  const database = join(dataDir, DATABASE);
  if (existsSync(database)) claimDataFolder(dataDir).release();
  return { contents, replaced: holdsData(database) ? database : null };
}

/**
 * Puts a backup in the place of the database of `dataDir`.
 * @throws BackupProblem where the backup cannot be used, or data stands there and `replace` was not said
 * @throws DataFolderInUse while a Foyer runs there
 */
export function restoreSqlite(dataDir: string, backup: CheckedBackup, replace: boolean, now: Date): Restored {
  const contents = readUsable(backup);
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
    copySqlite(backup.file, restored);
    readWhole(restored);
    compareRows(backup.seal, countSqliteRows(restored));
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
