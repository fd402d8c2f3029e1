import type { Kysely } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Database } from '../schema/schema.ts';

/** Whether reading many rows at once keeps others waiting, as with SQLite, which runs in this process; PostgreSQL reads them in one go, which takes it less. */
export function readsInPieces(db: Kysely<Database>): boolean {
  return isSqlite(db);
}
