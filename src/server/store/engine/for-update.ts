import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Database } from '../schema/schema.ts';

/**
 * What ends a `select` whose rows nobody else may change before this transaction ends: PostgreSQL waits for whoever holds them and reads them as they stand
 * then. On SQLite one transaction writes at a time by itself.
 */
export function forUpdate(db: Kysely<Database>, table: keyof Database): RawBuilder<unknown> {
  return isSqlite(db) ? sql`` : sql`for update of ${sql.table(table)}`;
}
