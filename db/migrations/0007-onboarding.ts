import { SqliteAdapter, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What buyers tell before their site is built, once for each order, and the pictures they sent with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof SqliteAdapter ? 'blob' : 'bytea';
  await db.schema
    .createTable('onboardings')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('form', 'text', required)
    .addColumn('lead_id', 'text', required)
    .addColumn('order_id', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('onboardings_lead').on('onboardings').column('lead_id').execute();

  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('onboarding_id', 'text')
    .addColumn('kind', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('byte_count', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('bytes', bytes, required)
    .execute();
  await db.schema.createIndex('uploads_onboarding').on('uploads').columns(['onboarding_id', 'created_at']).execute();
}
