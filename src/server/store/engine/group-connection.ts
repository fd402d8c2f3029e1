import {
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresPool,
  type QueryResult,
} from 'kysely';
import { isSent } from './send.ts';

const ignore = () => undefined;

/**
 * A connection of groups. pg sends each statement at once (`pipeline`) and PostgreSQL answers in their order, so only those whose answer is needed are waited for.
 * After one that failed PostgreSQL refuses the rest up to the rollback: all of them fail with the first one's reason.
 */
function asGroupConnection(connection: DatabaseConnection): DatabaseConnection {
  const ask = connection.executeQuery.bind(connection);
  let passed: Promise<unknown> = Promise.resolve();
  connection.executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    if (query.sql.startsWith('rollback')) passed = Promise.resolve();
    const own = ask<Row>(query);
    own.catch(ignore);
    const answer = passed.then(async () => own);
    answer.catch(ignore);
    passed = answer;
    if (!isSent<Row>(query)) return answer;
    query.hear(answer);
    return { rows: [] };
  };
  return connection;
}

class GroupDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return asGroupConnection(await super.acquireConnection());
  }

  /** A group begins with one message that holds more than `begin`. */
  override async beginTransaction(): Promise<void> {}
}

/**
 * Kysely's migration lock belongs to a connection. Behind a pooler that shares connections its unlock may reach another one; the first then
 * keeps the lock, and every later start waits for it. `beginMigration` takes a lock that ends with its transaction instead.
 */
class PooledAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PooledAdapter();
  }
}

/** Over a pool whose connections are pipelined. */
export class GroupDialect extends PooledDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new GroupDriver({ pool: this.#pool });
  }
}
