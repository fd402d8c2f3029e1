// Imported before anything of Foyer: SQLite as the simulator's disk.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { CompiledQuery, SqliteDriver, type DatabaseConnection, type QueryResult } from 'kysely';
import { StoreUnavailableError } from '../src/server/store/engine/store.ts';
import { fate } from './chance.ts';
import { currentLife } from './life.ts';
import { disk, step } from './step.ts';
import { pause, trueTime } from './time.ts';
import { noteStatement } from './trace.ts';

/** As long as Foyer waits for another process's write, and how often it looks. */
const BUSY_MS = 250;
const BUSY_LOOK_MS = 7;
const BUSY = 5;
/** While the disk refuses, one statement in so many still gets through. */
const GETS_THROUGH = 0.15;

/** SQLite's own ways in, of every database in this program. */
const { exec, prepare } = DatabaseSync.prototype;

/** Those of each process that it has open. */
const known = new WeakSet<DatabaseSync>();

/** A database ends with its process, and waits for nobody. */
function adopt(database: DatabaseSync): void {
  if (known.has(database)) return;
  known.add(database);
  exec.call(database, 'pragma busy_timeout = 0');
  currentLife()?.endings.push(() => {
    if (database.isOpen) database.close();
  });
}

// What is simulated is killed, never unplugged: nothing has to reach a real disk.
DatabaseSync.prototype.exec = function run(this: DatabaseSync, sql): void {
  adopt(this);
  exec.call(this, sql.replace('synchronous = full', 'synchronous = off'));
};

DatabaseSync.prototype.prepare = function prepared(this: DatabaseSync, sql, options) {
  adopt(this);
  const statement = prepare.call(this, sql, options);
  const isWrite = /^\s*(insert|update|delete|commit|begin immediate|with)/i.test(sql);
  const refuse = () => {
    if (currentLife() === undefined || !isWrite || disk.refusesUntil <= trueTime()) return;
    if (fate().chance(GETS_THROUGH)) return;
    // SQLite may end the transaction by itself when it refuses.
    if (this.isTransaction && fate().chance(0.5)) exec.call(this, 'rollback');
    throw Object.assign(new Error('simulated: the disk refuses'), { code: 'ERR_SQLITE_ERROR', errcode: disk.refusal });
  };
  const real = { all: statement.all, run: statement.run };
  const ran =
    (method: 'all' | 'run') =>
    (...values: SQLInputValue[]): unknown => {
      refuse();
      noteStatement(sql, values);
      return Reflect.apply(real[method], statement, values);
    };
  return Object.assign(statement, { all: ran('all'), run: ran('run') });
};

function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'errcode' in cause && cause.errcode === BUSY;
}

/** As an engine tells of a connection that breaks on the way to a database that goes away, or fails over. */
function connectionLost(): Error {
  const cause = Object.assign(new Error('simulated: the connection was lost'), { code: '08006' });
  return new StoreUnavailableError('The database cannot be reached', { cause });
}

/** A connection on which every statement is a step, other processes write between two of them, and which can be lost. */
class SimulatedConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  #inTransaction = false;
  /** Its transaction is gone with the old connection, until the next one begins. */
  #isBroken = false;

  constructor(inner: DatabaseConnection) {
    this.#inner = inner;
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize);
  }

  async #lose(): Promise<never> {
    if (this.#inTransaction) {
      this.#isBroken = true;
      // Where a full disk has not ended it before.
      await this.#inner.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
    }
    throw connectionLost();
  }

  async #begin<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (const askedAt = trueTime(); ;) {
      try {
        return await this.#inner.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || trueTime() - askedAt >= BUSY_MS) throw error;
        await pause(BUSY_LOOK_MS);
      }
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (currentLife() === undefined) return this.#inner.executeQuery<Row>(query);
    await step();
    const isBegin = query.sql.startsWith('begin');
    const isEnd = query.sql === 'commit' || query.sql === 'rollback';
    if (isBegin) [this.#inTransaction, this.#isBroken] = [false, false];
    if (this.#isBroken) throw connectionLost();
    const isAway = disk.awayUntil > trueTime();
    // Whether a commit was stored whose answer was lost, nobody can tell.
    const isStoredUnsaid = isAway && query.sql === 'commit' && fate().chance(0.5);
    if (isAway && !isStoredUnsaid) await this.#lose();
    const result = isBegin ? await this.#begin<Row>(query) : await this.#inner.executeQuery<Row>(query);
    if (isBegin) this.#inTransaction = true;
    if (isEnd) this.#inTransaction = false;
    if (isStoredUnsaid) throw connectionLost();
    await step();
    return result;
  }
}

const wrapped = new WeakMap<DatabaseConnection, SimulatedConnection>();
const { acquireConnection } = SqliteDriver.prototype;
SqliteDriver.prototype.acquireConnection = async function acquire(this: SqliteDriver): Promise<DatabaseConnection> {
  const inner = await acquireConnection.call(this);
  const kept = wrapped.get(inner) ?? new SimulatedConnection(inner);
  wrapped.set(inner, kept);
  return kept;
};
