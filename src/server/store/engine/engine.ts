import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** What SQLite and PostgreSQL each give the store. What they throw where they cannot answer now is a StoreUnavailableError. */
export interface Engine {
  readonly reader: Kysely<Database>;
  /** One connection, for one group at a time. */
  readonly writer: Kysely<Database>;
  /** For migrations, which may take as long as they need; closed after them. */
  readonly migrator: Kysely<Database>;
  /** Runs first in each group's transaction. */
  beginGroup(tx: Transaction<Database>): Promise<void>;
  /** Closes all of them and what the engine holds beside them. */
  close(): Promise<void>;
}
