import { z } from 'zod';
import type { DisputeFact, PaymentAttemptFact, RefundFact } from '../../../domain/orders/payment-facts.ts';

/**
 * Reads facts from Stripe's objects. Uses only members that mean the same in every API version, because a webhook endpoint sends the version with which
 * it was created. An object that does not match gives no facts.
 */

const id = z.string().min(1).max(255);
/** An object, or only its id. */
const reference = z.union([id, z.object({ id }).transform((object) => object.id)]).nullish();
const money = { amount: z.number().int().nonnegative(), currency: z.string().max(10) };
const metadata = z.record(z.string(), z.string()).nullish();

export const intentSchema = z.object({
  id,
  object: z.literal('payment_intent'),
  ...money,
  amount_received: z.number().int().nonnegative().nullish(),
  status: z.string(),
  last_payment_error: z.unknown().optional(),
  metadata,
});

export const refundSchema = z.object({
  id,
  object: z.literal('refund'),
  ...money,
  status: z.string().nullish(),
  payment_intent: reference,
});

export const disputeSchema = z.object({
  id,
  object: z.literal('dispute'),
  ...money,
  status: z.string(),
  payment_intent: reference,
});

export const chargeSchema = z.object({ object: z.literal('charge'), payment_intent: reference });

const attemptStatuses: Readonly<Record<string, PaymentAttemptFact['status']>> = {
  requires_payment_method: 'awaiting',
  requires_confirmation: 'awaiting',
  requires_action: 'awaiting',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

/** `at` is Stripe's clock in epoch milliseconds, as in the two below. */
export function intentFact(given: unknown, at: number): PaymentAttemptFact[] {
  const { data: intent } = intentSchema.safeParse(given);
  const status = attemptStatuses[intent?.status ?? ''];
  if (intent === undefined || status === undefined) return [];
  const isFailed = intent.status === 'requires_payment_method' && Boolean(intent.last_payment_error);
  return [
    {
      kind: 'payment',
      intentId: intent.id,
      status: isFailed ? 'failed' : status,
      amountCents: status === 'succeeded' ? (intent.amount_received ?? intent.amount) : intent.amount,
      currency: intent.currency,
      at,
    },
  ];
}

const refundStatuses: Readonly<Record<string, RefundFact['status']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'cancelled',
};

export function refundFact(given: unknown, at: number): RefundFact[] {
  const { data: refund } = refundSchema.safeParse(given);
  const status = refundStatuses[refund?.status ?? ''];
  if (refund === undefined || status === undefined) return [];
  return [{ kind: 'refund', refundId: refund.id, status, amountCents: refund.amount, currency: refund.currency, at }];
}

/** During an appeal the money is gone. A closed inquiry or a prevented dispute took no money. */
const disputeStatuses: Readonly<Record<string, DisputeFact['status']>> = {
  warning_needs_response: 'open',
  warning_under_review: 'open',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
  lost: 'lost',
  won: 'won',
  prevented: 'won',
};

export function disputeFact(given: unknown, at: number): DisputeFact[] {
  const { data: dispute } = disputeSchema.safeParse(given);
  const status = disputeStatuses[dispute?.status ?? ''];
  if (dispute === undefined || status === undefined) return [];
  return [
    { kind: 'dispute', disputeId: dispute.id, status, amountCents: dispute.amount, currency: dispute.currency, at },
  ];
}
