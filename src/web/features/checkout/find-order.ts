import type { Order } from '../../../contract/checkout.ts';
import { fetchOrder, fetchReturn } from './checkout-calls.ts';
import { orderNotes } from './order-note.ts';
import { closeReturn, openReturn } from './payment-return.ts';
import { standingAfter } from './standing.ts';
import { keptService } from './step-note.ts';

/** An order, and what its buyer's own browser knows of the payment. */
export interface FoundOrder {
  readonly order: Order;
  /** Whether a payment was made for it here, of which the server may not have heard yet. */
  readonly isTried: boolean;
}

async function findReturned(signal: AbortSignal): Promise<FoundOrder | null> {
  const returned = openReturn();
  if (returned === null) return null;
  const opened = await fetchReturn(returned.clientSecret, signal);
  closeReturn();
  if (opened === null) return null;
  const { order, orderToken } = opened;
  const standing = standingAfter(returned.isFailed ? 'open' : 'processing', order);
  if (standing !== 'gone') {
    orderNotes.keep(order.serviceId, { order: { id: order.id, token: orderToken }, standing, isTest: order.test });
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
  const serviceId = own !== null && orderNotes.read(own)?.order ? own : orderNotes.newest();
  const note = serviceId === null ? null : orderNotes.read(serviceId);
  if (serviceId === null || note?.order === undefined || note.order === null) return null;
  const order = await fetchOrder(note.order, signal);
  const standing = order === null ? 'gone' : standingAfter(note.standing, order);
  if (order === null) {
    orderNotes.forget(serviceId);
    return null;
  }
  // What is refunded or cancelled is still told here; the next checkout begins anew.
  if (standing === 'gone') orderNotes.forget(serviceId);
  else if (standing !== note.standing) orderNotes.keep(serviceId, { standing });
  return { order, isTried: note.standing !== 'open' };
}
