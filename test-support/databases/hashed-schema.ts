import { Client } from 'pg';
import type { SpreadTable } from '../../src/server/store/spread/routing-keys.ts';

/** Into so many parts each table is cut. */
export const PARTS = 8;

interface Index {
  readonly name: string;
  readonly definition: string;
  readonly isPrimary: boolean;
}

async function indexesOf(client: Client, table: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select index.relname as name, pg_get_indexdef(index.oid) as definition, indisprimary as "isPrimary"
     from pg_index join pg_class as index on index.oid = indexrelid where indrelid = $1::regclass`,
    [table],
  );
  return rows;
}

async function cutTable(client: Client, { table, key, primaryKey }: SpreadTable): Promise<void> {
  const indexes = await indexesOf(client, table);
  const { rows: serials } = await client.query<{ column: string; sequence: string }>(
    `select attname as column, pg_get_serial_sequence($1, attname) as sequence from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and pg_get_serial_sequence($1, attname) is not null`,
    [table],
  );
  await client.query(`alter table ${table} rename to ${table}_whole`);
  await client.query(`create table ${table} (like ${table}_whole including defaults) partition by hash (${key})`);
  for (let part = 0; part < PARTS; part += 1)
    await client.query(
      `create table ${table}_${part} partition of ${table} for values with (modulus ${PARTS}, remainder ${part})`,
    );
  for (const { column, sequence } of serials)
    await client.query(`alter sequence ${sequence} owned by ${table}.${column}`);
  await client.query(`insert into ${table} select * from ${table}_whole`);
  await client.query(`drop table ${table}_whole`);
  await client.query(`alter table ${table} add primary key (${primaryKey.join(', ')})`);
  for (const { definition, isPrimary } of indexes)
    if (!isPrimary) await client.query(definition.replace(' ON ONLY ', ' ON '));
}

/** Cuts tables of a migrated PostgreSQL by the hash of their keys, as Citus does over several databases; where a unique key lacks the column, PostgreSQL refuses. */
export async function cutByHash(databaseUrl: string, tables: readonly SpreadTable[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const table of tables) await cutTable(client, table);
  } finally {
    await client.end();
  }
}
