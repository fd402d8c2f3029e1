import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');

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
    .addColumn('filtered', 'integer', required)
    .addColumn('started', 'integer', count)
    .addColumn('tried', 'integer', count)
    .addColumn('stored', 'integer', count)
    .addColumn('seconds', 'integer')
    .addColumn('last_field', 'text', empty)
    .addColumn('fields', 'text', empty)
    .addColumn('messages', 'text', empty)
    .addColumn('refusals', 'text', empty)
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
