import type { OpenedOrder, Order } from '../../contract/checkout.ts';
import { packageOf } from '../../domain/orders/find-package.ts';
import { onboardingOf } from '../store/leads/onboarding.ts';
import type { OrderRecord } from '../store/orders/orders.ts';
import type { Store } from '../store/engine/store.ts';
import type { OrderTokens } from './order-tokens.ts';

/** An order as its buyer sees it, without names and addresses. */
export async function presentOrder(store: Pick<Store, 'db'>, order: OrderRecord): Promise<Order> {
  return {
    id: order.id,
    status: order.status,
    serviceId: order.service_id,
    productName: order.product_name,
    amountCents: order.amount_cents,
    paidAt: order.paid_at === null ? null : new Date(order.paid_at).toISOString(),
    onboarding: {
      form: packageOf(order.service_id)?.onboarding ?? null,
      done: (await onboardingOf(store, order.id)) !== null,
    },
    test: order.test === 1,
  };
}

/** The order with its token, for a buyer who has proven that the checkout or the payment is theirs. */
export async function openOrder(
  { store, tokens }: { store: Pick<Store, 'db'>; tokens: OrderTokens },
  order: OrderRecord,
): Promise<OpenedOrder> {
  return { order: await presentOrder(store, order), orderToken: await tokens.tokenOf(order.id) };
}
