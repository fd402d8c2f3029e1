import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');

/** Who left what: people, the addresses and numbers that they are known by, what they left, and what the owner did about them. Older rows are joined at the next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', key)
    .addColumn('first_at', 'bigint', required)
    .addColumn('last_at', 'bigint', required)
    .addColumn('last_id', 'text', required)
    .addColumn('last_type', 'text', required)
    .addColumn('items', 'integer', count)
    .addColumn('name', 'text', empty)
    .addColumn('name_at', 'bigint', count)
    .addColumn('email', 'text', empty)
    .addColumn('phone', 'text', empty)
    .addColumn('phone_at', 'bigint', count)
    .addColumn('kinds', 'integer', count)
    .addColumn('market', 'text')
    .addColumn('market_at', 'bigint', count)
    .addColumn('touch_at', 'bigint')
    .addColumn('source', 'text')
    .addColumn('page', 'text')
    .addColumn('campaign', 'text')
    .addColumn('consent', 'integer', count)
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('status_at', 'bigint', count)
    .addColumn('follow_up_at', 'bigint')
    .addColumn('apart', 'integer', count)
    .execute();
  await db.schema.createIndex('people_last_at').on('people').columns(['last_at', 'id']).execute();
  await db.schema
    .createIndex('people_follow_up')
    .on('people')
    .columns(['follow_up_at', 'id'])
    .where(sql.ref('follow_up_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('person_keys')
    .addColumn('key', 'text', key)
    .addColumn('person_id', 'text', required)
    .execute();
  await db.schema.createIndex('person_keys_person').on('person_keys').column('person_id').execute();

  await db.schema
    .createTable('person_items')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('market', 'text')
    .addColumn('touch_at', 'bigint')
    .addColumn('source', 'text')
    .addColumn('page', 'text')
    .addColumn('campaign', 'text')
    .addColumn('consent', 'integer', count)
    .addColumn('text', 'text', required)
    .execute();
  await db.schema.createIndex('person_items_person').on('person_items').columns(['person_id', 'at', 'id']).execute();
  await db.schema.createIndex('person_items_at').on('person_items').columns(['at', 'id']).execute();

  await db.schema
    .createTable('person_events')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('who', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('change_id', 'text')
    .execute();
  await db.schema.createIndex('person_events_person').on('person_events').columns(['person_id', 'at']).execute();
  await db.schema
    .createIndex('person_events_change')
    .on('person_events')
    .column('change_id')
    .where(sql.ref('change_id'), 'is not', null)
    .execute();

  await db.schema
    .createTable('person_tags')
    .addColumn('person_id', 'text', required)
    .addColumn('tag', 'text', required)
    .addPrimaryKeyConstraint('person_tags_pk', ['person_id', 'tag'])
    .execute();

  await db.schema
    .createTable('person_aliases')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .execute();
  await db.schema.createIndex('person_aliases_person').on('person_aliases').column('person_id').execute();

  await db.schema
    .createIndex('deliveries_lead')
    .on('deliveries')
    .column('lead_id')
    .where(sql.ref('lead_id'), 'is not', null)
    .execute();
}
