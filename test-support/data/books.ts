import { z } from 'zod';
import type { Store } from '../../src/server/store/engine/store.ts';

const delivered = z.object({ orderId: z.string(), productType: z.string(), amount: z.number() });

/** What the money has left in the database, without ids and times: the owner's books. */
export async function readBooks({ db }: Store) {
  const sales = await db
    .selectFrom('sales')
    .select([
      'provider_ref as ref',
      'product_type as type',
      'status',
      'amount_cents as amount',
      'paid_cents as paid',
      'refunded_cents as refunded',
      'lost_cents as lost',
      'customer_email as email',
      'session_id as session',
    ])
    .orderBy('provider_ref')
    .execute();
  const deliveries = await db.selectFrom('deliveries').select(['kind', 'destination', 'payload']).execute();
  const told = deliveries.filter(({ destination }) => destination === 'crm');
  const conversions = await db.selectFrom('conversions').select(['type', 'session_id']).execute();
  return {
    sales,
    /** What the CRM is told, by order or invoice. */
    crm: told.map(({ payload }) => delivered.parse(JSON.parse(payload))),
    /** Mails by kind. */
    mails: deliveries.filter(({ destination }) => destination === 'mail').map(({ kind }) => kind),
    conversions: conversions.map(({ type }) => type),
  };
}
