import type { Order } from '../../../contract/checkout.ts';
import { fetchOrder, fetchReturn } from './checkout-calls.ts';
import { checkoutMemory } from './checkout-memory.ts';
import { forgetReturn, foundReturn, pendingReturn } from './payment-return.ts';
import { standingAfter } from './standing.ts';
import { keptService } from './kept-step.ts';

/** An order, and what the buyer's browser knows about its payment. */
export interface FoundOrder {
  readonly order: Order;
  /** Whether this browser has paid, which the server may not know yet. */
  readonly isTried: boolean;
}

async function findReturned(signal: AbortSignal): Promise<FoundOrder | null> {
  const returned = pendingReturn();
  if (returned === null) return null;
  const opened = await fetchReturn(returned.clientSecret, signal);
  forgetReturn();
  if (opened === null) return null;
  const { order, orderToken } = opened;
  const standing = standingAfter(returned.isFailed ? 'open' : 'processing', order);
  if (standing !== 'gone') {
    checkoutMemory.keep(order.serviceId, { order: { id: order.id, token: orderToken }, standing, isTest: order.test });
  }
  return { order, isTried: !returned.isFailed };
}

/**
 * The order, looked up again by the payment the buyer returned with if it reads as failed: the failure may be an earlier attempt's, and this
 * lookup has the server ask the provider.
 */
async function checkFailure(order: Order, signal: AbortSignal): Promise<Order> {
  const clientSecret = foundReturn();
  if (order.status !== 'failed' || clientSecret === null) return order;
  const opened = await fetchReturn(clientSecret, signal);
  return opened?.order.id === order.id ? opened.order : order;
}

/**
 * The order that the buyer returned with, else the latest order of this tab or browser; null if there is none. Rejects if the
 * server cannot be reached.
 */
export async function findOrder(signal: AbortSignal): Promise<FoundOrder | null> {
  const returned = await findReturned(signal);
  if (returned !== null) return returned;
  const own = keptService();
  const serviceId = own !== null && checkoutMemory.read(own)?.order ? own : checkoutMemory.newest();
  const note = serviceId === null ? null : checkoutMemory.read(serviceId);
  if (serviceId === null || note?.order === undefined || note.order === null) return null;
  const fetched = await fetchOrder(note.order, signal);
  if (fetched === null) {
    checkoutMemory.forget(serviceId);
    return null;
  }
  const order = note.standing === 'open' ? fetched : await checkFailure(fetched, signal);
  const standing = standingAfter(note.standing, order);
  // A refunded or cancelled order is still shown here; the next checkout starts a new one.
  if (standing === 'gone') checkoutMemory.forget(serviceId);
  else if (standing !== note.standing) checkoutMemory.keep(serviceId, { standing });
  return { order, isTried: note.standing !== 'open' };
}

/** Updates this browser's note of a checkout from the server, if it can be reached. */
export async function refreshOrder(serviceId: string, signal: AbortSignal): Promise<void> {
  const note = checkoutMemory.read(serviceId);
  if (note?.order === undefined || note.order === null) return;
  try {
    const order = await fetchOrder(note.order, signal);
    const standing = order === null ? 'gone' : standingAfter(note.standing, order);
    // This or another tab may have switched to another order in the meantime.
    if (signal.aborted || checkoutMemory.read(serviceId)?.order?.id !== note.order.id) return;
    if (order === null || standing === 'gone') checkoutMemory.forget(serviceId);
    else checkoutMemory.keep(serviceId, { standing, isTest: order.test });
  } catch {
    // The server cannot be reached: the payment step tries again and says so.
  }
}
