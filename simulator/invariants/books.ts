import { isDeepStrictEqual } from 'node:util';
import { referenceBooks } from '../../test-support/money-world/reference-books.ts';
import type { Invariant } from '../invariant.ts';

/** Each of these once. */
function doubled(what: string, ids: readonly string[]): string[] {
  return [...Map.groupBy(ids, (id) => id)]
    .filter(([, all]) => all.length > 1)
    .map(([id, all]) => `${what} ${id}: ${all.length} times`);
}

/** The books equal what Stripe's own objects say, or what the test provider acknowledged; each purchase is told of once. */
export const checkBooks: Invariant = async ({ site, shop }, store) => {
  const { db } = store;
  const sales = await db.selectFrom('sales').selectAll().execute();
  const deliveries = await db.selectFrom('deliveries').select(['kind', 'destination', 'order_id']).execute();
  const conversions = await db.selectFrom('conversions').select('type').execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const paid = sales.filter((sale) => sale.paid_cents > 0);
  const broken = [
    ...doubled(
      'Sale of',
      sales.map(({ provider_ref: ref }) => ref),
    ),
    ...doubled(
      'Purchase told to the CRM',
      deliveries.flatMap(({ destination, kind, order_id: id }) =>
        destination === 'crm' && id !== null ? [`${kind} ${id}`] : [],
      ),
    ),
  ];
  if (site.config.payments === 'stripe') {
    const reference = referenceBooks(site.standIn);
    const own = new Map(
      paid.map((sale) => [
        sale.provider_ref,
        { paid: sale.paid_cents, refunded: sale.refunded_cents, lost: sale.lost_cents, status: sale.status },
      ]),
    );
    for (const ref of new Set([...reference.keys(), ...own.keys()]))
      if (!isDeepStrictEqual(reference.get(ref), own.get(ref)))
        broken.push(
          `${ref}: Stripe has ${JSON.stringify(reference.get(ref))}, the books ${JSON.stringify(own.get(ref))}`,
        );
  } else
    for (const { orderId, visitor, hasPaid } of shop.buyers) {
      const order = orders.find(({ id }) => id === orderId);
      if (hasPaid && order?.status !== 'completed')
        broken.push(`${visitor.email} has paid, and the order is ${order?.status}`);
    }
  const paidOrders = orders.filter(({ paid_cents: cents }) => cents > 0);
  const announced = paidOrders.filter(({ announced_at: at }) => at !== null);
  if (announced.length !== paidOrders.length)
    broken.push(`${paidOrders.length} orders are paid, ${announced.length} announced`);
  const purchases = conversions.filter(({ type }) => type === 'purchase').length;
  if (purchases !== paidOrders.length)
    broken.push(`${paidOrders.length} orders are paid, ${purchases} purchases counted`);
  const confirmed = deliveries.filter(({ kind }) => kind === 'mail_purchase-confirmed').length;
  const withAddress = paidOrders.filter(({ email }) => email !== '').length;
  if (confirmed !== withAddress) broken.push(`${withAddress} orders are paid, ${confirmed} buyers mailed`);
  const invoices = [...site.standIn.billing.invoices.values()].filter(({ status }) => status === 'paid');
  const subscriptions = new Set(invoices.map(({ parent }) => parent.subscription_details.subscription));
  const welcomed = deliveries.filter(({ kind }) => kind === 'mail_subscription-started').length;
  if (welcomed !== subscriptions.size)
    broken.push(`${subscriptions.size} subscriptions are paid, ${welcomed} welcomed`);
  const onboardings = await db.selectFrom('onboardings').select('order_id').execute();
  return [
    ...broken,
    ...doubled(
      'Onboarding of order',
      onboardings.flatMap(({ order_id: id }) => (id === null ? [] : [id])),
    ),
  ];
};
