import { courseProduct } from '../../../content/courses.ts';
import type { Subscription } from '../../contract/subscriptions.ts';
import type { Store } from '../store/engine/store.ts';
import { listRenewals, readSubscriptionFees } from '../store/orders/owner-subscriptions.ts';
import type { SubscriptionRecord } from '../store/orders/subscriptions.ts';

const asTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

type Renewals = Awaited<ReturnType<typeof listRenewals>>;

function present(one: SubscriptionRecord, renewals: Renewals, feeCents: number | null): Subscription {
  const { id, plan, state, ends_at: endsAt } = one;
  const isGoingOn = state === 'active' && endsAt === null;
  return {
    id,
    plan,
    productName: courseProduct[plan],
    name: renewals.find(({ name }) => name !== null)?.name ?? null,
    email: renewals.find(({ email }) => email !== null)?.email ?? null,
    state,
    startedAt: new Date(Math.min(one.created_at, ...renewals.map(({ soldAt }) => soldAt))).toISOString(),
    nextChargeAt: isGoingOn ? asTime(one.period_ends_at) : null,
    endsAt: asTime(endsAt),
    endedAt: asTime(one.ended_at),
    test: renewals.some(({ test }) => test === 1),
    paidCents: sumOf(renewals.map(({ paidCents }) => paidCents)),
    netCents: sumOf(renewals.map(({ netCents }) => netCents)),
    feeCents,
    renewals: renewals.map((sale) => ({
      id: sale.id,
      status: sale.status,
      amountCents: sale.amountCents,
      netCents: sale.netCents,
      at: new Date(sale.soldAt).toISOString(),
    })),
  };
}

/** Subscriptions as the owner sees them, each as one order with its renewals. */
export async function presentSubscriptions(
  { db }: Pick<Store, 'db'>,
  subscriptions: readonly SubscriptionRecord[],
): Promise<Subscription[]> {
  const ids = subscriptions.map(({ id }) => id);
  const [renewals, fees] = await Promise.all([listRenewals(db, ids), readSubscriptionFees(db, ids)]);
  const renewalsOf = Map.groupBy(renewals, ({ subscriptionId }) => subscriptionId);
  return subscriptions.map((one) => present(one, renewalsOf.get(one.id) ?? [], fees.get(one.id) ?? null));
}
