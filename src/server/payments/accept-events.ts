import type { Transaction } from 'kysely';
import type { Clock } from '../time/clock.ts';
import { findOrder, findOrderOfIntent, storeIntent, type OrderRecord } from '../store/orders/orders.ts';
import { appliedOrderOf, insertPaymentEvent } from '../store/orders/payment-events.ts';
import type { Database } from '../store/schema/schema.ts';
import type { Store } from '../store/engine/store.ts';
import type { PaymentEvent } from './payment-event.ts';
import type { PurchaseMoment } from './queue-purchase-messages.ts';
import { settleOrder } from './settle-order.ts';

type Tx = Transaction<Database>;

export interface PaymentEventDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** In which days are cut. */
  readonly timeZone: string;
  /** Who is told of a purchase, if anybody. */
  readonly ownerEmail: string | null;
}

/** `applied` to its order, `kept` until its order turns up, or a `duplicate` of one that was applied. */
export interface AcceptedEvent {
  readonly outcome: 'applied' | 'kept' | 'duplicate';
  readonly orderId: string | null;
}

/** The order of this event: found by its intent, or by the order that it names. Never an order of another provider. */
async function findOrderOf(tx: Tx, { provider, intentId, orderId }: PaymentEvent): Promise<OrderRecord | null> {
  const byIntent = intentId === null ? null : await findOrderOfIntent(tx, intentId);
  const order = byIntent ?? (orderId === null ? null : await findOrder(tx, orderId));
  return order?.provider === provider ? order : null;
}

/** Stores an event and applies it to its order, in a unit that may hold more. */
export async function applyPaymentEvent(tx: Tx, event: PaymentEvent, moment: PurchaseMoment): Promise<AcceptedEvent> {
  const { at } = moment;
  const isNew = await insertPaymentEvent(tx, event, at);
  const applied = isNew ? null : await appliedOrderOf(tx, event);
  if (applied !== null) return { outcome: 'duplicate', orderId: applied };
  const order = await findOrderOf(tx, event);
  if (order === null) return { outcome: 'kept', orderId: null };
  // Later events about a refund or a dispute name only this intent.
  if (event.intentId !== null)
    await storeIntent(tx, { intentId: event.intentId, orderId: order.id, secretHash: null, at });
  await settleOrder(tx, order, moment);
  return { outcome: 'applied', orderId: order.id };
}

/**
 * Stores a provider's event and applies it to its order, in one unit. The unit updates the order and its sale; when the order is first paid, it also
 * records the conversion and queues the delivery to the CRM and the mails. Resolves when all of it is on disk. The same event again changes nothing.
 * `elsewhere` runs in the same unit, for events that are not about an order.
 */
export async function acceptPaymentEvent(
  deps: PaymentEventDeps,
  event: PaymentEvent,
  elsewhere?: (tx: Tx) => Promise<void>,
): Promise<AcceptedEvent> {
  return deps.store.write(async (tx) => {
    const taken = await applyPaymentEvent(tx, event, { ...deps, at: deps.clock.now() });
    if (taken.outcome === 'kept') await elsewhere?.(tx);
    return taken;
  });
}
