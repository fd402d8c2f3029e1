import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Who may sign in beside the owner of OWNER_PASSWORD, whose session it is, and who did what about a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_members')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('invitation_hash', 'text')
    .addColumn('invitation_ends_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('removed_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('desk_members_email')
    .unique()
    .on('desk_members')
    .column('email')
    .where(sql.ref('removed_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('desk_members_invitation')
    .unique()
    .on('desk_members')
    .column('invitation_hash')
    .execute();
  await db.schema.alterTable('owner_sessions').addColumn('member_id', 'text').execute();
  await db.schema.alterTable('person_events').addColumn('member_id', 'text').execute();
}
