import { z } from 'zod';
import type { OwnerOrder } from '../../contract/owner-orders.ts';
import { packageOf } from '../../domain/orders/find-package.ts';
import type { DestinationWaits } from '../delivery/destination-waits.ts';
import { presentOrigin } from '../analytics/present-origin.ts';
import { presentDelivery } from '../delivery/present-delivery.ts';
import { canBeAccepted, providerFacts } from '../../domain/orders/odd-facts.ts';
import { abandonedSince } from '../../domain/orders/abandoned.ts';
import { readRefusals } from '../payments/read-refusal.ts';
import { readAbandoned } from '../store/orders/abandoned-checkouts.ts';
import { orderFactsSchema } from '../payments/payment-event.ts';
import { readFees } from '../store/orders/balance.ts';
import { listDecisions } from '../store/orders/order-decisions.ts';
import { listDeliveriesOf, listLeadsOf, readFactsOf, type ListedOrder } from '../store/orders/owner-orders.ts';
import { rowNetCents } from '../store/attribution/net-cents.ts';
import type { Store } from '../store/engine/store.ts';
import { reviewReasons } from './review-reasons.ts';

function onboardingOf({ service_id, paid_at, onboarded_at }: ListedOrder): OwnerOrder['onboarding'] {
  if (onboarded_at !== null) return 'done';
  return paid_at !== null && packageOf(service_id) !== null ? 'awaited' : 'none';
}

/** Who decided, and why; nothing of it is left where the buyer was erased. */
const saidSchema = z.object({ who: z.string(), reason: z.string() }).catch({ who: 'the owner', reason: '' });

function presentDecision({ id, facts, said, at }: Awaited<ReturnType<typeof listDecisions>>[number]) {
  const { who, reason } = saidSchema.parse(JSON.parse(said));
  return orderFactsSchema
    .parse(JSON.parse(facts))
    .filter((fact) => fact.kind === 'decision')
    .map(({ verdict }) => ({ id, verdict, reason: reason === '' ? null : reason, who, at: asTime(at) }));
}

function askedFor({ amount_cents: amountCents, currency }: ListedOrder) {
  return { amountCents, currency };
}

function presentAbandoned(
  { id, created_at: createdAt }: ListedOrder,
  { abandoned, now }: { abandoned: ReadonlyMap<string, number | null>; now: number },
): OwnerOrder['abandoned'] {
  const mailedAt = abandoned.get(id);
  if (mailedAt === undefined) return null;
  return { since: abandonedSince(createdAt, now), mailedAt: mailedAt === null ? null : asTime(mailedAt) };
}

function asTime(at: number): string {
  return new Date(at).toISOString();
}

/** Orders as the owner sees them: why they need a review, their buyers' other leads, and the messages about them. */
export async function presentOrders(
  { db }: Pick<Store, 'db'>,
  orders: readonly ListedOrder[],
  /** What deliveries to a destination wait for, and by when a checkout is abandoned. */
  { waitAt, now }: { waitAt: DestinationWaits; now: number },
): Promise<OwnerOrder[]> {
  const people = new Set(orders.map(({ email }) => email.toLowerCase()).filter((email) => email !== ''));
  const inReview = orders.filter(({ status }) => status === 'needs_review').map(({ id }) => id);
  const ids = orders.map(({ id }) => id);
  const unpaid = orders.filter(({ paid_cents: paidCents }) => paidCents === 0).map(({ id }) => id);
  const [abandoned, refusals, events, decisions, fees, leads, deliveries] = await Promise.all([
    readAbandoned(db, unpaid, now),
    readRefusals(db, unpaid),
    readFactsOf(db, inReview),
    listDecisions(db, ids),
    readFees(db, ids),
    listLeadsOf(db, [...people]),
    listDeliveriesOf(db, ids),
  ]);
  const factsOf = Map.groupBy(events, (event) => event.order_id);
  const decisionsOf = Map.groupBy(decisions, (decision) => decision.orderId);
  const knownOf = (id: string) =>
    providerFacts((factsOf.get(id) ?? []).flatMap(({ facts }) => orderFactsSchema.parse(JSON.parse(facts))));
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
    feeCents: fees.get(order.id) ?? null,
    createdAt: asTime(order.created_at),
    paidAt: order.paid_at === null ? null : asTime(order.paid_at),
    abandoned: presentAbandoned(order, { abandoned, now }),
    refusal: refusals.get(order.id) ?? null,
    reasons: reviewReasons(askedFor(order), knownOf(order.id)),
    mayAccept: canBeAccepted(askedFor(order), knownOf(order.id)),
    decisions: (decisionsOf.get(order.id) ?? []).flatMap(presentDecision),
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
