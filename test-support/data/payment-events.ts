import { randomUUID } from 'node:crypto';
import type { PaymentAttemptFact, PaymentFact } from '../../src/domain/orders/payment-facts.ts';
import type { PaymentEvent } from '../../src/server/payments/payment-event.ts';
import { acceptPaymentEvent, type PaymentEventDeps } from '../../src/server/payments/accept-events.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { testClock } from '../server/test-app.ts';
import { websiteBuild } from './sold.ts';

/** As `npm start` takes events, by the clock of tests. */
export function eventDeps(store: Store, over: Partial<PaymentEventDeps> = {}): PaymentEventDeps {
  return { store, clock: testClock(), timeZone: 'America/New_York', ownerEmail: 'owner@hallway.example', ...over };
}

/** An event of Stripe's about one intent, with an id of its own. */
export function paymentEvent(
  intentId: string | null,
  facts: readonly PaymentFact[],
  over: Partial<PaymentEvent> = {},
): PaymentEvent {
  return {
    provider: 'stripe',
    eventId: `evt_${randomUUID()}`,
    type: 'some.event',
    createdAt: 1,
    intentId,
    orderId: null,
    facts,
    raw: '{}',
    ...over,
  };
}

/** What is said of a Website Build's payment. */
export function paymentFact(
  intentId: string,
  status: PaymentAttemptFact['status'],
  over: Partial<PaymentAttemptFact> = {},
): PaymentFact {
  return {
    kind: 'payment',
    intentId,
    status,
    amountCents: websiteBuild.priceCents,
    currency: 'usd',
    at: Date.UTC(2026, 10, 20),
    ...over,
  };
}

export async function acceptAll(
  store: Store,
  events: readonly PaymentEvent[],
  over: Partial<PaymentEventDeps> = {},
): Promise<void> {
  for (const event of events) await acceptPaymentEvent(eventDeps(store, over), event);
}
