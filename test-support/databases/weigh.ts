import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

/** Looks at what a PostgreSQL database weighs, in bytes. */
export interface Scales {
  /** All tables with their indexes, vacuumed. */
  stored(): Promise<number>;
  /** All that was ever written to the log; the first change of a page after `checkpoint` writes the whole page there. */
  logged(): Promise<number>;
  checkpoint(): Promise<void>;
  /** One table, with its parts, and its indexes, for each of its rows. */
  row(table: string): Promise<{ readonly own: number; readonly indexes: number }>;
  /** Rows that were ever deleted; of a connection that is still open the last ones may be missing. */
  deleted(): Promise<number>;
  close(): Promise<void>;
}

export async function openScales(databaseUrl: string): Promise<Scales> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const ask = async (statement: string, values: readonly string[] = []) => {
    const { rows } = await client.query<{ bytes: string }>(statement, [...values]);
    return Number(rows[0]?.bytes);
  };
  return {
    async stored() {
      await client.query('vacuum analyze');
      return ask(
        `select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
    },
    logged: () => ask(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`),
    async checkpoint() {
      await client.query('checkpoint');
    },
    async row(table) {
      const rows = await ask(`select count(*) as bytes from ${client.escapeIdentifier(table)}`);
      const own = await ask(`select sum(pg_table_size(relid)) as bytes from pg_partition_tree($1::regclass)`, [table]);
      const indexes = await ask(`select sum(pg_indexes_size(relid)) as bytes from pg_partition_tree($1::regclass)`, [
        table,
      ]);
      return { own: own / rows, indexes: indexes / rows };
    },
    deleted: () => ask('select coalesce(sum(n_tup_del), 0) as bytes from pg_stat_user_tables'),
    close: () => client.end(),
  };
}

/** The bytes of an SQLite database, with what stood in its log. */
export function sizeOfSqlite(file: string): number {
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  return statSync(file).size;
}
