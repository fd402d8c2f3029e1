import { join } from 'node:path';
import { CopyDiffers, copyToPostgres, type CopiedTable } from '../store/copies/copy-to-postgres.ts';
import { describeContents } from '../store/copies/database-contents.ts';
import { openPostgresDatabase } from '../store/copies/postgres-contents.ts';
import { readSqliteContents, readViewSpan } from '../store/copies/sqlite-copies.ts';
import { claimDataFolder } from '../store/engine/data-lock.ts';
import { explainTrouble } from '../store/engine/database-trouble.ts';
import { newestUnknown } from '../store/engine/newer-database.ts';
import { openStore } from '../store/engine/open-store.ts';
import { isInData } from '../store/engine/own-data.ts';
import { keepMonthsReady } from '../store/retention/page-view-parts.ts';
import { BackupProblem, comesFromNewer } from './backup-problem.ts';

/** @throws BackupProblem where the database cannot be reached, is somebody else's, is in use, or holds data */
async function expectEmpty(databaseUrl: string): Promise<void> {
  const target = await openPostgresDatabase(databaseUrl).catch((error: unknown) => {
    throw new BackupProblem(explainTrouble(error));
  });
  try {
    const others = await target.countOthers();
    if (others > 0)
      throw new BackupProblem(
        `Somebody else is connected to the database (${others}). Stop every Foyer that uses it first`,
      );
    const standing = await target.readContents();
    if (standing === null && (await target.listTables()).length > 0)
      throw new BackupProblem('The database holds tables that are not Foyer’s; name one of its own');
    if (standing?.hasData === true)
      throw new BackupProblem(`The database is not empty: it holds ${describeContents(standing)}. Name an empty one`);
  } finally {
    await target.close();
  }
}

/**
 * Copies the SQLite database of `dataDir` into an empty PostgreSQL: every table, the secrets that sign links included, so that links in mails
 * stay valid. The SQLite file stays as it is, but for the newest migrations.
 * @param told says each table when it is copied and compared
 * @returns what was copied, in words
 * @throws BackupProblem with what to do; the target is as empty as it was
 * @throws DataFolderInUse while a Foyer runs on the folder
 */
export async function moveToPostgres(
  dataDir: string,
  databaseUrl: string,
  told: (table: CopiedTable) => void,
): Promise<string> {
  const file = join(dataDir, 'foyer.db');
  if (!isInData(file)) throw new BackupProblem(`There is no database in ${dataDir}`);
  claimDataFolder(dataDir).release();
  const before = readSqliteContents(file);
  if (before === null) throw new BackupProblem(`${file} is not a database of Foyer's`);
  const newer = newestUnknown(before.migrations);
  if (newer !== null) throw new BackupProblem(comesFromNewer(file, newer));
  await expectEmpty(databaseUrl);
  // Both are brought to the same schema, as a start does it.
  for (const place of [
    { databaseUrl: null, dataDir },
    { databaseUrl, dataDir },
  ]) {
    const store = await openStore(place);
    await keepMonthsReady(store, Date.now(), readViewSpan(file));
    await store.close();
  }
  const lock = claimDataFolder(dataDir);
  try {
    await copyToPostgres(file, databaseUrl, told);
  } catch (error) {
    if (error instanceof CopyDiffers) throw new BackupProblem(`${error.message}. Nothing was copied`);
    throw error;
  } finally {
    lock.release();
  }
  return describeContents(before);
}
