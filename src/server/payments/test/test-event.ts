import { randomUUID } from 'node:crypto';
import type { PaymentAttemptFact } from '../../../domain/orders/payment-facts.ts';
import type { PaymentEvent } from '../payment-event.ts';
import type { IntentOrder } from '../provider.ts';

/** What happens once to an intent has one id, so that it happens once; tries may be many. */
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
