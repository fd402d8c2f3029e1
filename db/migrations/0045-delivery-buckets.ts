import { SqliteAdapter, sql, type Kysely, type RawBuilder } from 'kysely';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The bucket of a key, as `bucketOf` in the outbox tells it. */
export function bucketInSql(key: RawBuilder<unknown>, { isSqlite }: { isSqlite: boolean }): RawBuilder<number> {
  return isSqlite
    ? sql`(instr(${LETTERS}, substr(${key}, -1)) + 15) % 16`
    : sql`(strpos(${LETTERS}, right(${key}, 1)) + 15) % 16`;
}

/**
 * Deliveries are claimed bucket by bucket, so that they can be spread over several databases. What is there goes into the first bucket, but for what is still
 * compared with deliveries to come: events that wait for their turn or may be sent again, and a day's mails, which count towards a limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const table of ['deliveries', 'delivery_attempts'])
    await db.schema
      .alterTable(table)
      .addColumn('bucket', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await sql`
    update deliveries set bucket = ${bucketInSql(sql.ref('destination'), { isSqlite })}
    where destination like 'events:%' and status in ('waiting', 'dead')`.execute(db);
  await sql`
    update deliveries set bucket = ${bucketInSql(sql.ref('counts_as'), { isSqlite })}
    where counts_as is not null and created_at > ${Date.now() - DAY_MS}`.execute(db);
  await sql`
    update delivery_attempts set bucket = (select bucket from deliveries where deliveries.id = delivery_id)
    where delivery_id in (select id from deliveries where bucket > 0)`.execute(db);
  await db.schema.dropIndex('deliveries_share_numbers').execute();
  await db.schema
    .createIndex('deliveries_share_numbers')
    .unique()
    .on('deliveries')
    .columns(['bucket', 'counts_as', 'share_number'])
    .where(sql.ref('share_number'), 'is not', null)
    .execute();
}
