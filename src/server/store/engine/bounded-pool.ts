import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StoreUnavailableError } from './store.ts';
import { asStoreError } from './unavailable.ts';

function asBreak(cause: Error): StoreUnavailableError {
  return cause instanceof StoreUnavailableError
    ? cause
    : new StoreUnavailableError('The connection to the database broke', { cause });
}

/** pg answers several statements in one message with a list: the last one's answer counts. */
function lastOf<R>(answer: PostgresQueryResult<R>): PostgresQueryResult<R> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- a list of the same, of which the types of one statement know nothing
  return Array.isArray(answer) ? answer.at(-1) : answer;
}

/** A connection that is given back within the limit, or cut off. After a break every statement fails for the reason of the break. */
function checkOut(client: PoolClient, limitMs: number | null): PostgresPoolClient {
  const plain: PostgresPoolClient = client;
  let broken: StoreUnavailableError | null = null;
  // Without a listener the break of a connection in use would end the process; the pool listens to those that are idle.
  const noteBreak = (error: Error) => {
    broken ??= asBreak(error);
  };
  client.on('error', noteBreak);
  const cutOff = () => client.connection.stream.destroy(new StoreUnavailableError('The database took too long'));
  const timer = limitMs === null ? undefined : setTimeout(cutOff, limitMs);

  async function ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (broken !== null) throw broken;
    try {
      return lastOf(await plain.query<R>(sql, parameters));
    } catch (error) {
      throw broken ?? asStoreError(error);
    }
  }

  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql === 'string') return ask<R>(sql, parameters);
    throw new TypeError('The store reads no cursors');
  }

  return {
    query,
    release(destroy) {
      clearTimeout(timer);
      client.release(destroy === true || broken !== null);
      client.off('error', noteBreak);
    },
  };
}

/**
 * pg's pool as Kysely takes it, made for a database that goes away: a connection that breaks is thrown away and ends nothing but what was
 * asked over it, and none is held for longer than `limitMs`, the wait for it included.
 */
export function boundedPool(pool: Pool, limitMs: number | null): PostgresPool {
  // Whoever asks next sees whether the database is back.
  pool.on('error', () => undefined);
  return {
    options: pool.options,
    async connect() {
      const askedAt = performance.now();
      let client: PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        throw new StoreUnavailableError('The database cannot be reached', { cause: error });
      }
      return checkOut(client, limitMs === null ? null : limitMs - (performance.now() - askedAt));
    },
    end: () => pool.end(),
  };
}
