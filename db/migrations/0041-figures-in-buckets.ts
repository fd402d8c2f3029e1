import { SqliteAdapter, sql, type Kysely } from 'kysely';

/** The days' figures with their keys. */
const tables = {
  daily_figures: ['day'],
  daily_paths: ['day', 'path'],
  daily_referrers: ['day', 'referrer'],
  daily_forms: ['day', 'form', 'what', 'name'],
  dropped_forms: ['day', 'form', 'what', 'name'],
  daily_earned: ['day', 'touch', 'aspect', 'kind', 'name'],
} as const;

/** SQLite cannot change a primary key: the table is made anew from its own words, and its rows are few. */
async function onSqlite(db: Kysely<unknown>, table: string, key: readonly string[]): Promise<void> {
  const columns = await sql<{ name: string; type: string; notnull: number; dflt_value: string | null }>`
    select name, type, "notnull", dflt_value from pragma_table_info(${table})`.execute(db);
  const made = columns.rows.map(
    ({ name, type, notnull, dflt_value: value }) =>
      `"${name}" ${type}${notnull === 1 ? ' not null' : ''}${value === null ? '' : ` default ${value}`}`,
  );
  const listed = columns.rows.map(({ name }) => `"${name}"`).join(', ');
  for (const statement of [
    `alter table ${table} rename to ${table}_before`,
    `create table ${table} (${made.join(', ')}, "bucket" integer not null default 0, constraint ${table}_pk primary key (${[...key, 'bucket'].join(', ')}))`,
    `insert into ${table} (${listed}) select ${listed} from ${table}_before`,
    `drop table ${table}_before`,
  ])
    await sql.raw(statement).execute(db);
}

async function onPostgres(db: Kysely<unknown>, table: string, key: readonly string[]): Promise<void> {
  const found = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype = 'p'`.execute(db);
  for (const { name } of found.rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db);
  await sql`
    alter table ${sql.table(table)}
      add column bucket integer not null default 0,
      add constraint ${sql.id(`${table}_pk`)} primary key (${sql.join([...key, 'bucket'].map((name) => sql.id(name)))})
  `.execute(db);
}

/** A figure of a day may stand in several rows, so that processes that write at once wait for no row of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const [table, key] of Object.entries(tables)) await (isSqlite ? onSqlite : onPostgres)(db, table, key);
}
