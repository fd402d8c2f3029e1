import { randomUUID } from 'node:crypto';
import type { PaymentAttemptFact } from '../../../domain/orders/payment-facts.ts';
import type { PaymentEvent } from '../payment-event.ts';
import type { IntentOrder } from '../provider.ts';

/** The id of an event. What can happen only once to an intent has a fixed id; attempts may repeat. */
function eventId(intentId: string, status: PaymentAttemptFact['status']): string {
  return status === 'succeeded' || status === 'cancelled' ? `${intentId}_${status}` : `${intentId}_${randomUUID()}`;
}

/** What the test provider says of a payment. */
export function testEvent(
  { id: orderId, intentId, amountCents, currency }: Pick<IntentOrder, 'id' | 'intentId' | 'amountCents' | 'currency'>,
  { status, at }: Pick<PaymentAttemptFact, 'status' | 'at'>,
): PaymentEvent {
  const fact: PaymentAttemptFact = { kind: 'payment', intentId, status, amountCents, currency, at };
  const type = `test_payment.${status}`;
  return {
    provider: 'test',
    eventId: eventId(intentId, status),
    type,
    createdAt: at,
    intentId,
    orderId,
    facts: [fact],
    raw: JSON.stringify({ type, ...fact }),
  };
}
