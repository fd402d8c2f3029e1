import { DatabaseSync } from 'node:sqlite';
import type { Span } from '../../time/months.ts';
import type { DatabaseContents } from './database-contents.ts';
import { bookkeepingTables, countedTables } from './database-contents.ts';
import type { StoredBytes } from './stored-bytes.ts';

const BUSY_TIMEOUT_MS = 10_000;

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function tablesOf(database: DatabaseSync): string[] {
  return database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .all()
    .map(({ name }) => String(name));
}

function countRows(database: DatabaseSync, table: string): number {
  return Number(database.prepare(`select count(*) as rows from ${quoted(table)}`).get()?.['rows']);
}

/** How many rows each table has. */
export function countSqliteRows(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    return Object.fromEntries(tablesOf(database).map((table) => [table, countRows(database, table)]));
  } finally {
    database.close();
  }
}

/** What a database holds; null where it is no Foyer's. */
export function readSqliteContents(file: string): DatabaseContents | null {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const tables = tablesOf(database);
    if (!tables.includes('kysely_migration')) return null;
    const hasRows = (table: string) => database.prepare(`select 1 from ${quoted(table)} limit 1`).get() !== undefined;
    const countOf = (table: string) => (tables.includes(table) ? countRows(database, table) : 0);
    return {
      migrations: database
        .prepare('select name from kysely_migration')
        .all()
        .map(({ name }) => String(name)),
      hasData: tables.some((table) => !bookkeepingTables.has(table) && hasRows(table)),
      counts: countedTables.map((table) => ({ table, rows: countOf(table) })),
    };
  } finally {
    database.close();
  }
}

/** What each table takes with its indexes. Reads every page of the file: seconds for some gigabytes. */
export function readSqliteBytes(file: string): StoredBytes {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const tables = database
      .prepare(
        `select coalesce(tbl_name, stat.name) as name, sum(pgsize) as bytes from dbstat as stat
         left join sqlite_schema as own on own.name = stat.name where aggregate = true group by 1`,
      )
      .all()
      .map(({ name, bytes }) => ({ table: String(name), bytes: Number(bytes) }));
    const pragma = (name: string) => Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
    return { tables, unused: pragma('freelist_count') * pragma('page_size') };
  } finally {
    database.close();
  }
}

/** When the page views of a database were; null where it has none. */
export function readViewSpan(file: string): Span | null {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const { first, last } = database.prepare('select min(at) as first, max(at) as last from page_views').get() ?? {};
    return typeof first === 'number' && typeof last === 'number' ? { from: first, until: last + 1 } : null;
  } finally {
    database.close();
  }
}
