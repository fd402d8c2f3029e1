import { SqliteAdapter, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** Who came, what they looked at and did; and the figures of each day, kept beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Both count upwards by themselves: SQLite's `integer primary key` is its row number.
  const serial = db.getExecutor().adapter instanceof SqliteAdapter ? 'integer' : 'bigserial';

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('first_seen_at', 'bigint', required)
    .addColumn('filtered', 'integer', count)
    .addColumn('reported', 'integer', count)
    .addColumn('user_agent', 'text')
    .addColumn('referrer', 'text')
    .addColumn('counted_referrer', 'text')
    .addColumn('landing_page', 'text')
    .addColumn('utm_source', 'text')
    .addColumn('utm_medium', 'text')
    .addColumn('utm_campaign', 'text')
    .execute();
  await db.schema
    .createTable('page_views')
    .addColumn('id', serial, (column) => column.primaryKey())
    .addColumn('session_id', 'text', required)
    .addColumn('path', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('filtered', 'integer', count)
    .execute();
  await db.schema
    .createTable('conversions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('session_id', 'text')
    .addColumn('type', 'text', required)
    .addColumn('value', 'text')
    .addColumn('page', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('filtered', 'integer', count)
    .execute();
  await db.schema.createIndex('conversions_at').on('conversions').columns(['at', 'id']).execute();
  await db.schema
    .createTable('events')
    .addColumn('id', serial, (column) => column.primaryKey())
    .addColumn('session_id', 'text')
    .addColumn('name', 'text', required)
    .addColumn('page', 'text', required)
    .addColumn('properties', 'text')
    .addColumn('at', 'bigint', required)
    .addColumn('filtered', 'integer', count)
    .execute();
  await db.schema.createIndex('events_name_at').on('events').columns(['name', 'at']).execute();

  await db.schema
    .createTable('daily_figures')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .addColumn('visitors', 'bigint', count)
    .addColumn('page_views', 'bigint', count)
    .addColumn('conversions', 'bigint', count)
    .addColumn('filtered', 'bigint', count)
    .execute();
  await db.schema
    .createTable('daily_paths')
    .addColumn('day', 'text', required)
    .addColumn('path', 'text', required)
    .addColumn('views', 'bigint', count)
    .addPrimaryKeyConstraint('daily_paths_pk', ['day', 'path'])
    .execute();
  await db.schema
    .createTable('daily_referrers')
    .addColumn('day', 'text', required)
    .addColumn('referrer', 'text', required)
    .addColumn('visitors', 'bigint', count)
    .addPrimaryKeyConstraint('daily_referrers_pk', ['day', 'referrer'])
    .execute();
  await db.schema
    .createTable('page_titles')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', required)
    .execute();
}
