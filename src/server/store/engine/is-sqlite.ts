import { SqliteAdapter, type Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** Whether this is SQLite, for what only one of the engines has or needs. */
export function isSqlite(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
