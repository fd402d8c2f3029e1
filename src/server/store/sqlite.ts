import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
} from 'kysely';
import type { Database } from './schema.ts';

/** How long a write waits for another process before it is refused with 503; nothing else is answered meanwhile. */
const BUSY_TIMEOUT_MS = 250;
const PREPARED_MAX = 300;

/** Kysely speaks to better-sqlite3's interface; this is node:sqlite in that shape, with its statements kept prepared. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();

  function wrap(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
    const reader = statement.columns().length > 0;
    // Kysely hands over what its own query builder compiled: values that SQLite can bind.
    type Bound = Parameters<StatementSync['run']>;
    return {
      reader,
      all: (parameters) => statement.all(...(parameters as Bound)),
      run: (parameters) => statement.run(...(parameters as Bound)),
      iterate: (parameters) => statement.iterate(...(parameters as Bound)),
    };
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = prepared.get(sql);
      if (kept) return kept;
      if (prepared.size >= PREPARED_MAX) prepared.clear();
      const statement = wrap(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** Takes the write lock at the start, so that a transaction never fails half way because another process wrote in between. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }
}

function connect(file: string, dialect: (database: SqliteDatabase) => Dialect): Kysely<Database> {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -16000',
  );
  return new Kysely<Database>({ dialect: dialect(adapt(database)) });
}

/** Two connections to one file in WAL mode: reading never waits for the group that is being committed. */
export function openSqlite(dataDir: string): { reader: Kysely<Database>; writer: Kysely<Database> } {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'foyer.db');
  return {
    writer: connect(file, (database) => new ImmediateDialect(database)),
    reader: connect(file, (database) => new SqliteDialect({ database })),
  };
}
