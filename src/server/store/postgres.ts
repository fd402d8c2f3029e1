import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './schema.ts';

const READERS_MAX = 8;
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Counts and epoch milliseconds fit a double exactly; pg would hand them over as text. Set once, for the whole process. */
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

function connect(databaseUrl: string, connections: number): Kysely<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A connection that breaks while idle is replaced by the pool; whoever asks next sees whether the database is back.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** The writer has one connection, for one group commit at a time; reading has its own. */
export function openPostgres(databaseUrl: string): { reader: Kysely<Database>; writer: Kysely<Database> } {
  return { writer: connect(databaseUrl, 1), reader: connect(databaseUrl, READERS_MAX) };
}
