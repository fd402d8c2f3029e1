import { SqliteAdapter, sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

async function createDestinations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_destinations')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('url', 'text')
    .addColumn('secret', 'text')
    .addColumn('types', 'text', required)
    .addColumn('is_on', 'integer', required)
    .addColumn('made_at', 'bigint', required)
    .addColumn('removed_at', 'bigint')
    .execute();
  await db.schema
    .createTable('event_replays')
    .addColumn('id', 'text', key)
    .addColumn('destination_id', 'text', required)
    .addColumn('from_at', 'bigint', required)
    .addColumn('until_at', 'bigint', required)
    .addColumn('after_seq', 'bigint', required)
    .addColumn('last_seq', 'bigint', required)
    .addColumn('queued', 'integer', count)
    .addColumn('asked_at', 'bigint', required)
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('event_replays_open')
    .on('event_replays')
    .column('destination_id')
    .unique()
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
}

/** The event stream: what was told of whom, to which destinations, and in which order; replays of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Counts upwards by itself: SQLite's `integer primary key` is its row number.
  const serial = db.getExecutor().adapter instanceof SqliteAdapter ? 'integer' : 'bigserial';
  await db.schema
    .createTable('crm_events')
    .addColumn('seq', serial, (column) => column.primaryKey())
    .addColumn('id', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('turn_of', 'text', required)
    .addColumn('item_id', 'text')
    .addColumn('lead_id', 'text')
    .addColumn('order_id', 'text')
    .addColumn('payload', 'text', required)
    .execute();
  await db.schema.createIndex('crm_events_at').on('crm_events').columns(['at', 'seq']).execute();
  await db.schema.createIndex('crm_events_turn').on('crm_events').column('turn_of').execute();
  await db.schema
    .createIndex('crm_events_item')
    .on('crm_events')
    .column('item_id')
    .where(sql.ref('item_id'), 'is not', null)
    .execute();
  await db.schema
    .createTable('told_people')
    .addColumn('person_id', 'text', key)
    .addColumn('told', 'text', required)
    .addColumn('turn_of', 'text', required)
    .execute();
  await db.schema.createIndex('told_people_turn').on('told_people').column('turn_of').execute();

  await db.schema.alterTable('deliveries').addColumn('message_id', 'text').execute();
  await db.schema.alterTable('deliveries').addColumn('turn_of', 'text').execute();
  await db.schema.alterTable('deliveries').addColumn('turn', 'bigint').execute();
  await db.schema
    .createIndex('deliveries_message')
    .on('deliveries')
    .column('message_id')
    .where(sql.ref('message_id'), 'is not', null)
    .execute();
  await sql`
    create index deliveries_turn on deliveries (turn_of, destination, turn) where turn_of is not null and status = 'waiting'
  `.execute(db);
  await createDestinations(db);
}
