import { sql, type Kysely } from 'kysely';

const STEP_ROWS = 1000;

interface Delivery {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** The order that a message names: the CRM's and the buyer's as `orderId`, an alert for the owner in its row "Order". */
function orderNamedIn({ kind, payload }: Delivery): string | null {
  const message: unknown = JSON.parse(payload);
  if (kind === 'purchase') return textOf(memberOf(message, 'orderId'));
  const props = memberOf(message, 'props');
  if (kind === 'mail_purchase-confirmed') return textOf(memberOf(props, 'orderId'));
  const facts = memberOf(props, 'facts');
  const rows: readonly unknown[] = Array.isArray(facts) ? facts : [];
  return textOf(rows.filter((row) => Array.isArray(row)).find(([label]) => label === 'Order')?.[1]);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Messages about an order that were stored before: a lead's messages are about the lead, also where they name an order. */
async function tieOlderDeliveries(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<Delivery>`
      select id, kind, payload from deliveries
      where kind in ('purchase', 'mail_purchase-confirmed', 'mail_owner-alert') and lead_id is null and id > ${after}
      order by id limit ${STEP_ROWS}
    `.execute(db);
    for (const row of rows) {
      const orderId = orderNamedIn(row);
      if (orderId === null) continue;
      await sql`
        update deliveries set order_id = ${orderId}
        where id = ${row.id} and exists (select 1 from orders where orders.id = ${orderId})
      `.execute(db);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Which order a delivery is about, so that an order's messages are found by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('order_id', 'text').execute();
  await tieOlderDeliveries(db);
  await db.schema
    .createIndex('deliveries_order')
    .on('deliveries')
    .column('order_id')
    .where(sql.ref('order_id'), 'is not', null)
    .execute();
}
