import { z } from 'zod';
import { boundedText } from './limits.ts';

export const ownerSignInSchema = z.object({ password: boundedText(200) });
export const ownerSessionSchema = z.object({ signedIn: z.boolean() });

/** Where a delivery stands: it waits (for its time or for an address), was delivered, or is a dead letter. */
export const deliveryStatuses = ['waiting', 'delivered', 'dead'] as const;

/** How much of a list is asked for, newest first. */
export const ownerListSchema = z.object({
  limit: z.coerce.number('Please send a number of rows').int().min(1).max(1000).default(200),
});
/** Deliveries of every status, or of one. */
export const deliveryFilterSchema = ownerListSchema.extend({ status: z.enum(deliveryStatuses).optional() });

/** One delivery to an outside service; times are ISO 8601 in UTC. One that waits without a `nextAttemptAt` waits for an address. */
export const deliverySchema = z.object({
  id: z.string(),
  kind: z.string(),
  leadId: z.string().nullable(),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  createdAt: z.string(),
  nextAttemptAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  lastError: z.string().nullable(),
  payload: z.unknown(),
});
export const deliveriesSchema = z.object({ deliveries: z.array(deliverySchema) });

/** One lead as the owner's desk lists it; times are ISO 8601 in UTC. */
export const ownerLeadSchema = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  recommendation: z.string().nullable(),
  landingPage: z.string().nullable(),
  referrer: z.string().nullable(),
});
export const ownerLeadsSchema = z.object({ leads: z.array(ownerLeadSchema) });

export type Delivery = z.infer<typeof deliverySchema>;
export type OwnerLead = z.infer<typeof ownerLeadSchema>;
