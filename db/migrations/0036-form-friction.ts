import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * How far each visit came in each form, never what was typed; what that adds up to by day, and what of it was dropped for its age. And an index by which
 * answered quizzes are found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_visits')
    .addColumn('session_id', 'text', required)
    .addColumn('form', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('sent', 'integer', required)
    .addColumn('seconds', 'integer', required)
    .addColumn('last_field', 'text', required)
    .addColumn('furthest_field', 'text', required)
    .addColumn('messages', 'text', required)
    .addPrimaryKeyConstraint('form_visits_pk', ['session_id', 'form'])
    .execute();
  await db.schema.createIndex('form_visits_at').on('form_visits').columns(['at', 'session_id', 'form']).execute();
  for (const table of ['daily_forms', 'dropped_forms'])
    await db.schema
      .createTable(table)
      .addColumn('day', 'text', required)
      .addColumn('form', 'text', required)
      .addColumn('what', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('times', 'bigint', required)
      .addPrimaryKeyConstraint(`${table}_pk`, ['day', 'form', 'what', 'name'])
      .execute();
  await db.schema
    .createIndex('leads_answered')
    .on('leads')
    .columns(['answered_at', 'id'])
    .where(sql.ref('answered_at'), 'is not', null)
    .execute();
}
