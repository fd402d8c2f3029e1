import { Pool, type PoolConfig } from 'pg';
import type { PostgresPool } from 'kysely';
import { boundedPool } from './bounded-pool.ts';

export interface ReplicaLimits {
  /** How long one look at the replica holds. */
  readonly lookAgainMs: number;
  /** A replica further behind is not read. An hour is counted for good an hour after its end, so this must stay well below that. */
  readonly behindMaxMs: number;
}

const replicaLimits: ReplicaLimits = { lookAgainMs: 10_000, behindMaxMs: 5 * 60_000 };

/** A replica that figures and files are read from while it is well. */
export interface Replica {
  /** Its connections while it can be used, those of the primary's readers otherwise. */
  readonly pool: PostgresPool;
  /** How far behind the primary it is, in milliseconds, as of the last ten seconds; null while it is not read. */
  behindMs(): Promise<number | null>;
}

/** What the replica says of itself. It names the migrations that it has, so that a schema which has not arrived is not read. */
const LOOK = `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as replayed,
  coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()) * 1000, 0)::float8 as age_ms,
  (select count(*) from kysely_migration)::int as migrations`;

interface Look {
  readonly follows: boolean;
  readonly replayed: string | null;
  readonly age_ms: number;
  readonly migrations: number;
}

/**
 * How far the replica is behind, in milliseconds. The age of what it replayed last grows while nobody writes, so it counts only where the primary
 * has written more, or cannot be asked.
 */
async function measure({ follows, replayed, age_ms: ageMs }: Look, primary: PostgresPool): Promise<number> {
  if (!follows || replayed === null) return 0;
  const connection = await primary.connect().catch(() => null);
  if (connection === null) return ageMs;
  try {
    const { rows } = await connection.query<{ missing: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), $1::pg_lsn)::float8 as missing',
      [replayed],
    );
    return (rows[0]?.missing ?? 0) > 0 ? ageMs : 0;
  } catch {
    // A pooler takes connections and has no primary to ask.
    return ageMs;
  } finally {
    connection.release();
  }
}

/**
 * Reads from a replica while it answers, has every migration and is at most five minutes behind; otherwise from the primary.
 * @param migrations how many it must have
 */
export function openReplica(
  settings: PoolConfig,
  { readMs, migrations, primary }: { readMs: number; migrations: number; primary: PostgresPool },
  { lookAgainMs, behindMaxMs }: ReplicaLimits = replicaLimits,
): Replica {
  const own = boundedPool(new Pool(settings), readMs);
  let behindMs: number | null = null;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;

  async function look(): Promise<number | null> {
    const connection = await own.connect();
    try {
      const [found] = (await connection.query<Look>(LOOK, [])).rows;
      if (found === undefined || found.migrations < migrations) return null;
      const behind = await measure(found, primary);
      return behind <= behindMaxMs ? behind : null;
    } finally {
      connection.release();
    }
  }

  async function note(): Promise<void> {
    behindMs = await look().catch(() => null);
    lookedAt = performance.now();
    looking = null;
  }

  /** Looks where the last look is too old; one look for all who ask at once. */
  async function lookAgain(): Promise<void> {
    if (looking === null && performance.now() - lookedAt <= lookAgainMs) return;
    looking ??= note();
    await looking;
  }

  return {
    async behindMs() {
      await lookAgain();
      return behindMs;
    },
    pool: {
      options: own.options,
      async connect() {
        await lookAgain();
        if (behindMs === null) return primary.connect();
        try {
          return await own.connect();
        } catch {
          behindMs = null;
          return primary.connect();
        }
      },
      end: () => own.end(),
    },
  };
}
