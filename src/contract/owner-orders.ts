import { z } from 'zod';
import { orderStatuses, paymentProviders } from './checkout.ts';
import { boundedText } from './limits.ts';
import { originSchema } from './owner-details.ts';
import { deliverySchema, ownerListSchema } from './owner.ts';

/** Orders that were paid, orders that need a review, and all others. */
export const orderStandings = ['paid', 'review', 'unpaid'] as const;
export type OrderStandingFilter = (typeof orderStandings)[number];

/** Orders of one standing or of all; `find` is searched for in id, product, name and e-mail. */
export const orderFilterSchema = ownerListSchema.extend({
  find: boundedText(200).default(''),
  standing: z.enum(orderStandings).optional(),
});

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
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Why it needs a review, in sentences; empty if it does not. */
  reasons: z.array(z.string()),
  /** The onboarding form: not needed, not sent yet, or received. */
  onboarding: z.enum(['none', 'awaited', 'done']),
  /** Null if the browser sent no visit. */
  origin: originSchema.nullable(),
  /** The leads with the same e-mail address, newest first. */
  leads: z.array(z.object({ id: z.string(), kind: z.string(), createdAt: z.string() })),
  /** The messages about it, oldest first: to the CRM, to the buyer and to the owner. */
  deliveries: z.array(deliverySchema),
});
/** The newest of the orders asked for, and how many there are in all. */
export const ownerOrdersSchema = z.object({ orders: z.array(ownerOrderSchema), total: z.number().int() });

export type OwnerOrder = z.infer<typeof ownerOrderSchema>;
