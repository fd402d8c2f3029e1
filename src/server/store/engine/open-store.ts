import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { createGroupCommit } from './group-commit.ts';
import { storeLimits, type StoreLimits } from './limits.ts';
import { migrations } from './migrations.ts';
import type { Database } from '../schema/schema.ts';
import type { Store } from './store.ts';

const MIGRATION_TRIES = 20;
const MIGRATION_PAUSE_MS = 100;

/**
 * Brings the database to the newest schema, all of it or nothing; several processes may do so at once. One of them goes first: on PostgreSQL
 * the others wait for it, on SQLite they are refused and look again a little later.
 */
async function migrate(db: Kysely<Database>, tries = MIGRATION_TRIES): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (tries > 1) {
    await delay(MIGRATION_PAUSE_MS);
    return migrate(db, tries - 1);
  }
  const broken = results?.find((result) => result.status === 'Error');
  throw new Error(`The database could not be migrated${broken ? ` (${broken.migrationName})` : ''}`, {
    cause: error,
  });
}

/**
 * Opens SQLite under `dataDir`, or PostgreSQL where `databaseUrl` is given, and migrates it.
 * @throws Error with the reason as its cause where the database cannot be reached or migrated
 */
export async function openStore(
  settings: { databaseUrl: string | null; dataDir: string },
  limits: StoreLimits = storeLimits,
): Promise<Store> {
  const { databaseUrl, dataDir } = settings;
  // Only the engine in use is loaded: the other's driver would cost memory and a part of the start.
  const { reader, writer, migrator, beginGroup, close } =
    databaseUrl === null
      ? (await import('./sqlite.ts')).openSqlite(dataDir)
      : (await import('./postgres.ts')).openPostgres(databaseUrl, limits);
  try {
    await migrate(migrator);
  } catch (error) {
    await Promise.allSettled([migrator.destroy(), close()]);
    throw error;
  }
  await migrator.destroy();
  const group = createGroupCommit(writer, beginGroup, limits);
  return {
    engine: databaseUrl === null ? 'sqlite' : 'postgres',
    db: reader,
    write: group.write,
    writeBulk: group.writeBulk,
    onCommitted: group.onCommitted,
    async checkReady() {
      const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(reader);
      const names = new Set(applied.rows.map((row) => row.name));
      const missing = Object.keys(migrations).filter((name) => !names.has(name));
      if (missing.length > 0) throw new Error(`Not migrated: ${missing.join(', ')}`);
    },
    async close() {
      await group.close();
      await close();
    },
  };
}
