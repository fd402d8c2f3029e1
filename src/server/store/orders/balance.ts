import { sql, type Kysely, type Transaction } from 'kysely';
import { salesNetCents } from '../attribution/net-cents.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

/** Stores what moved the balance; what is stored already stays as it is. */
export async function insertBalance(
  tx: Transaction<Database>,
  rows: readonly Database['balance_transactions'][],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('balance_transactions')
    .values([...rows])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** When the first sale was made for which money moved; null while there is none. */
export async function firstSoldAt(db: Db): Promise<number | null> {
  const first = db.selectFrom('sales').select(({ fn }) => fn.min<number | null>('sold_at').as('at'));
  return (await first.where('test', '=', 0).executeTakeFirst())?.at ?? null;
}

/** A sale for which the provider's balance moved by another sum than the books say. */
export interface ApartSale {
  readonly reference: string;
  readonly orderId: string | null;
  readonly productName: string;
  readonly status: string;
  readonly booksCents: number;
  readonly providerCents: number;
}

/** The payments of sales, by the reference under which a sale stands in the books. */
const paymentsOfSales = sql`
  select intent_id, order_id as reference from order_intents
  union select intent_id, id as reference from subscription_invoices where intent_id is not null`;

/** Sales of a span whose money differs between the books and the balance, the latest first; and of all of them the fees. */
export async function compareWithBalance(
  db: Db,
  { from, until, limit }: { from: number; until: number; limit: number },
): Promise<{ sales: number; feeCents: number; apart: ApartSale[] }> {
  const compared = sql`
    with payments as (${paymentsOfSales}),
    moved as (
      select payments.reference, sum(amount_cents) as cents, sum(fee_cents) as fees
      from balance_transactions join payments on payments.intent_id = balance_transactions.intent_id
      group by payments.reference
    )
    select
      sales.provider_ref as reference, sales.order_id as "orderId", sales.product_name as "productName", sales.status, sales.sold_at,
      ${salesNetCents} as "booksCents", coalesce(moved.cents, 0) as "providerCents", coalesce(moved.fees, 0) as fees
    from sales left join moved on moved.reference = sales.provider_ref
    where sales.test = 0 and sales.sold_at >= ${from} and sales.sold_at < ${until}`;
  const totals = await sql<{ sales: number; feeCents: number | null }>`
    select count(*) as sales, sum(fees) as "feeCents" from (${compared}) as compared`.execute(db);
  const { rows } = await sql<ApartSale>`
    select reference, "orderId", "productName", status, "booksCents", "providerCents"
    from (${compared}) as compared where "booksCents" <> "providerCents" order by sold_at desc limit ${limit}`.execute(
    db,
  );
  const [sum] = totals.rows;
  return {
    sales: sum?.sales ?? 0,
    feeCents: sum?.feeCents ?? 0,
    apart: rows,
  };
}

/** What moved the balance in a span and belongs to no sale of this site: how often, and how much. */
export async function sumElsewhere(
  db: Db,
  { from, until }: { from: number; until: number },
): Promise<{ count: number; cents: number }> {
  const { rows } = await sql<{ count: number; cents: number | null }>`
    with payments as (${paymentsOfSales})
    select count(*) as count, sum(amount_cents) as cents from balance_transactions
    where at >= ${from} and at < ${until} and type <> 'payout'
      and not exists (select 1 from payments where payments.intent_id = balance_transactions.intent_id)`.execute(db);
  return { count: rows[0]?.count ?? 0, cents: rows[0]?.cents ?? 0 };
}

/** What the provider kept of each of these orders, where it has said so. */
export async function readFees(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_intents')
    .innerJoin('balance_transactions', 'balance_transactions.intent_id', 'order_intents.intent_id')
    .select(({ fn }) => ['order_intents.order_id as id', fn.sum<number>('balance_transactions.fee_cents').as('cents')])
    .where('order_intents.order_id', 'in', [...orderIds])
    .groupBy('order_intents.order_id')
    .execute();
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** What the provider kept of an order, movement by movement, the earliest first. */
export async function listFees(db: Db, orderId: string): Promise<{ id: string; at: number; fee_cents: number }[]> {
  return db
    .selectFrom('order_intents')
    .innerJoin('balance_transactions', 'balance_transactions.intent_id', 'order_intents.intent_id')
    .select(['balance_transactions.id', 'balance_transactions.at', 'balance_transactions.fee_cents'])
    .where('order_intents.order_id', '=', orderId)
    .where('balance_transactions.fee_cents', '!=', 0)
    .orderBy('balance_transactions.at')
    .orderBy('balance_transactions.id')
    .execute();
}
