import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

/** Orders whose payment failed since then and whose buyer has paid nothing later, whose buyer disputes it, or that need a review. */
function troubled(db: Db, failedSince: number) {
  const paidLater = sql<boolean>`exists (
    select 1 from orders as later
    where later.paid_cents > 0 and later.created_at >= orders.created_at and lower(later.email) = lower(orders.email)
  )`;
  return db
    .selectFrom('orders')
    .where('status', 'in', ['needs_review', 'disputed', 'failed'])
    .where((row) =>
      row.or([
        row('status', '=', 'needs_review'),
        // What was lost is settled.
        row.and([row('status', '=', 'disputed'), row('lost_cents', '=', 0)]),
        row.and([row('status', '=', 'failed'), row('changed_at', '>=', failedSince), row.not(paidLater)]),
      ]),
    );
}

/** Those orders: what needs a review first, then disputes, then failed payments; the latest first. */
export async function listTroubledOrders(db: Db, { failedSince, limit }: { failedSince: number; limit: number }) {
  const wanted = troubled(db, failedSince);
  const rank = sql<number>`case status when 'needs_review' then 0 when 'disputed' then 1 else 2 end`;
  const [{ total }, orders] = await Promise.all([
    wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    wanted
      .select(['id', 'status', 'test', 'product_name', 'name', 'email', 'amount_cents', 'changed_at'])
      .orderBy(rank)
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  ]);
  return { total, orders };
}
