import { CompiledQuery, Kysely, type PostgresPool, type Transaction } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { boundedPool } from './bounded-pool.ts';
import { BUCKETS, takeBucket } from './bucket.ts';
import type { Engine } from './engine.ts';
import { GroupDialect, PooledDialect } from './group-connection.ts';
import type { StoreLimits } from './limits.ts';
import { migrations } from './migrations.ts';
import { addressForDriver } from '../../config/postgres-address.ts';
import { openReplica } from './replica.ts';
import type { Database } from '../schema/schema.ts';

const READERS_MAX = 8;
/** How long a connection may say nothing before the system asks whether the other side is still there. */
const KEEP_ALIVE_MS = 10_000;

/** Any two numbers that all processes agree on. */
const GROUP_LOCK = 0x466f796572;
const MIGRATION_LOCK = 0x4d69677261;
const BUCKET_LOCKS = 0x4275636b;

/** The lowest bucket that no group under way counts in, held until this one ends; the last one where all are held. */
const FREE_BUCKET = `select coalesce(min(bucket), ${BUCKETS - 1}) as bucket from (
  select bucket from generate_series(0, ${BUCKETS - 1}) as bucket where pg_try_advisory_xact_lock(${BUCKET_LOCKS}, bucket) limit 1
) as free`;

/** Counts and epoch milliseconds fit a double exactly; pg would hand them over as text. Set once, for the whole process. */
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

const overGroups = (pool: PostgresPool) => new Kysely<Database>({ dialect: new GroupDialect(pool) });
const over = (pool: PostgresPool) => new Kysely<Database>({ dialect: new PooledDialect({ pool }) });

export const poolOf = (settings: PoolConfig, limitMs: number | null) => boundedPool(new Pool(settings), limitMs);

/**
 * What begins a group, in one round trip: its limits, and for a group in turn its place among all processes. The limits are the transaction's
 * own, so that they hold behind a pooler that hands connections round. The message, which nobody reads, is there to be written: a commit that wrote
 * nothing does not wait for a synchronous standby, and a repeated request could be told of a row that only the primary has. A
 * standby, to which a balancer may lead while it is being promoted, refuses the message as a mistake of its own, and the writes that follow as what they are.
 */
function beginning({ writeStatementMs, lockMs, idleMs }: StoreLimits, turn: string): CompiledQuery<{ bucket: number }> {
  return CompiledQuery.raw(
    `begin;
     set local statement_timeout = ${writeStatementMs};
     set local lock_timeout = ${lockMs};
     set local idle_in_transaction_session_timeout = ${idleMs};
     select pg_logical_emit_message(true, 'foyer', '') where not pg_is_in_recovery();
     ${turn}
     ${FREE_BUCKET}`,
  );
}

/** One process's group at a time, as SQLite has it by itself: for what looks before it writes, and for what no constraint decides. */
const IN_TURN = `select pg_advisory_xact_lock(${GROUP_LOCK});`;

/**
 * What begins a migration: it ends if its process stands still, and one process migrates at a time. Its statements have no limit, because an
 * index over millions of rows takes its time; other processes wait for it.
 */
function beginningOfMigration({ idleMs }: StoreLimits): CompiledQuery {
  return CompiledQuery.raw(
    `set local idle_in_transaction_session_timeout = ${idleMs};
     select pg_advisory_xact_lock(${MIGRATION_LOCK})`,
  );
}

const MAY_MAKE_TABLES = CompiledQuery.raw(
  `select current_schema() as schema, coalesce(has_schema_privilege(current_schema(), 'create'), false) as may`,
);

/** The user may not make tables, as PostgreSQL 15 and later have it for whoever does not own the database. */
class NoRights extends Error {
  override readonly name = 'NoRights';
  /** PostgreSQL's own, for a privilege that is missing. */
  readonly code = '42501';

  constructor(schema: string | null) {
    super(schema === null ? 'there is no schema that its user may use' : `permission denied for schema ${schema}`);
  }
}

function beginWith(begin: CompiledQuery<{ bucket: number }>) {
  return async (tx: Transaction<Database>) => {
    const { rows } = await tx.executeQuery<{ bucket: number }>(begin);
    takeBucket(tx, rows[0]?.bucket ?? 0);
  };
}

/** Groups in turn and groups beside each other have one connection each; reading has its own, and figures those of a replica where there is one. */
export function openPostgres(connectionString: string, limits: StoreLimits, replicaUrl: string | null = null): Engine {
  const { connectMs, groupMs, readMs, readStatementMs } = limits;
  const common = {
    connectionString: addressForDriver(connectionString),
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const beginMigration = beginningOfMigration(limits);
  const forReading = { ...common, max: READERS_MAX, statement_timeout: readStatementMs };
  const readers = poolOf(forReading, readMs);
  const forGroups = { ...common, max: 1, pipeline: true };
  const writer = overGroups(poolOf(forGroups, groupMs));
  const beside = overGroups(poolOf(forGroups, groupMs));
  const upkeep = over(poolOf({ ...common, max: 1 }, null));
  const reader = over(readers);
  const replica =
    replicaUrl === null
      ? null
      : openReplica(
          { ...forReading, connectionString: addressForDriver(replicaUrl) },
          { readMs, migrations: Object.keys(migrations).length, primary: readers },
        );
  const figures = replica === null ? reader : over(replica.pool);
  return {
    writer,
    beside,
    reader,
    figures,
    figuresBehindMs: async () => replica?.behindMs() ?? null,
    upkeep,
    migrator: over(poolOf({ ...common, max: 1 }, null)),
    // Its own tools copy it, where they are installed: the operator runs them before an upgrade.
    keepBefore: null,
    async beginMigration(tx: Transaction<Database>) {
      await tx.executeQuery(beginMigration);
      const { rows } = await tx.executeQuery<{ schema: string | null; may: boolean }>(MAY_MAKE_TABLES);
      // Kysely goes on in the transaction after the refusal, and would tell that and not the refusal.
      if (rows[0]?.may === false) throw new NoRights(rows[0].schema);
    },
    beginGroup: beginWith(beginning(limits, IN_TURN)),
    beginBeside: beginWith(beginning(limits, '')),
    async close() {
      if (figures !== reader) await figures.destroy();
      await reader.destroy();
      await writer.destroy();
      await beside.destroy();
      await upkeep.destroy();
    },
  };
}
