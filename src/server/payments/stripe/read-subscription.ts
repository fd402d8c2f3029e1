import { z } from 'zod';
import type { SubscriptionState } from '../../../contract/subscriptions.ts';
import { courseMetadata } from './read-invoice.ts';
import type { StandingNote } from './subscription-note.ts';

const seconds = z
  .number()
  .int()
  .nonnegative()
  .transform((value) => value * 1000)
  .nullish();

const subscriptionSchema = z.object({
  id: z.string().min(1).max(255),
  status: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  // Where Stripe told it before 2025; now each item has its own.
  current_period_end: seconds,
  items: z.object({ data: z.array(z.object({ current_period_end: seconds })) }).nullish(),
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: seconds,
  ended_at: seconds,
  canceled_at: seconds,
});

const states: Readonly<Record<string, SubscriptionState>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'cancelled',
  trialing: 'active',
  active: 'active',
  paused: 'past_due',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'cancelled',
};

/** What a subscription of the course says of itself; one of anything else that the account sells says nothing here. */
export function readSubscription(object: unknown, at: number): { note?: StandingNote } {
  const { data: told } = subscriptionSchema.safeParse(object);
  const { data: course } = courseMetadata.safeParse(told?.metadata);
  const state = states[told?.status ?? ''];
  if (told === undefined || course === undefined || state === undefined) return {};
  const periodEndsAt = told.items?.data[0]?.current_period_end ?? told.current_period_end ?? null;
  const isOver = state === 'cancelled';
  const endsAt = told.cancel_at ?? (told.cancel_at_period_end === true ? periodEndsAt : null);
  return {
    note: {
      kind: 'standing',
      subscriptionId: told.id,
      plan: course.plan,
      sessionId: course.sessionId ?? null,
      state,
      periodEndsAt,
      endsAt: isOver ? null : endsAt,
      endedAt: isOver ? (told.ended_at ?? told.canceled_at ?? at) : null,
      toldAt: at,
    },
  };
}
