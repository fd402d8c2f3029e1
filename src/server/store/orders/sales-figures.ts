import { sql, type Kysely } from 'kysely';
import { salesNetCents } from '../attribution/net-cents.ts';
import type { Database } from '../schema/schema.ts';

/** A day: from the instant at which it begins until the next day begins. */
export interface DayCut {
  readonly day: string;
  readonly from: number;
  readonly until: number;
}

/** What was sold of a product on a day, net of refunds and lost disputes. */
export interface DayProductSales {
  readonly day: string;
  readonly product: string;
  readonly sales: number;
  readonly revenueCents: number;
}

/** Paid sales by day and product, either test or real ones. One index covers the query. */
export async function sumSales(
  db: Kysely<Database>,
  days: readonly DayCut[],
  { test }: { test: boolean },
): Promise<DayProductSales[]> {
  const cuts = days.map(
    ({ day, from, until }) => sql`(cast(${day} as text), cast(${from} as bigint), cast(${until} as bigint))`,
  );
  const { rows } = await sql<DayProductSales>`
    with cuts (day, begins, ends) as (values ${sql.join(cuts)})
    select
      cuts.day as day,
      sales.product_name as product,
      count(*) as sales,
      sum(${salesNetCents}) as "revenueCents"
    from cuts
    join sales on sales.test = ${Number(test)} and sales.sold_at >= cuts.begins and sales.sold_at < cuts.ends
    where sales.paid_cents > 0
    group by cuts.day, sales.product_name
  `.execute(db);
  return rows;
}

interface ListedSpan {
  readonly test: boolean;
  readonly since?: number;
  readonly until?: number;
  readonly limit: number;
}

/** Sales and attempted sales from an instant on, until another if one is given; newest first, either test or real ones. */
export async function listSales(
  db: Kysely<Database>,
  { test, since = 0, until = Number.MAX_SAFE_INTEGER, limit }: ListedSpan,
) {
  return db
    .selectFrom('sales')
    .select([
      'id',
      'product_name',
      'product_type',
      'customer_email',
      'status',
      'amount_cents',
      'paid_cents',
      'refunded_cents',
      'lost_cents',
      'test',
      'sold_at',
    ])
    .where('test', '=', Number(test))
    .where('sold_at', '>=', since)
    .where('sold_at', '<', until)
    .orderBy('sold_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type ListedSale = Awaited<ReturnType<typeof listSales>>[number];
