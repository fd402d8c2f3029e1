import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StoreUnavailableError } from './store.ts';
import { asStoreError, isRefusal } from './unavailable.ts';

/** A connection that is given back within the limit, or cut off. After a break every statement fails for the reason of the first. */
function checkOut(client: PoolClient, limitMs: number | null): PostgresPoolClient {
  const plain: PostgresPoolClient = client;
  let broken: unknown = null;
  const cutOff = () => client.connection.stream.destroy(new StoreUnavailableError('The database took too long'));
  const timer = limitMs === null ? undefined : setTimeout(cutOff, limitMs);

  async function ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (broken !== null) throw broken;
    try {
      return await plain.query<R>(sql, parameters);
    } catch (error) {
      const reason = asStoreError(error);
      if (!isRefusal(error)) broken = reason;
      throw reason;
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
  // A connection in use tells of its end by this event as well, and without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
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
