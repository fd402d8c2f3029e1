import { z } from 'zod';
import type { PaymentProviderName } from '../../contract/checkout.ts';
import { verdicts } from '../../contract/owner-orders.ts';
import type { OrderFact, PaymentFact } from '../../domain/orders/payment-facts.ts';

const money = { amountCents: z.number().int().nonnegative(), currency: z.string(), at: z.number().int() };

const providerFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment'),
    intentId: z.string(),
    status: z.enum(['awaiting', 'processing', 'failed', 'succeeded', 'cancelled']),
    ...money,
  }),
  z.object({
    kind: z.literal('refund'),
    refundId: z.string(),
    status: z.enum(['pending', 'succeeded', 'failed', 'cancelled']),
    ...money,
  }),
  z.object({
    kind: z.literal('dispute'),
    disputeId: z.string(),
    status: z.enum(['open', 'won', 'lost']),
    ...money,
  }),
]);
const decision = z.object({
  kind: z.literal('decision'),
  decisionId: z.string(),
  verdict: z.enum([...verdicts, 'withdrawn']),
  covers: z.array(z.string()),
  at: z.number().int(),
});

/** Facts as `payment_events` stores what a provider said. */
export const paymentFactsSchema: z.ZodType<readonly PaymentFact[]> = z.array(providerFact);
/** The same, and what the owner decided. */
export const orderFactsSchema: z.ZodType<readonly OrderFact[]> = z.array(z.union([providerFact, decision]));

/** An event whose origin is verified. The same `eventId` is the same event. */
export interface PaymentEvent {
  readonly provider: PaymentProviderName;
  readonly eventId: string;
  /** As the provider calls it: `payment_intent.succeeded`. */
  readonly type: string;
  /** The provider's clock, epoch milliseconds. */
  readonly createdAt: number;
  /** The intent it is about, where it says so. */
  readonly intentId: string | null;
  /** The order it names, where it does (an intent's metadata). */
  readonly orderId: string | null;
  /** The facts that count; empty if the event is only stored. */
  readonly facts: readonly PaymentFact[];
  /** As it came, without anything secret. */
  readonly raw: string;
}
