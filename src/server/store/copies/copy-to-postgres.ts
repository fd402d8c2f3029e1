import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { Client } from 'pg';
import { addressForDriver } from '../../config/postgres-address.ts';

const ROWS_PER_STATEMENT = 500;
const ROWS_PER_READ = 2000;
const CONNECT_MS = 10_000;

/** Tables that the migrations keep for themselves: both databases have been through the same ones. */
const MIGRATION_TABLES = /^kysely_/;

/** The two databases are not the same: the message names the table and, where it can, the row. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers';
}

interface Column {
  readonly name: string;
  /** Its place in the primary key, from 1; 0 where it is no part of it. */
  readonly keyAt: number;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (columns: readonly Column[]) => columns.map(({ name }) => quoted(name)).join(', ');

function tablesOf(source: DatabaseSync): Table[] {
  const names = source
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !MIGRATION_TABLES.test(name));
  return names.map((name) => ({
    name,
    columns: source
      .prepare(`pragma table_info(${quoted(name)})`)
      .all()
      .map((column) => ({ name: String(column['name']), keyAt: Number(column['pk']) })),
  }));
}

/** The columns that put rows into an order, the same on both sides: those of the primary key, or all. */
function orderOf({ columns }: Table): readonly Column[] {
  const key = columns.filter(({ keyAt }) => keyAt > 0).toSorted((a, b) => a.keyAt - b.keyAt);
  return key.length > 0 ? key : columns;
}

/** A value in words that are the same for both engines. */
function word(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('base64')}`;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return `${value}`;
  throw new TypeError(`A database holds a value of type ${typeof value}`);
}

const wordsOf = ({ columns }: Table, row: Record<string, unknown>) => columns.map(({ name }) => word(row[name]));

async function columnOf(target: Client, text: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await target.query<Record<string, unknown>>(text, [...values]);
  return rows.map((row) => String(Object.values(row)[0]));
}

/** @throws CopyDiffers where the tables do not have the same columns, as between two versions of Foyer */
async function expectSameColumns(target: Client, { name, columns }: Table): Promise<void> {
  const there = await columnOf(
    target,
    'select column_name from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [name],
  );
  const here = columns.map((column) => column.name);
  if (there.toSorted().join() !== here.toSorted().join())
    throw new CopyDiffers(`The table ${name} does not have the same columns in both databases`);
}

async function insert(target: Client, table: Table, rows: readonly Record<string, SQLOutputValue>[]): Promise<void> {
  const { columns, name } = table;
  const places = rows.map((_, row) => `(${columns.map((__, at) => `$${row * columns.length + at + 1}`).join(', ')})`);
  const values = rows.flatMap((row) => columns.map((column) => row[column.name] ?? null));
  await target.query(`insert into ${quoted(name)} (${listed(columns)}) values ${places.join(', ')}`, values);
}

/** Numbers that count upwards by themselves go on after the last one. */
async function continueSerials(target: Client, { name, columns }: Table): Promise<void> {
  for (const column of columns) {
    const [serial] = await columnOf(target, 'select pg_get_serial_sequence($1, $2)', [quoted(name), column.name]);
    if (serial === undefined || serial === 'null') continue;
    await target.query(
      `select setval($1, coalesce((select max(${quoted(column.name)}) from ${quoted(name)}), 0) + 1, false)`,
      [serial],
    );
  }
}

async function copyTable(source: DatabaseSync, target: Client, table: Table): Promise<void> {
  await target.query(`delete from ${quoted(table.name)}`);
  let waiting: Record<string, SQLOutputValue>[] = [];
  for (const row of source.prepare(`select ${listed(table.columns)} from ${quoted(table.name)}`).iterate()) {
    waiting.push(row);
    if (waiting.length < ROWS_PER_STATEMENT) continue;
    await insert(target, table, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insert(target, table, waiting);
  await continueSerials(target, table);
}

/** The rows of PostgreSQL's table in the order of their keys, in which texts stand by their bytes as in SQLite. */
async function* rowsOf(target: Client, table: Table): AsyncGenerator<Record<string, unknown>> {
  const texts = new Set(
    await columnOf(
      target,
      "select column_name from information_schema.columns where table_schema = current_schema() and table_name = $1 and data_type = 'text'",
      [table.name],
    ),
  );
  const order = orderOf(table).map(({ name }) => `${quoted(name)}${texts.has(name) ? ' collate "C"' : ''} nulls first`);
  await target.query(
    `declare moved no scroll cursor for select ${listed(table.columns)} from ${quoted(table.name)} order by ${order.join(', ')}`,
  );
  for (;;) {
    const { rows } = await target.query<Record<string, unknown>>(`fetch ${ROWS_PER_READ} from moved`);
    yield* rows;
    if (rows.length < ROWS_PER_READ) break;
  }
  await target.query('close moved');
}

/** Reads both tables whole, side by side. @throws CopyDiffers at the first row that is not the same */
async function compareTable(source: DatabaseSync, target: Client, table: Table): Promise<number> {
  const order = listed(orderOf(table));
  const here = source.prepare(`select ${listed(table.columns)} from ${quoted(table.name)} order by ${order}`).iterate();
  let rows = 0;
  for await (const there of rowsOf(target, table)) {
    const next = here.next();
    const isSame =
      next.done !== true && wordsOf(table, next.value).every((one, at) => one === wordsOf(table, there)[at]);
    if (!isSame) throw new CopyDiffers(`Row ${rows + 1} of the table ${table.name} is not the same in both databases`);
    rows += 1;
  }
  if (here.next().done !== true) throw new CopyDiffers(`The table ${table.name} has lost rows on the way`);
  return rows;
}

/**
 * Copies every table of an SQLite database into the migrated PostgreSQL at this address, in place of what stands there, and reads both again to
 * compare them row by row. One transaction holds it all: what fails leaves the target as it was.
 * @param told says each table when it is copied and compared
 * @throws CopyDiffers
 */
export async function copyToPostgres(
  file: string,
  databaseUrl: string,
  told: (table: CopiedTable) => void,
): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  const target = new Client({ connectionString: addressForDriver(databaseUrl), connectionTimeoutMillis: CONNECT_MS });
  // What runs when the connection breaks is rejected with the reason; between two statements the next one is.
  target.on('error', () => undefined);
  try {
    await target.connect();
    await target.query('begin');
    for (const table of tablesOf(source)) {
      await expectSameColumns(target, table);
      await copyTable(source, target, table);
      told({ table: table.name, rows: await compareTable(source, target, table) });
    }
    await target.query('commit');
  } finally {
    // What was not committed is undone with the connection.
    await target.end();
    source.close();
  }
}
