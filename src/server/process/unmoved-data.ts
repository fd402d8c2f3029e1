import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { typedCommand } from '../config/typed-command.ts';
import type { Store } from '../store/engine/store.ts';

const firstRowOf = ['leads', 'sessions', 'orders'] as const;

async function isEmpty({ db }: Store): Promise<boolean> {
  const rows = firstRowOf.map((table) => db.selectFrom(table).select('id').limit(1).executeTakeFirst());
  return (await Promise.all(rows)).every((row) => row === undefined);
}

/** What an operator should know who sets DATABASE_URL after Foyer has run on SQLite: the new database is empty, the old one is not; else null. */
export async function findUnmovedData({ databaseUrl, dataDir }: Config, store: Store): Promise<string | null> {
  const file = join(dataDir, 'foyer.db');
  if (databaseUrl === null || !existsSync(file) || !(await isEmpty(store))) return null;
  const { readSqliteContents } = await import('../store/copies/sqlite-copies.ts');
  const { describeContents } = await import('../store/copies/database-contents.ts');
  const contents = readSqliteContents(file);
  if (contents?.hasData !== true) return null;
  return (
    `This PostgreSQL is empty, and ${file} holds ${describeContents(contents)}. ` +
    `To take them along, stop Foyer and run ${typedCommand('move', 'with the address of DATABASE_URL')}`
  );
}
