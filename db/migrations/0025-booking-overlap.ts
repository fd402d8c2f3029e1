import { SqliteAdapter, sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** The calls that take their time: no two of these overlap. */
const TAKES_ITS_TIME = "status in ('booked', 'held') and may_overlap = 0";

/**
 * Calls that overlap already stay as they are, since people count on them: of those that do, each that begins after another one is
 * exempt from the rule (`may_overlap`), until it is moved.
 */
async function exemptOverlaps(db: Kysely<unknown>): Promise<void> {
  await sql`
    update bookings set may_overlap = 1 where id in (
      select id from (
        select id, starts_at, ends_at, max(ends_at) over (
          order by starts_at, id rows between unbounded preceding and 1 preceding
        ) as latest_end
        from bookings where status in ('booked', 'held')
      ) as calls
      where latest_end > starts_at or ends_at < starts_at
    )`.execute(db);
}

/** SQLite has no exclusion constraints; a trigger looks before each write. `+` keeps it to the index of those that end later. */
async function forbidOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create index bookings_no_overlap on bookings (ends_at) where ${sql.raw(TAKES_ITS_TIME)}`.execute(db);
  for (const [name, event] of [
    ['bookings_no_overlap_made', 'insert'],
    ['bookings_no_overlap_changed', 'update of starts_at, ends_at, status, may_overlap'],
  ] as const)
    await sql`
      create trigger ${sql.raw(name)} before ${sql.raw(event)} on bookings
      when new.status in ('booked', 'held') and new.may_overlap = 0
      begin
        select raise(abort, 'bookings_no_overlap: this time is taken') where exists (
          select 1 from bookings
          where ${sql.raw(TAKES_ITS_TIME)} and ends_at > new.starts_at and +starts_at < new.ends_at and id != new.id
        );
      end`.execute(db);
}

async function forbidOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings add constraint bookings_no_overlap
    exclude using gist (int8range(starts_at, ends_at) with &&) where (${sql.raw(TAKES_ITS_TIME)})`.execute(db);
}

/** No two calls overlap, whoever writes them; and what the owner does with calls: blocked times, no-shows, reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('may_overlap', 'integer', none).execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('made_by', 'text', (column) => column.notNull().defaultTo('visitor'))
    .execute();
  for (const column of ['no_show_at', 'day_reminded', 'hour_reminded'])
    await db.schema.alterTable('bookings').addColumn(column, 'bigint').execute();
  await exemptOverlaps(db);
  await (db.getExecutor().adapter instanceof SqliteAdapter ? forbidOnSqlite(db) : forbidOnPostgres(db));
  await db.schema
    .createTable('blocked_times')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('starts_at', 'bigint', required)
    .addColumn('ends_at', 'bigint', required)
    .addColumn('note', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint')
    .addColumn('booking_id', 'text')
    .execute();
  await db.schema.createIndex('blocked_times_ends_at').on('blocked_times').columns(['ends_at', 'id']).execute();
}
