import type { OwnerOrder } from '../../contract/owner-orders.ts';
import { packageOf } from '../../domain/orders/find-package.ts';
import type { DestinationWaits } from '../delivery/destination-waits.ts';
import { presentOrigin } from '../analytics/present-origin.ts';
import { presentDelivery } from '../delivery/present-delivery.ts';
import { paymentFactsSchema } from '../payments/payment-event.ts';
import { listDeliveriesOf, listLeadsOf, readFactsOf, type ListedOrder } from '../store/orders/owner-orders.ts';
import { rowNetCents } from '../store/attribution/net-cents.ts';
import type { Store } from '../store/engine/store.ts';
import { reviewReasons } from './review-reasons.ts';

function onboardingOf({ service_id, paid_at, onboarded_at }: ListedOrder): OwnerOrder['onboarding'] {
  if (onboarded_at !== null) return 'done';
  return paid_at !== null && packageOf(service_id) !== null ? 'awaited' : 'none';
}

function asTime(at: number): string {
  return new Date(at).toISOString();
}

/** Orders as the owner sees them: why they need a review, their buyers' other leads, and the messages about them. */
export async function presentOrders(
  { db }: Pick<Store, 'db'>,
  orders: readonly ListedOrder[],
  /** What deliveries to a destination wait for. */
  waitAt: DestinationWaits,
): Promise<OwnerOrder[]> {
  const people = new Set(orders.map(({ email }) => email.toLowerCase()).filter((email) => email !== ''));
  const inReview = orders.filter(({ status }) => status === 'needs_review').map(({ id }) => id);
  const [events, leads, deliveries] = await Promise.all([
    readFactsOf(db, inReview),
    listLeadsOf(db, [...people]),
    listDeliveriesOf(
      db,
      orders.map(({ id }) => id),
    ),
  ]);
  const factsOf = Map.groupBy(events, (event) => event.order_id);
  const leadsOf = Map.groupBy(leads, (lead) => lead.person);
  const deliveriesOf = Map.groupBy(deliveries, (delivery) => delivery.order_id);
  return orders.map((order) => ({
    id: order.id,
    status: order.status,
    provider: order.provider,
    test: order.test === 1,
    productName: order.product_name,
    name: order.name,
    email: order.email,
    amountCents: order.amount_cents,
    paidCents: order.paid_cents,
    refundedCents: order.refunded_cents,
    lostCents: order.lost_cents,
    netCents: rowNetCents(order),
    createdAt: asTime(order.created_at),
    paidAt: order.paid_at === null ? null : asTime(order.paid_at),
    reasons: reviewReasons(
      { amountCents: order.amount_cents, currency: order.currency },
      (factsOf.get(order.id) ?? []).flatMap(({ facts }) => paymentFactsSchema.parse(JSON.parse(facts))),
    ),
    onboarding: onboardingOf(order),
    origin: presentOrigin(order),
    leads: (leadsOf.get(order.email.toLowerCase()) ?? []).map(({ id, kind, created_at }) => ({
      id,
      kind,
      createdAt: asTime(created_at),
    })),
    deliveries: (deliveriesOf.get(order.id) ?? []).map((delivery) =>
      presentDelivery(delivery, waitAt(delivery.destination)),
    ),
  }));
}
