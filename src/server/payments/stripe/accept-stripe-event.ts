import type { Log } from '../../logging/log.ts';
import { acceptPaymentEvent, type PaymentEventDeps, type AcceptedEvent } from '../accept-events.ts';
import { readStripeEvent } from './read-event.ts';
import { settleSubscriptions } from './subscription-sales.ts';

export interface StripeEventDeps extends PaymentEventDeps {
  /** The mode of our keys. Events of the other mode do not count. */
  readonly livemode: boolean;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Stores an event that Stripe has signed or listed, and applies it to orders and subscriptions, in one unit. Resolves when all of it is on disk. An
 * event of an unknown type is stored too. The same event again changes nothing. Returns null if the text is not an event.
 */
export async function acceptStripeEvent(deps: StripeEventDeps, given: unknown): Promise<AcceptedEvent | null> {
  const notice = readStripeEvent(given);
  if (notice === null) return null;
  const isOurMode = notice.livemode === deps.livemode;
  const event = isOurMode ? notice.event : { ...notice.event, orderId: null, intentId: null, facts: [] };
  const note = isOurMode ? notice.note : null;
  if (!isOurMode)
    deps.log.warn(
      { event: event.eventId, type: event.type },
      `Stripe sent an event of ${notice.livemode ? 'live' : 'test'} mode, but the keys are for the other mode; the event is stored and not applied`,
    );
  const moment = { at: deps.clock.now(), timeZone: deps.timeZone, ownerEmail: deps.ownerEmail };
  const isOfInterest = note !== null || event.intentId !== null;
  return acceptPaymentEvent(
    deps,
    event,
    isOfInterest ? (tx) => settleSubscriptions(tx, { event, note }, moment) : undefined,
  );
}
