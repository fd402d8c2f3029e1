import { Client } from 'pg';
import { addressForDriver } from '../../config/postgres-address.ts';
import { spreadTables, type SpreadTable } from './routing-keys.ts';

const CONNECT_MS = 10_000;

/** The tables cannot be spread; the message says why, and what to do. */
export class CannotDistribute extends Error {
  override readonly name = 'CannotDistribute';
}

/** A machine that takes rows. */
export interface Node {
  readonly host: string;
  readonly port: number;
}

export interface CountedTable {
  readonly table: string;
  readonly rows: number;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What makes the machines known to Citus; the first is the one that Foyer is connected to. */
function nodeStatements(nodes: readonly Node[]): string[] {
  return nodes.map(({ host, port }, at) =>
    at === 0
      ? `select citus_set_coordinator_host(${quoted(host)}, ${port})`
      : `select citus_add_node(${quoted(host)}, ${port})`,
  );
}

/** What spreads one table: its key comes into its primary key where it is not there yet, and it lies with the first of its kin. */
function tableStatements({ table, kin, key, primaryKey, isWidened = false }: SpreadTable): string[] {
  const first = spreadTables.find((other) => kin !== 'own' && other.kin === kin)?.table ?? table;
  const beside = first === table ? 'none' : first;
  // Older tables have one name for it, younger ones the other.
  const dropped = `drop constraint if exists ${table}_pkey, drop constraint if exists ${table}_pk`;
  const widened = `${dropped}, add constraint ${table}_pkey primary key (${primaryKey.join(', ')})`;
  return [
    ...(isWidened ? [`alter table ${table} ${widened}`] : []),
    `select create_distributed_table(${quoted(table)}, ${quoted(key)}, colocate_with => ${quoted(beside)})`,
  ];
}

/** All statements, in their order. */
export function planDistribution(nodes: readonly Node[]): string[] {
  return ['create extension if not exists citus', ...nodeStatements(nodes), ...spreadTables.flatMap(tableStatements)];
}

/** @throws CannotDistribute where this PostgreSQL is not ready, or somebody uses it */
async function expectReady(client: Client): Promise<void> {
  const { rows } = await client.query<{ offered: boolean; loaded: boolean; others: string; migrated: boolean }>(
    `select exists (select 1 from pg_available_extensions where name = 'citus') as offered,
       current_setting('shared_preload_libraries') ~ '(^|[ ,"])citus($|[ ,"])' as loaded,
       to_regclass('page_views') is not null as migrated,
       (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend') as others`,
  );
  const found = rows[0];
  if (found?.offered !== true)
    throw new CannotDistribute(
      "This PostgreSQL has no Citus, so its tables cannot be spread. Install Citus for its version on every machine (https://docs.citusdata.com), set shared_preload_libraries = 'citus' and start PostgreSQL again. Nothing was changed",
    );
  if (!found.loaded)
    throw new CannotDistribute(
      "Citus is installed and not loaded: set shared_preload_libraries = 'citus' and start PostgreSQL again. Nothing was changed",
    );
  if (!found.migrated)
    throw new CannotDistribute('There are no tables of Foyer yet: start Foyer once. Nothing was changed');
  if (Number(found.others) > 0)
    throw new CannotDistribute(
      `Somebody else is connected to the database (${found.others}). Stop every Foyer that uses it first. Nothing was changed`,
    );
}

async function countRows(client: Client): Promise<CountedTable[]> {
  const counts: CountedTable[] = [];
  for (const { table } of spreadTables) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${table}`);
    counts.push({ table, rows: Number(rows[0]?.rows) });
  }
  return counts;
}

/**
 * Spreads the tables in one transaction, and counts them before and after.
 * @throws CannotDistribute where a table has another number of rows afterwards; then nothing was changed
 */
export async function spreadAll(client: Client): Promise<CountedTable[]> {
  await client.query('begin');
  try {
    const before = await countRows(client);
    for (const statement of spreadTables.flatMap(tableStatements)) await client.query(statement);
    const after = await countRows(client);
    const differing = before.find(({ rows }, at) => rows !== after[at]?.rows);
    if (differing !== undefined)
      throw new CannotDistribute(
        `The table ${differing.table} has another number of rows once it is spread. Nothing was changed`,
      );
    await client.query('commit');
    return after;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Turns a PostgreSQL with Citus into its distributed form.
 * @throws CannotDistribute
 */
export async function distribute(databaseUrl: string, nodes: readonly Node[]): Promise<CountedTable[]> {
  const client = new Client({ connectionString: addressForDriver(databaseUrl), connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    await expectReady(client);
    await client.query('create extension if not exists citus');
    for (const statement of nodeStatements(nodes)) await client.query(statement);
    return await spreadAll(client);
  } finally {
    await client.end();
  }
}
