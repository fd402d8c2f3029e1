import { closeSync, openSync } from 'node:fs';
import { countedTables, describeContents, type DatabaseContents } from '../store/copies/database-contents.ts';
import { newestUnknown } from '../store/engine/newer-database.ts';
import { openPostgresDatabase, type PostgresDatabase } from '../store/copies/postgres-contents.ts';
import { syncToDisk } from '../store/engine/copy-sqlite.ts';
import { BackupProblem, comesFromNewer } from './backup-problem.ts';
import { writeNewFile } from './new-file.ts';
import { KEPT_SCHEMAS, runPostgresTool } from './postgres-tools.ts';
import type { CheckedBackup, Examined, Restored } from './restored.ts';
import { compareRows, sealBackup } from './seal.ts';

const OWN_FILE = 0o600;

async function withDatabase<T>(databaseUrl: string, work: (database: PostgresDatabase) => Promise<T>): Promise<T> {
  const database = await openPostgresDatabase(databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Writes the database at this address into `file` with pg_dump, of one moment; says what it holds then. */
export async function backUpPostgres(databaseUrl: string, file: string, settings: readonly string[]): Promise<string> {
  return withDatabase(databaseUrl, (database) => dump(database, databaseUrl, file, settings));
}

async function dump(
  database: PostgresDatabase,
  databaseUrl: string,
  file: string,
  settings: readonly string[],
): Promise<string> {
  const snapshot = await database.holdSnapshot();
  const madeAt = Date.now();
  const contents = await database.readContents();
  if (contents === null) throw new BackupProblem('There are no tables of Foyer in the database of DATABASE_URL yet');
  const rows = await database.countRows();
  await writeNewFile(file, async (part) => {
    closeSync(openSync(part, 'wx', OWN_FILE));
    await runPostgresTool('pg_dump', databaseUrl, [
      '--format=custom',
      `--snapshot=${snapshot}`,
      '--no-owner',
      '--no-privileges',
      `--exclude-schema=${KEPT_SCHEMAS}*`,
      `--file=${part}`,
    ]);
    await sealBackup(part, { madeAt, migrations: [...contents.migrations], rows, settings: [...settings] });
    syncToDisk(part);
    await runPostgresTool('pg_restore', null, ['--list', part]);
  });
  return describeContents(contents);
}

/** The backup's tables, all of them or none. @throws BackupProblem */
async function fill(database: PostgresDatabase, databaseUrl: string, { file, seal }: CheckedBackup): Promise<string> {
  await runPostgresTool('pg_restore', databaseUrl, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    file,
  ]);
  const contents = await database.readContents();
  if (contents === null) throw new BackupProblem(`${file} is a backup, but not one of Foyer's`);
  const newer = newestUnknown(contents.migrations);
  if (newer !== null) throw new BackupProblem(comesFromNewer(file, newer));
  compareRows(seal, await database.countRows());
  return describeContents(contents);
}

/** What stands at this address, if a restore may go there. @throws BackupProblem */
async function lookAtTarget(database: PostgresDatabase): Promise<DatabaseContents | null> {
  const others = await database.countOthers();
  if (others > 0)
    throw new BackupProblem(
      `Somebody else is connected to the database (${others}). Stop every Foyer that uses it first`,
    );
  const standing = await database.readContents();
  if (standing === null && (await database.listTables()).length > 0)
    throw new BackupProblem('The database of DATABASE_URL holds tables that are not Foyer’s; name one of its own');
  return standing;
}

/** Looks whether a backup can be read to its end, and what a restore would replace. Changes nothing. @throws BackupProblem */
export async function examinePostgres(databaseUrl: string, { file, seal }: CheckedBackup): Promise<Examined> {
  await runPostgresTool('pg_restore', null, ['--file=/dev/null', file]);
  return withDatabase(databaseUrl, async (database) => {
    const standing = await lookAtTarget(database);
    const replaced = standing?.hasData === true ? `the database, which holds ${describeContents(standing)}` : null;
    const counts = countedTables.map((table) => ({ table, rows: seal?.rows[table] ?? 0 }));
    return { contents: seal === null ? null : describeContents({ counts }), replaced };
  });
}

/**
 * Puts a backup in the place of the tables at this address.
 * @throws BackupProblem where the backup cannot be used, somebody is connected, or data stands there and `replace` was not said
 */
export async function restorePostgres(
  databaseUrl: string,
  backup: CheckedBackup,
  replace: boolean,
  now: Date,
): Promise<Restored> {
  await runPostgresTool('pg_restore', null, ['--list', backup.file]);
  return withDatabase(databaseUrl, async (database) => {
    const standing = await lookAtTarget(database);
    if (standing?.hasData === true && !replace)
      throw new BackupProblem(
        'The database holds data. Say --replace to put the backup in its place; what stands there now is kept in a schema beside it',
      );
    const kept = standing === null ? null : `${KEPT_SCHEMAS}${now.toISOString().slice(0, 19).replaceAll(/\D/g, '_')}`;
    if (kept !== null) await database.setAside(kept);
    try {
      const contents = await fill(database, databaseUrl, backup);
      if (kept === null || standing?.hasData === true)
        return { contents, kept: kept === null ? null : `the schema ${kept}` };
      await database.forget(kept);
      return { contents, kept: null };
    } catch (error) {
      await database.bringBack(kept);
      throw error;
    }
  });
}
