import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Who gives a code after the password, and the recovery codes for a lost phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_steps')
    .addColumn('holder', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', required)
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('holder', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .addPrimaryKeyConstraint('recovery_codes_pk', ['holder', 'code_hash'])
    .execute();
}
