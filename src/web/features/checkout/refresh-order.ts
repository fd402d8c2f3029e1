import { fetchOrder } from './checkout-calls.ts';
import { checkoutMemory } from './checkout-memory.ts';
import { standingAfter } from './standing.ts';

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
