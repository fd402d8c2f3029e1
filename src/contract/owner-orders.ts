import { z } from 'zod';
import { orderStatuses, paymentModes, paymentProviders } from './checkout.ts';
import { boundedText } from './limits.ts';
import { detailSchema, originSchema } from './owner-details.ts';
import { nextPlaceSchema } from './list-pages.ts';
import { deliverySchema, ownerPageSchema } from './owner.ts';

/** Orders that were paid, that need a review, whose money went back or is disputed, whose checkout was abandoned, and all that are not paid. */
export const orderStandings = ['paid', 'review', 'returned', 'abandoned', 'unpaid'] as const;
export type OrderStandingFilter = (typeof orderStandings)[number];

/** Orders of one standing or of all; `find` is searched for in id, product, name and e-mail. */
export const orderFilterSchema = ownerPageSchema.extend({
  find: boundedText(200).default(''),
  standing: z.enum(orderStandings).optional(),
});

/** What the owner can decide about money that does not match its order. */
export const verdicts = ['accepted', 'refunded_outside', 'discarded'] as const;
export type Verdict = (typeof verdicts)[number];

/** A decision with its reason. */
export const decisionSchema = z.object({
  verdict: z.enum(verdicts),
  reason: boundedText(1000, 'Please say why in a sentence or two').pipe(
    z.string().min(3, 'Please say why, for whoever reads the books later'),
  ),
});
/** By its id a decision can be undone for half a minute. */
export const decidedSchema = z.object({ decisionId: z.string(), status: z.enum(orderStatuses) });
export const undoDecisionSchema = z.object({ decisionId: z.uuid('Please send the id of a decision') });

const cents = z.number().int();

/** One order as the owner sees it; times are ISO 8601 in UTC, money is integer cents, US dollars. */
export const ownerOrderSchema = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  provider: z.enum(paymentProviders),
  /** Bought in test mode: no money moved. */
  test: z.boolean(),
  productName: z.string(),
  /** Empty if not given; the same goes for the e-mail. */
  name: z.string(),
  email: z.string(),
  amountCents: cents,
  /** The payment that counts. */
  paidCents: cents,
  refundedCents: cents,
  lostCents: cents,
  netCents: cents,
  /** What the provider keeps of it; null while that is not known. */
  feeCents: cents.nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Set where its checkout was abandoned: for how long at least, and when its buyer was mailed about it. */
  abandoned: z.object({ since: z.enum(['hour', 'day']), mailedAt: z.string().nullable() }).nullable(),
  /** What the bank or the provider last said of a payment that failed; null where none did, or once it is paid. */
  refusal: z.string().nullable(),
  /** Why it needs a review, in sentences; empty if it does not. */
  reasons: z.array(z.string()),
  /** Whether what came in can be accepted: not where it is in another currency. */
  mayAccept: z.boolean(),
  /** What was decided about it, the latest first; `withdrawn` took a decision back. `reason` is null once its buyer was erased. */
  decisions: z.array(
    z.object({
      id: z.string(),
      verdict: z.enum([...verdicts, 'withdrawn']),
      reason: z.string().nullable(),
      who: z.string(),
      at: z.string(),
    }),
  ),
  /** The onboarding form: not needed, not sent yet, or received. */
  onboarding: z.enum(['none', 'awaited', 'done']),
  /** Null if the browser sent no visit. */
  origin: originSchema.nullable(),
  /** The leads with the same e-mail address, newest first. */
  leads: z.array(z.object({ id: z.string(), kind: z.string(), createdAt: z.string() })),
  /** The messages about it, oldest first: to the CRM, to the buyer and to the owner. */
  deliveries: z.array(deliverySchema),
});
/** A page of the orders asked for, the newest first, and how many there are in all. */
export const ownerOrdersSchema = z.object({
  orders: z.array(ownerOrderSchema),
  total: z.number().int(),
  next: nextPlaceSchema,
});

const movementSchema = z.object({
  /** `outside`: what the owner gave back by another way. */
  kind: z.enum(['payment', 'refund', 'dispute', 'outside']),
  /** The provider's. */
  id: z.string(),
  status: z.enum(['succeeded', 'pending', 'failed', 'cancelled', 'open', 'won', 'lost']),
  at: z.string(),
  /** In its own currency; below zero for what leaves. */
  amountCents: cents,
  currency: z.string(),
  /** What of it is in the books. */
  countedCents: cents,
});
/**
 * An order's money, movement by movement, the earliest first: what is counted adds up to its net. The provider's fees stand apart, since the books are before
 * fees; `feeCents` is null while none is known. And its onboarding form, if it was sent.
 */
export const ownerOrderMoneySchema = z.object({
  movements: z.array(movementSchema),
  fees: z.array(z.object({ id: z.string(), at: z.string(), feeCents: cents })),
  paidCents: cents,
  refundedCents: cents,
  lostCents: cents,
  netCents: cents,
  feeCents: cents.nullable(),
  onboarding: z.object({ sentAt: z.string(), details: z.array(detailSchema) }).nullable(),
});
export type OwnerOrderMoney = z.infer<typeof ownerOrderMoneySchema>;

/** Whether buyers who abandon their checkout are mailed, and whether this installation can send mail at all. */
export const checkoutMailSchema = z.object({ isOn: z.boolean(), canSend: z.boolean() });
export const changeCheckoutMailSchema = checkoutMailSchema.pick({ isOn: true });

const apartSchema = z.object({
  /** The order's id, or the invoice's. */
  reference: z.string(),
  productName: z.string(),
  booksCents: cents,
  providerCents: cents,
});
/**
 * How the books compare with the provider's balance; times are epoch milliseconds. A sale's money at the provider is its charges less refunds and disputes, before fees.
 * `apart` is what nothing explains; `known` is what the owner knows of: an open dispute holds the money, the order needs a review, was discarded, or was refunded outside.
 * `elsewhere` belongs to no sale of this site.
 */
export const balanceComparisonSchema = z.object({
  at: z.number().int(),
  since: z.number().int(),
  sales: z.number().int(),
  feeCents: cents,
  elsewhere: z.object({ count: z.number().int(), cents }),
  apart: z.array(apartSchema),
  known: z.array(apartSchema.extend({ why: z.enum(['dispute', 'review', 'discarded', 'outside']) })),
});
export type BalanceComparison = z.infer<typeof balanceComparisonSchema>;
/** The comparison is null before the first, and where payments do not go through Stripe. `isLate`: the last night's failed. */
export const ownerBalanceSchema = z.object({
  provider: z.enum(paymentModes),
  comparison: balanceComparisonSchema.nullable(),
  isLate: z.boolean(),
});
export type OwnerBalance = z.infer<typeof ownerBalanceSchema>;

export type OwnerOrder = z.infer<typeof ownerOrderSchema>;
