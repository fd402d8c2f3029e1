import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { newestUnknown } from '../store/engine/newer-database.ts';
import { BackupProblem, comesFromNewer } from './backup-problem.ts';
import type { CheckedBackup, Examined, Restored } from './restored.ts';
import { checkSeal } from './seal.ts';

interface Place {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

// Only the engine in use is loaded, as in the store.

/**
 * Writes the whole database, with its pictures and secrets, and the names of the settings that are set, into one new file while Foyer runs; says
 * what it holds.
 * @throws BackupProblem
 */
export async function backUp(
  { databaseUrl, dataDir }: Place,
  file: string,
  settings: readonly string[] = [],
): Promise<string> {
  return databaseUrl === null
    ? (await import('./sqlite.ts')).backUpSqlite(dataDir, file, settings)
    : (await import('./postgres.ts')).backUpPostgres(databaseUrl, file, settings);
}

const kinds = [
  { engine: 'SQLite', begins: 'SQLite format 3\0' },
  { engine: 'PostgreSQL', begins: 'PGDMP' },
] as const;

function kindOf(file: string): (typeof kinds)[number]['engine'] | null {
  if (!existsSync(file) || !statSync(file).isFile()) throw new BackupProblem(`There is no file ${file}`);
  const start = Buffer.alloc(16);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  return kinds.find(({ begins }) => start.toString('latin1').startsWith(begins))?.engine ?? null;
}

/** Reads a backup to its end before anything is done with it. @throws BackupProblem where it is damaged, or not for this database */
async function check({ databaseUrl }: Place, file: string): Promise<CheckedBackup> {
  const kind = kindOf(file);
  if (kind === null) throw new BackupProblem(`${file} is no backup of Foyer`);
  if (kind === 'SQLite' && databaseUrl !== null)
    throw new BackupProblem(`${file} is a backup of SQLite, and DATABASE_URL names a PostgreSQL`);
  if (kind === 'PostgreSQL' && databaseUrl === null)
    throw new BackupProblem(`${file} is a backup of a PostgreSQL, and DATABASE_URL names none`);
  const seal = await checkSeal(file);
  const newer = newestUnknown(seal?.migrations ?? []);
  if (newer !== null) throw new BackupProblem(comesFromNewer(file, newer));
  return { file, seal };
}

/** What a restore of this backup would do; changes nothing. @throws BackupProblem */
export async function examine(place: Place, file: string): Promise<Examined & CheckedBackup> {
  const { databaseUrl, dataDir } = place;
  const backup = await check(place, file);
  const examined =
    databaseUrl === null
      ? (await import('./sqlite.ts')).examineSqlite(dataDir, backup)
      : await (await import('./postgres.ts')).examinePostgres(databaseUrl, backup);
  return { ...backup, ...examined };
}

/** Puts a backup in the database's place. @throws BackupProblem */
export async function restore(
  place: Place,
  file: string,
  replace: boolean,
  now = new Date(),
): Promise<Restored & CheckedBackup> {
  const { databaseUrl, dataDir } = place;
  const backup = await check(place, file);
  const restored =
    databaseUrl === null
      ? (await import('./sqlite.ts')).restoreSqlite(dataDir, backup, replace, now)
      : await (await import('./postgres.ts')).restorePostgres(databaseUrl, backup, replace, now);
  return { ...backup, ...restored };
}
