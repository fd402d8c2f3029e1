import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const touchColumns = [
  'first_source',
  'first_page',
  'first_campaign',
  'last_source',
  'last_page',
  'last_campaign',
] as const;

/** From which visits each lead and each sale came, and what came of each source, page and campaign a day. Older rows are added at the next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let attributions = db.schema
    .createTable('attributions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text')
    .addColumn('at', 'bigint', required)
    .addColumn('leads', 'integer', count)
    .addColumn('sales', 'integer', count)
    .addColumn('revenue_cents', 'bigint', count)
    .addColumn('test', 'integer', count)
    .addColumn('first_at', 'bigint');
  for (const name of touchColumns) attributions = attributions.addColumn(name, 'text');
  await attributions.execute();
  await db.schema.createIndex('attributions_person').on('attributions').columns(['person', 'at']).execute();

  await db.schema
    .createTable('daily_earned')
    .addColumn('day', 'text', required)
    .addColumn('touch', 'text', required)
    .addColumn('aspect', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('leads', 'bigint', count)
    .addColumn('sales', 'bigint', count)
    .addColumn('revenue_cents', 'bigint', count)
    .addColumn('test_sales', 'bigint', count)
    .addColumn('test_revenue_cents', 'bigint', count)
    .addPrimaryKeyConstraint('daily_earned_pk', ['day', 'touch', 'aspect', 'kind', 'name'])
    .execute();

  // Who left what is found by the attributions now.
  await db.schema.dropIndex('leads_person').execute();
  await db.schema.dropIndex('sales_person').execute();
}
