import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { BackupProblem } from './backup-problem.ts';
import type { Restored } from './restored.ts';

interface Place {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

// Only the engine in use is loaded, as in the store.

/** Writes the whole database into one new file while Foyer runs; says what it holds. @throws BackupProblem */
export async function backUp({ databaseUrl, dataDir }: Place, file: string): Promise<string> {
  return databaseUrl === null
    ? (await import('./sqlite.ts')).backUpSqlite(dataDir, file)
    : (await import('./postgres.ts')).backUpPostgres(databaseUrl, file);
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

/** Puts a backup in the database's place. @throws BackupProblem */
export async function restore(place: Place, file: string, replace: boolean, now = new Date()): Promise<Restored> {
  const { databaseUrl, dataDir } = place;
  const kind = kindOf(file);
  if (kind === null) throw new BackupProblem(`${file} is no backup of Foyer`);
  if (kind === 'SQLite' && databaseUrl !== null)
    throw new BackupProblem(`${file} is a backup of SQLite, and DATABASE_URL names a PostgreSQL`);
  if (kind === 'PostgreSQL' && databaseUrl === null)
    throw new BackupProblem(`${file} is a backup of a PostgreSQL, and DATABASE_URL names none`);
  return databaseUrl === null
    ? (await import('./sqlite.ts')).restoreSqlite(dataDir, file, replace, now)
    : (await import('./postgres.ts')).restorePostgres(databaseUrl, file, replace, now);
}
