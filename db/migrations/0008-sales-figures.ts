import { sql, type Kysely } from 'kysely';

/** What the figures of sales and the owner's desk are read from, so that many sales cost no more to look at than few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Holds all that the figures ask for: the sales themselves are not read.
  await db.schema
    .createIndex('sales_figures')
    .on('sales')
    .columns(['test', 'sold_at', 'id', 'product_name', 'paid_cents', 'refunded_cents', 'lost_cents'])
    .execute();
  // One person under one address, however they write it.
  await db.schema
    .createIndex('sales_person')
    .on('sales')
    .expression(sql`lower(customer_email)`)
    .execute();
  await db.schema
    .createIndex('leads_person')
    .on('leads')
    .expression(sql`lower(email)`)
    .execute();
}
