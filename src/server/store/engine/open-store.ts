import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { adviceOn } from './database-trouble.ts';
import type { Engine } from './engine.ts';
import { createGroups } from './groups.ts';
import { storeLimits, type StoreLimits } from './limits.ts';
import { migrations } from './migrations.ts';
import { knownMigrations } from './newer-database.ts';
import type { Database } from '../schema/schema.ts';
import type { Store } from './store.ts';

const MIGRATION_TRIES = 20;
const MIGRATION_PAUSE_MS = 100;

/** What an older database goes through when a newer Foyer opens it. */
export interface Upgrade {
  readonly migrations: readonly string[];
  /** The file that keeps the database as it was; null on PostgreSQL. */
  readonly copy: string | null;
}

const migratorOf = (db: Kysely<Database>) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/** Tries again for a while: another process may be at it, or the database about to come up. What only an operator can mend is thrown at once. */
async function patiently<T>(work: () => Promise<T>, tries = MIGRATION_TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || adviceOn(error) !== null) throw error;
    await delay(MIGRATION_PAUSE_MS);
    return patiently(work, tries - 1);
  }
}

/** Keeps an SQLite database that is about to change as it is. Null where nothing changes. */
function keepAsItWas({ keepBefore }: Engine, missing: readonly string[]): Upgrade | null {
  const [first] = missing;
  if (first === undefined) return null;
  if (keepBefore === null) return { migrations: missing, copy: null };
  try {
    const copy = keepBefore(first);
    return copy === null ? null : { migrations: missing, copy };
  } catch (error) {
    throw new Error(
      `The database has to be upgraded (${missing.join(', ')}), and could not be copied before. Make room in its folder and start again`,
      { cause: error },
    );
  }
}

async function runMigrations({ migrator, beginMigration }: Engine): Promise<void> {
  let broken: string | undefined;
  try {
    await migrator.transaction().execute(async (tx) => {
      await beginMigration(tx);
      const { error, results } = await migratorOf(tx).migrateToLatest();
      broken = results?.find((result) => result.status === 'Error')?.migrationName;
      if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
    });
  } catch (cause) {
    throw new Error(`The database could not be migrated${broken === undefined ? '' : ` (${broken})`}`, { cause });
  }
}

/**
 * Brings the database to the newest schema, all of it or nothing; several processes may do so at once. One of them goes first: on PostgreSQL
 * the others wait for it, on SQLite they are refused and look again a little later. A database that is at the newest is left alone: looking for
 * Kysely's tables again and again would take half of the start of the store.
 */
async function migrate(engine: Engine, onUpgrade: (upgrade: Upgrade) => void): Promise<void> {
  // Over the reader: a pooler that refuses its connections ends the start, and not each read after it.
  const applied = await knownMigrations(engine.reader);
  const missing = Object.keys(migrations).filter((name) => !applied.includes(name));
  if (missing.length === 0) return;
  // A new database has nothing to keep.
  const upgrade = applied.length === 0 ? null : keepAsItWas(engine, missing);
  if (upgrade !== null) onUpgrade(upgrade);
  await patiently(() => runMigrations(engine));
}

/**
 * Opens SQLite under `dataDir`, or PostgreSQL where `databaseUrl` is given, and migrates it. Figures are read at `databaseReadUrl` where it is given.
 * @param onUpgrade hears what an older database is about to go through
 * @throws NewerDatabase where a newer Foyer has used it
 * @throws Error with the reason as its cause where the database cannot be reached or migrated
 */
export async function openStore(
  settings: { databaseUrl: string | null; databaseReadUrl?: string | null; dataDir: string },
  limits: StoreLimits = storeLimits,
  onUpgrade: (upgrade: Upgrade) => void = () => undefined,
): Promise<Store> {
  const { databaseUrl, databaseReadUrl = null, dataDir } = settings;
  // Only the engine in use is loaded: the other's driver would cost memory and a part of the start.
  const engine =
    databaseUrl === null
      ? (await import('./sqlite.ts')).openSqlite(dataDir, limits)
      : (await import('./postgres.ts')).openPostgres(databaseUrl, limits, databaseReadUrl);
  const { reader, figures, figuresBehindMs, upkeep, migrator, close } = engine;
  try {
    await migrate(engine, onUpgrade);
  } catch (error) {
    await Promise.allSettled([migrator.destroy(), close()]);
    throw error;
  }
  await migrator.destroy();
  const groups = createGroups(engine, limits);
  return {
    engine: databaseUrl === null ? 'sqlite' : 'postgres',
    db: reader,
    figures,
    figuresBehindMs,
    upkeep,
    ...groups,
    async checkReady() {
      const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(reader);
      const names = new Set(applied.rows.map((row) => row.name));
      const missing = Object.keys(migrations).filter((name) => !names.has(name));
      if (missing.length > 0) throw new Error(`Not migrated: ${missing.join(', ')}`);
    },
    async close() {
      await groups.close();
      await close();
    },
  };
}
