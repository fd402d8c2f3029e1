import type { OpenedOrder } from '../../contract/checkout.ts';
import type { OrderRecord } from '../store/orders/orders.ts';
import { acceptPaymentEvent } from './accept-events.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { noSuchOrder } from './checkout-problems.ts';
import { findOrderByClientSecret } from './order-access.ts';
import { intentOrder } from './payable-order.ts';
import { openOrder } from './present-order.ts';
import { ProviderUnavailable } from './provider.ts';

/** Applies what the provider knows about the order's present payment; changes nothing if the provider is away. */
async function askProvider(deps: CheckoutDeps, order: OrderRecord): Promise<void> {
  const { provider } = deps;
  if (provider === null || provider.name !== order.provider || order.intent_id === null) return;
  try {
    const events = await provider.readFacts(intentOrder(order, order.intent_id));
    for (const event of events) await acceptPaymentEvent(deps, event);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}

/**
 * The order of a buyer who returned from a bank or a wallet. A `failed` order may have failed at an earlier attempt than the one the buyer returns
 * from, whose event is still to come; so the provider is asked.
 * @throws Refusal 404 if no payment has this client secret
 */
export async function findReturned(deps: CheckoutDeps, clientSecret: string): Promise<OpenedOrder> {
  const order = await findOrderByClientSecret(deps.store, clientSecret);
  if (order === null) throw noSuchOrder;
  if (order.status !== 'failed') return openOrder(deps, order);
  await askProvider(deps, order);
  return openOrder(deps, (await findOrderByClientSecret(deps.store, clientSecret)) ?? order);
}
