import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** What the store needs of SQLite and of PostgreSQL. Both throw a StoreUnavailableError while they cannot answer. */
export interface Engine {
  readonly reader: Kysely<Database>;
  /** For figures and files, which may be a little behind: a replica where there is one, otherwise the reader. */
  readonly figures: Kysely<Database>;
  /** How far `figures` is behind, in milliseconds; null where it reads what `reader` reads. */
  figuresBehindMs(): Promise<number | null>;
  /** One connection, for one group at a time. */
  readonly writer: Kysely<Database>;
  /** A second one, whose groups wait for no other process's; null where only one can write at a time. */
  readonly beside: Kysely<Database> | null;
  /** For work on whole tables, which may take minutes and waits for no group; null where only one can write at a time. */
  readonly upkeep: Kysely<Database> | null;
  /** For migrations, which may take as long as they need; closed after them. */
  readonly migrator: Kysely<Database>;
  /** Copies the database as it is before this migration, and gives the copy's file; null where somebody else has upgraded it meanwhile. */
  readonly keepBefore: ((migration: string) => string | null) | null;
  /** Runs first in a migration's transaction: of several processes one migrates, and the others wait. */
  beginMigration(tx: Transaction<Database>): Promise<void>;
  /** Runs first in each group's transaction. */
  beginGroup(tx: Transaction<Database>): Promise<void>;
  /** Runs first in each group's transaction beside others. */
  beginBeside(tx: Transaction<Database>): Promise<void>;
  /** Closes all of them and what the engine holds beside them. */
  close(): Promise<void>;
}
