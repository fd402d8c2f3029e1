import { z } from 'zod';
import { boundedText } from './limits.ts';
import { detailSchema, originSchema } from './owner-details.ts';

/** Where a delivery stands: it waits (for its time or for an address), was delivered, or is a dead letter. */
export const deliveryStatuses = ['waiting', 'delivered', 'dead'] as const;

/** Who takes a delivery: the owner's CRM, or somebody's mailbox. */
export const deliveryChannels = ['crm', 'mail'] as const;

/** How much of a list is asked for, newest first. */
export const ownerListSchema = z.object({
  limit: z.coerce.number('Please send a number of rows').int().min(1).max(1000).default(200),
});
/** Leads; `find` is looked for in name and e-mail. */
export const leadFilterSchema = ownerListSchema.extend({ find: boundedText(200).default('') });
/** Deliveries of every status, or of one. */
export const deliveryFilterSchema = ownerListSchema.extend({ status: z.enum(deliveryStatuses).optional() });

/** What a waiting delivery waits for: its time, an address to go to, or the end of the pause that its destination is in. */
export const deliveryWaits = ['time', 'address', 'resume'] as const;

/** One delivery to an outside service; times are ISO 8601 in UTC. */
export const deliverySchema = z.object({
  id: z.string(),
  kind: z.string(),
  channel: z.enum(deliveryChannels),
  leadId: z.string().nullable(),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  createdAt: z.string(),
  /** Null where it waits for nothing. */
  waitsFor: z.enum(deliveryWaits).nullable(),
  /** Set where it waits for its time. */
  nextAttemptAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** What the other side said of the last failure, its beginning. */
  lastAnswer: z.string().nullable(),
  payload: z.unknown(),
});
/** A mail of the outbox as it reads; `attachment` is the name of its file. */
export const ownerMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachment: z.string().nullable(),
});
export const deliveriesSchema = z.object({ deliveries: z.array(deliverySchema) });

/** One lead as the owner's desk lists it; times are ISO 8601 in UTC. */
export const ownerLeadSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** In words: `Deal for Texas`, `Quiz not finished`. */
  what: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  /** What it is about, in a line: of a deal, the property's address. */
  subject: detailSchema.nullable(),
  /** All that was written, chosen and agreed to. */
  details: z.array(detailSchema),
  /** Null where the browser told nothing of the visit. */
  origin: originSchema.nullable(),
});
export const ownerLeadsSchema = z.object({ leads: z.array(ownerLeadSchema) });

/** A deal that its buy box did not take, as its latest try left it; times are ISO 8601 in UTC. */
export const nearMissSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The property's address. */
  subject: z.string(),
  /** As it was typed. */
  askingPrice: z.string(),
  /** The buy box's title, or what was sent in its place. */
  market: z.string(),
  /** Everything in the way, as the visitor was told it. */
  reasons: z.array(z.string()),
  /** The titles of the other buy boxes whose figures it fits, the nearest first: those that buy where it lies, and those that buy elsewhere. */
  takers: z.array(z.string()),
  elsewhere: z.array(z.string()),
  tries: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Whether a later try was taken. */
  accepted: z.boolean(),
  origin: originSchema.nullable(),
  /** All that was filled in at the latest try. */
  details: z.array(detailSchema),
});
/** The newest of them, and how many there are in all. */
export const nearMissesSchema = z.object({ nearMisses: z.array(nearMissSchema), total: z.number().int() });

export type NearMiss = z.infer<typeof nearMissSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type OwnerLead = z.infer<typeof ownerLeadSchema>;
