import { z } from 'zod';
import { orderStatuses, paymentProviders } from './checkout.ts';
import { boundedText } from './limits.ts';
import { originSchema } from './owner-details.ts';
import { deliverySchema, ownerListSchema } from './owner.ts';

/** The orders that were paid, those held for a review, or those that are neither. */
export const orderStandings = ['paid', 'review', 'unpaid'] as const;
export type OrderStandingFilter = (typeof orderStandings)[number];

/** Orders of one standing or of all; `find` is looked for in id, product, name and e-mail. */
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
  /** Empty where it was not left, and so is the e-mail. */
  name: z.string(),
  email: z.string(),
  amountCents: cents,
  /** What came in and counts. */
  paidCents: cents,
  refundedCents: cents,
  lostCents: cents,
  netCents: cents,
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Why it needs a review, in sentences; none where it does not. */
  reasons: z.array(z.string()),
  /** The form that follows a purchase: none is due, the buyer has not sent it yet, or it is here. */
  onboarding: z.enum(['none', 'awaited', 'done']),
  /** Null where the browser told nothing of the visit. */
  origin: originSchema.nullable(),
  /** What else came under the same address, newest first. */
  leads: z.array(z.object({ id: z.string(), kind: z.string(), createdAt: z.string() })),
  /** The messages about it, oldest first: to the CRM, to the buyer and to the owner. */
  deliveries: z.array(deliverySchema),
});
/** The newest that were asked for, and how many there are of them. */
export const ownerOrdersSchema = z.object({ orders: z.array(ownerOrderSchema), total: z.number().int() });

export type OwnerOrder = z.infer<typeof ownerOrderSchema>;
