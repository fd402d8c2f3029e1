import { z } from 'zod';
import { coursePlans } from './course-checkout.ts';
import { nextPlaceSchema } from './list-pages.ts';

/** How a subscription stands: its first payment is open, it runs, its last payment failed, or it is over. */
export const subscriptionStates = ['incomplete', 'active', 'past_due', 'cancelled'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

const cents = z.number().int();

/** An invoice of a subscription: its first payment, or a renewal. */
const renewalSchema = z.object({
  id: z.string(),
  /** An order's status. */
  status: z.string(),
  amountCents: cents,
  netCents: cents,
  at: z.string(),
});

/** A subscription to the course as one order; times are ISO 8601 in UTC, money is integer cents, US dollars. */
export const subscriptionSchema = z.object({
  id: z.string(),
  plan: z.enum(coursePlans),
  productName: z.string(),
  /** Null while it is not known, or once the buyer was erased. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Null while Stripe has not told of it. */
  state: z.enum(subscriptionStates).nullable(),
  startedAt: z.string(),
  /** When the next renewal is charged; null where none is, or that is not known. */
  nextChargeAt: z.string().nullable(),
  /** When it ends, because somebody cancelled it for then; null while it goes on. */
  endsAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  test: z.boolean(),
  /** Of all its invoices: what came in, and what is left of it. */
  paidCents: cents,
  netCents: cents,
  /** What the provider kept; null while that is not known. */
  feeCents: cents.nullable(),
  /** The latest first. */
  renewals: z.array(renewalSchema),
});

/** A page of the subscriptions, the newest first, and how many there are in all. */
export const subscriptionsSchema = z.object({
  subscriptions: z.array(subscriptionSchema),
  total: z.number().int(),
  next: nextPlaceSchema,
});

export type Subscription = z.infer<typeof subscriptionSchema>;
