import { SqliteAdapter, sql, type Kysely } from 'kysely';

const MONTHS_AHEAD = 3;

/** The beginning of a month by UTC, so many after the one that holds `at`. */
function monthStart(at: number, later: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later);
}

/**
 * PostgreSQL keeps page views by month, so that an old month goes as a whole. What is there stays where it is: the table becomes the first part of the new one,
 * up to the end of this month. That reads it twice (its key, its bounds) and rewrites nothing. SQLite keeps one table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  const now = Date.now();
  for (const statement of [
    'alter table page_views rename to page_views_earlier',
    'alter table page_views_earlier drop constraint page_views_pkey',
    'create table page_views (like page_views_earlier including defaults) partition by range (at)',
    'alter table page_views add constraint page_views_pkey primary key (id, at)',
    'alter sequence page_views_id_seq owned by page_views.id',
    'create table page_views_other partition of page_views default',
  ])
    await sql.raw(statement).execute(db);
  const some = await sql`select 1 from page_views_earlier limit 1`.execute(db);
  const isEmpty = some.rows.length === 0;
  for (let later = isEmpty ? 0 : 1; later <= MONTHS_AHEAD; later += 1) {
    const from = monthStart(now, later);
    const name = `page_views_${new Date(from).toISOString().slice(0, 7).replace('-', '_')}`;
    await sql
      .raw(`create table ${name} partition of page_views for values from (${from}) to (${monthStart(now, later + 1)})`)
      .execute(db);
  }
  if (isEmpty) {
    await sql`drop table page_views_earlier`.execute(db);
    return;
  }
  const bound = monthStart(now, 1);
  for (const statement of [
    // What a wrong clock dated into the future.
    `with later as (delete from page_views_earlier where at >= ${bound} returning *) insert into page_views select * from later`,
    'alter table page_views_earlier add primary key (id, at)',
    `alter table page_views attach partition page_views_earlier for values from (minvalue) to (${bound})`,
  ])
    await sql.raw(statement).execute(db);
}
