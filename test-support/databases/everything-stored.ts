import { sql } from 'kysely';
import type { Store } from '../../src/server/store/engine/store.ts';

/** Every row of every table, with its table before it. */
export async function everythingStored({ db, engine }: Store): Promise<string[]> {
  const tables =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const names = (await tables.execute(db)).rows.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
  const all = names.map(async (name) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)).rows.map(
      (row) => `${name} ${JSON.stringify(row)}`,
    ),
  );
  return (await Promise.all(all)).flat();
}
