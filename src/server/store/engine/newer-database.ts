import type { Kysely } from 'kysely';
import { typedCommand } from '../../config/typed-command.ts';
import type { Database } from '../schema/schema.ts';
import { migrations } from './migrations.ts';

/** The database has been through migrations that this code does not know; the message names the last one and what to do. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** Of these migrations the last that this Foyer does not know, because a newer one used the database; null where it knows them all. */
export function newestUnknown(applied: readonly string[]): string | null {
  return (
    applied
      .filter((name) => !(name in migrations))
      .toSorted()
      .at(-1) ?? null
  );
}

/** The names of the migrations that the database has been through; none of a new one. */
async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const own = db.withTables<{ kysely_migration: { name: string } }>();
  const applied = await own.selectFrom('kysely_migration').select('name').execute();
  return applied.map(({ name }) => name);
}

/**
 * The names of the migrations that the database has been through, all of which this Foyer knows.
 * @throws NewerDatabase before anything is changed
 */
export async function knownMigrations(db: Kysely<Database>): Promise<string[]> {
  const applied = await appliedMigrations(db);
  const newest = newestUnknown(applied);
  if (newest === null) return applied;
  throw new NewerDatabase(
    `The database was used by a newer Foyer: it has the migration ${newest}, which this one does not know. ` +
      `Start that newer Foyer again, or put a backup from before the upgrade in its place (${typedCommand('restore', 'BACKUP --replace')})`,
  );
}
