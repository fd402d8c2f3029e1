import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PaymentIntent, PaymentIntentRequest } from '../../contract/checkout.ts';
import { costs, findPackage } from '../../domain/orders/find-package.ts';
import { isSettled } from '../../domain/orders/order-standing.ts';
import { answerOnce } from '../requests/answer-once.ts';
import { refuseField } from '../requests/refusal.ts';
import type { FormArrival } from '../requests/form-arrival.ts';
import { findOrder, type OrderRecord } from '../store/orders/orders.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { changedElsewhere, paidAlready, paymentsAway, paymentsOff } from './checkout-problems.ts';
import { reviseOrder, storeOrder, type Wanted } from './revise-order.ts';
import { advanceIntent } from './advance-intent.ts';
import { hashOf } from './order-access.ts';
import { openOrder } from './present-order.ts';
import { ProviderUnavailable, type Intent } from './provider.ts';
import { inDollars } from '../outbox/in-dollars.ts';
import { newRowId } from '../store/engine/new-row-id.ts';

/** More steps than this are needed only if two windows change one checkout at the same time. */
const TURNS_MAX = 5;

interface Checkout {
  readonly request: PaymentIntentRequest;
  readonly arrival: FormArrival;
  /** False where so many addresses came from its network that this one is not mailed unasked. */
  readonly mayRemind: boolean;
}

/** What the buyer wants, always at the catalogue's price. */
function readWanted({ provider }: CheckoutDeps, { request, mayRemind }: Checkout): Wanted {
  if (provider === null) throw paymentsOff;
  const { amount, serviceId, name, email } = request;
  const product = findPackage(request);
  if (product === null)
    throw refuseField(
      serviceId === undefined ? 'description' : 'serviceId',
      'This package is not sold here. Please choose one of those on the site.',
    );
  if (!costs(product, amount)) {
    const price = inDollars(product.priceCents);
    throw refuseField('amount', `${product.orderName} costs ${price}. Please load the page again.`);
  }
  return { product, provider, name: name || undefined, email: email || undefined, mayRemind };
}

/** The order of this checkout. It is stored before the provider is called. A request with the same key gets the same order. */
async function findOrStore(deps: CheckoutDeps, wanted: Wanted, { request, arrival }: Checkout): Promise<string> {
  const { store, clock, tokens } = deps;
  const id = newRowId();
  const { sessionId, filtered, idempotent } = arrival;
  const own = {
    id,
    checkoutHash: hashOf(request.checkoutId ?? randomUUID()),
    tokenHash: hashOf(await tokens.tokenOf(id)),
    sessionId,
    filtered,
    at: clock.now(),
  };
  // The answer contains a secret, so the key is bound to its sender. What is stored under the key is not secret.
  const bound = idempotent && { ...idempotent, key: hashOf(`${sessionId ?? ''} ${idempotent.key}`) };
  return store.write((tx) => answerOnce(tx, bound, z.string(), () => storeOrder(tx, wanted, own)));
}

async function refusePaid(deps: CheckoutDeps, order: OrderRecord): Promise<never> {
  const opened = await openOrder(deps, order);
  // The provider may know of a payment whose event has not arrived yet.
  const status = isSettled(order.status) ? order.status : 'processing';
  throw paidAlready({ ...opened, order: { ...opened.order, status } });
}

/** Brings the order and the provider to what the buyer wants, step by step. The process may be killed after any step. */
async function settleOnIntent(
  deps: CheckoutDeps,
  wanted: Wanted,
  id: string,
): Promise<{ order: OrderRecord; intent: Intent }> {
  const { store, clock } = deps;
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const order = await store.write((tx) => reviseOrder(tx, id, { wanted, at: clock.now() }));
    if (isSettled(order.status)) return refusePaid(deps, order);
    const intent = await advanceIntent(deps, wanted, order);
    if (intent?.standing === 'open') return { order, intent };
    if (intent !== null) return refusePaid(deps, (await findOrder(store.db, id)) ?? order);
  }
  throw changedElsewhere;
}

/**
 * Begins or continues the payment of one checkout. One `checkoutId` has one order with at most one intent that can be paid, even if the request is
 * repeated, reaches several processes, or a process crashes.
 * @throws Refusal for another price or package, 409 with the order if it is paid, 503 if the provider is away or payments are off
 */
export async function beginPayment(deps: CheckoutDeps, checkout: Checkout): Promise<PaymentIntent> {
  const wanted = readWanted(deps, checkout);
  const id = await findOrStore(deps, wanted, checkout);
  try {
    const { order, intent } = await deps.inTurn(id, () => settleOnIntent(deps, wanted, id));
    const { name, publishableKey } = wanted.provider;
    return {
      clientSecret: intent.clientSecret,
      orderId: order.id,
      orderToken: await deps.tokens.tokenOf(order.id),
      provider: name,
      ...(publishableKey !== null && { publishableKey }),
    };
  } catch (error) {
    throw error instanceof ProviderUnavailable ? paymentsAway(error) : error;
  }
}
