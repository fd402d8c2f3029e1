import { Client } from 'pg';
import { addressForDriver } from '../../config/postgres-address.ts';
import { bookkeepingTables, countedTables, type DatabaseContents } from './database-contents.ts';
import { StoreUnavailableError } from '../engine/store.ts';
import type { StoredBytes } from './stored-bytes.ts';

const CONNECT_MS = 10_000;

/** An administrator's look at a PostgreSQL database, over a connection of its own. */
export interface PostgresDatabase {
  /** Who else is connected: the processes that must stop before the tables are exchanged. */
  countOthers(): Promise<number>;
  /** The tables that stand there, all of them Foyer's where any is. */
  listTables(): Promise<string[]>;
  /** What it holds; null where no Foyer's tables stand. */
  readContents(): Promise<DatabaseContents | null>;
  /** What each table takes with its indexes, a table in parts as one. */
  readBytes(): Promise<StoredBytes>;
  /** How many rows each table has. */
  countRows(): Promise<Record<string, number>>;
  /** From now on this connection reads one moment; gives its name, by which pg_dump reads the same one. */
  holdSnapshot(): Promise<string>;
  /** Its own time, epoch milliseconds. */
  readClock(): Promise<number>;
  /** Moves every table that stands there into a schema of this name, which is made for it. */
  setAside(schema: string): Promise<void>;
  /** Removes every table that stands there, and takes back those that were set aside under this name. */
  bringBack(schema: string | null): Promise<void>;
  /** Removes what was set aside under this name. */
  forget(schema: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws StoreUnavailableError where the database cannot be reached */
export async function openPostgresDatabase(connectionString: string): Promise<PostgresDatabase> {
  const client = new Client({
    connectionString: addressForDriver(connectionString),
    connectionTimeoutMillis: CONNECT_MS,
  });
  await client.connect().catch((error: unknown) => {
    throw new StoreUnavailableError('The database cannot be reached', { cause: error });
  });

  async function column(text: string, values: readonly unknown[] = []): Promise<string[]> {
    const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
    return rows.map((row) => String(Object.values(row)[0]));
  }

  async function one(text: string): Promise<string> {
    return (await column(text))[0] ?? '';
  }

  const tablesOf = (schema: string) =>
    column('select tablename from pg_tables where schemaname = $1 order by tablename', [schema]);
  const name = (text: string) => client.escapeIdentifier(text);

  async function inTransaction(work: () => Promise<void>): Promise<void> {
    await client.query('begin');
    try {
      await work();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }

  async function move(from: string, to: string): Promise<void> {
    for (const table of await tablesOf(from))
      await client.query(`alter table ${name(from)}.${name(table)} set schema ${name(to)}`);
  }

  const current = await one('select current_schema()');
  return {
    countOthers: async () =>
      Number(
        await one(
          `select count(*) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
        ),
      ),
    listTables: () => tablesOf(current),
    async readContents() {
      const tables = await tablesOf(current);
      if (!tables.includes('kysely_migration')) return null;
      const hasRows = async (table: string) =>
        (await one(`select exists (select 1 from ${name(current)}.${name(table)})`)) === 'true';
      let hasData = false;
      for (const table of tables) hasData ||= !bookkeepingTables.has(table) && (await hasRows(table));
      const counts = [];
      for (const table of countedTables) {
        const rows = tables.includes(table) ? await one(`select count(*) from ${name(current)}.${name(table)}`) : '0';
        counts.push({ table, rows: Number(rows) });
      }
      return { migrations: await column(`select name from ${name(current)}.kysely_migration`), hasData, counts };
    },
    async readBytes() {
      const { rows } = await client.query<{ name: string; bytes: string }>(
        `select root.relname as name, sum(pg_total_relation_size(part.oid)) as bytes
         from pg_class as part join pg_class as root on root.oid = coalesce(pg_partition_root(part.oid), part.oid)
         where part.relkind in ('r', 'p') and part.relnamespace = $1::regnamespace group by 1`,
        [name(current)],
      );
      return { tables: rows.map((row) => ({ table: row.name, bytes: Number(row.bytes) })), unused: 0 };
    },
    async countRows() {
      const rows: Record<string, number> = {};
      for (const table of await tablesOf(current))
        rows[table] = Number(await one(`select count(*) from ${name(current)}.${name(table)}`));
      return rows;
    },
    async holdSnapshot() {
      await client.query('set idle_in_transaction_session_timeout = 0');
      await client.query('begin isolation level repeatable read read only');
      return one('select pg_export_snapshot()');
    },
    readClock: async () => Number(await one('select extract(epoch from clock_timestamp()) * 1000')),
    setAside: (schema) =>
      inTransaction(async () => {
        await client.query(`create schema ${name(schema)}`);
        await move(current, schema);
      }),
    bringBack: (schema) =>
      inTransaction(async () => {
        // A table takes its parts with it.
        for (const table of await tablesOf(current))
          await client.query(`drop table if exists ${name(current)}.${name(table)} cascade`);
        if (schema === null) return;
        await move(schema, current);
        await client.query(`drop schema ${name(schema)}`);
      }),
    async forget(schema) {
      await client.query(`drop schema ${name(schema)} cascade`);
    },
    close: () => client.end(),
  };
}
