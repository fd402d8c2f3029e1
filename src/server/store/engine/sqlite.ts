import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
} from 'kysely';
import type { Engine } from './engine.ts';
import { shareDataFolder } from './data-lock.ts';
import { keepBeforeUpgrade } from './keep-before-upgrade.ts';
import type { Database } from '../schema/schema.ts';
import type { StoreLimits } from './limits.ts';
import { DatabaseFile } from './sqlite-file.ts';
import { withTurns } from './turns.ts';
import { asStoreError } from './unavailable.ts';

/** How long a read, or a migration, waits where another process holds the database; nothing else is answered meanwhile. */
const BUSY_TIMEOUT_MS = 250;
const LOOK_AGAIN_MS = 2;
/** SQLite's result code for a database that another process writes to; its last byte, where the code says more. */
const SQLITE_BUSY = 5;
const PREPARED_MAX = 300;

/** What visitors left is read by nobody else on this machine. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

function isBindable(value: unknown): value is SQLInputValue {
  return value === null || ['string', 'number', 'bigint'].includes(typeof value) || value instanceof Uint8Array;
}

/** Kysely's parameters are of no known type; SQLite binds texts, numbers, bytes and null. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (!isBindable(value)) throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
    return value;
  });
}

/** Runs a statement; what it throws says whether the database can answer at all. */
function run<Result>(statement: () => Result): Result {
  try {
    return statement();
  } catch (error) {
    throw asStoreError(error);
  }
}

/** Whether another process writes at this moment. */
function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'errcode' in cause && Number(cause.errcode) % 256 === SQLITE_BUSY;
}

/** Kysely speaks to better-sqlite3's interface; this is node:sqlite in that shape, with its statements kept prepared. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();

  function wrap(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
    const reader = statement.columns().length > 0;
    return {
      reader,
      all: (parameters) => run(() => statement.all(...bindable(parameters))),
      run: (parameters) => run(() => statement.run(...bindable(parameters))),
      iterate: (parameters) => statement.iterate(...bindable(parameters)),
    };
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = prepared.get(sql);
      if (kept) return kept;
      if (prepared.size >= PREPARED_MAX) prepared.clear();
      const statement = wrap(run(() => database.prepare(sql)));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** Takes the write lock at the start, so that a transaction never fails half way because another process wrote in between. */
class LockingDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #file: DatabaseFile;

  constructor(database: DatabaseSync, file: DatabaseFile) {
    super({ database: adapt(database) });
    this.#database = database;
    this.#file = file;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A commit now and then carries the -wal over into the file. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#file.writing(() => super.commitTransaction(connection));
  }

  /** A full disk has ended the transaction already. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Waits for another process's write, so long at most, without keeping the event loop from others. */
class WriterDriver extends LockingDriver {
  readonly #lockMs: number;

  constructor(database: DatabaseSync, file: DatabaseFile, lockMs: number) {
    super(database, file);
    this.#lockMs = lockMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return withTurns(await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (const askedAt = performance.now(); ;) {
      try {
        await super.beginTransaction(connection);
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() - askedAt >= this.#lockMs) throw error;
      }
      await delay(LOOK_AGAIN_MS);
    }
  }
}

class ReaderDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return withTurns(await super.acquireConnection());
  }
}

/** SQLite's tables come and go with their transaction, so a process that is killed while it migrates leaves nothing half made. */
class EngineAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class EngineDialect extends SqliteDialect {
  readonly #driver: SqliteDriver;

  constructor(database: DatabaseSync, driver: SqliteDriver) {
    super({ database: adapt(database) });
    this.#driver = driver;
  }

  override createAdapter(): SqliteAdapter {
    return new EngineAdapter();
  }

  override createDriver(): SqliteDriver {
    return this.#driver;
  }
}

/** What is deleted is overwritten: the file holds no letter of an erased person. */
function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -4000; pragma secure_delete = on',
  );
  return database;
}

/** The database's file. SQLite gives those that it keeps beside it the same mode; what an older Foyer left is made as private. */
function ownFile(dataDir: string): string {
  const file = join(dataDir, 'foyer.db');
  // Only where there is none: closing a file that SQLite has open in this process would give up its locks.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWN_FILE));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(name, OWN_FILE);
    } catch {
      // It is not there, or belongs to somebody else who lets us use it.
    }
  }
  return file;
}

/**
 * Connections of their own to one file in WAL mode: reading never waits for the group that is being committed.
 * @throws ForeignData where another user's files are in the way, DataFolderInUse while it is being restored, DamagedDatabase or UnreadableDatabase where it cannot be used
 */
export function openSqlite(dataDir: string, { lockMs }: Pick<StoreLimits, 'lockMs'>): Engine {
  mkdirSync(dataDir, { recursive: true, mode: OWN_FOLDER });
  const lock = shareDataFolder(dataDir);
  try {
    const path = ownFile(dataDir);
    const file = new DatabaseFile(path);
    file.check();
    const [forMigrator, forWriter, forReader] = [connect(path), connect(path), connect(path)];
    forWriter.exec('pragma busy_timeout = 0');
    const over = (database: DatabaseSync, driver: SqliteDriver) =>
      new Kysely<Database>({ dialect: new EngineDialect(database, driver) });
    const migrator = over(forMigrator, new LockingDriver(forMigrator, file));
    const writer = over(forWriter, new WriterDriver(forWriter, file, lockMs));
    const reader = over(forReader, new ReaderDriver({ database: adapt(forReader) }));
    file.remember();
    return {
      migrator,
      writer,
      beside: null,
      upkeep: null,
      reader,
      figures: reader,
      figuresBehindMs: async () => null,
      keepBefore: (migration) => keepBeforeUpgrade(path, migration),
      // SQLite has one writer at a time by itself.
      beginMigration: async () => undefined,
      beginGroup: async () => undefined,
      beginBeside: async () => undefined,
      async close() {
        // The last connection carries the -wal over.
        await file.writing(async () => {
          await reader.destroy();
          await writer.destroy();
          // Kysely leaves open what it never used.
          for (const database of [forMigrator, forReader, forWriter]) if (database.isOpen) database.close();
        });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
