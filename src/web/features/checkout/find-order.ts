import type { Order } from '../../../contract/checkout.ts';
import { fetchOrder, fetchReturn } from './checkout-calls.ts';
import { checkoutMemory } from './checkout-memory.ts';
import { forgetReturn, pendingReturn } from './payment-return.ts';
import { standingAfter } from './standing.ts';
import { keptService } from './kept-step.ts';

/** An order, and what its buyer's own browser knows of the payment. */
export interface FoundOrder {
  readonly order: Order;
  /** Whether a payment was made for it here, of which the server may not have heard yet. */
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
 * The order that the buyer came back with, else the one that this tab or browser dealt with last; null where none is known. Rejects where the
 * server cannot be asked.
 */
export async function findOrder(signal: AbortSignal): Promise<FoundOrder | null> {
  const returned = await findReturned(signal);
  if (returned !== null) return returned;
  const own = keptService();
  const serviceId = own !== null && checkoutMemory.read(own)?.order ? own : checkoutMemory.newest();
  const note = serviceId === null ? null : checkoutMemory.read(serviceId);
  if (serviceId === null || note?.order === undefined || note.order === null) return null;
  const order = await fetchOrder(note.order, signal);
  const standing = order === null ? 'gone' : standingAfter(note.standing, order);
  if (order === null) {
    checkoutMemory.forget(serviceId);
    return null;
  }
  // What is refunded or cancelled is still told here; the next checkout begins anew.
  if (standing === 'gone') checkoutMemory.forget(serviceId);
  else if (standing !== note.standing) checkoutMemory.keep(serviceId, { standing });
  return { order, isTried: note.standing !== 'open' };
}

/** Brings this browser's note of a checkout up to what the server knows of its order, where it can be asked. */
export async function refreshOrder(serviceId: string, signal: AbortSignal): Promise<void> {
  const note = checkoutMemory.read(serviceId);
  if (note?.order === undefined || note.order === null) return;
  try {
    const order = await fetchOrder(note.order, signal);
    const standing = order === null ? 'gone' : standingAfter(note.standing, order);
    // Meanwhile this or another tab may have gone on with another order.
    if (signal.aborted || checkoutMemory.read(serviceId)?.order?.id !== note.order.id) return;
    if (order === null || standing === 'gone') checkoutMemory.forget(serviceId);
    else checkoutMemory.keep(serviceId, { standing, isTest: order.test });
  } catch {
    // Not to be had now: the payment step asks again, and says so.
  }
}
