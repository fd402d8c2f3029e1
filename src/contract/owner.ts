import { z } from 'zod';
import { boundedText } from './limits.ts';
import { nextPlaceSchema, placeSchema } from './list-pages.ts';
import { detailSchema, originSchema } from './owner-details.ts';

/** The status of a delivery: it waits (for its time or for an address), was delivered, or is a dead letter. */
export const deliveryStatuses = ['waiting', 'delivered', 'dead'] as const;

/** What has an address of its own and can be paused: the owner's CRM, or the mail server. */
export const addressChannels = ['crm', 'mail'] as const;
/** What receives a delivery: the same, or a device by Web Push. */
export const deliveryChannels = [...addressChannels, 'push'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** How many rows of a list to return, newest first. */
export const ownerListSchema = z.object({
  limit: z.coerce.number('Please send a number of rows').int().min(1).max(1000).default(200),
});
/** A page of a list, newest first: `before` is the `next` of an earlier answer. */
export const ownerPageSchema = ownerListSchema.extend({ before: placeSchema.optional() });
/** Leads; `find` is searched for in name and e-mail. */
export const leadFilterSchema = ownerListSchema.extend({ find: boundedText(200).default('') });
/** Deliveries of every status, or of one. */
export const deliveryFilterSchema = ownerPageSchema.extend({ status: z.enum(deliveryStatuses).optional() });

/** What a waiting delivery waits for: its time, an address to go to, or the end of the pause that its destination is in. */
export const deliveryWaits = ['time', 'address', 'resume'] as const;

/** One delivery to an outside service; times are ISO 8601 in UTC. */
export const deliverySchema = z.object({
  id: z.string(),
  kind: z.string(),
  channel: z.enum(deliveryChannels),
  /** The address that a mail goes to; null for everything else. */
  to: z.string().nullable(),
  leadId: z.string().nullable(),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  createdAt: z.string(),
  /** Null if it does not wait. */
  waitsFor: z.enum(deliveryWaits).nullable(),
  /** Set if it waits for its time. */
  nextAttemptAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  lastError: z.string().nullable(),
  /** The beginning of the receiver's answer to the last failed attempt. */
  lastAnswer: z.string().nullable(),
  payload: z.unknown(),
});
/** A rendered mail of the outbox; `attachment` is the name of its file. */
export const ownerMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachment: z.string().nullable(),
});
/** Whom something is about, as the desk knows them; their name may be empty. */
export const aboutPersonSchema = z.object({ personId: z.string(), name: z.string(), email: z.string() });
/** `about` is null where a delivery is about nobody whom the desk knows. */
const deliveryWithPersonSchema = deliverySchema.extend({ about: aboutPersonSchema.nullable() });
export const deliveriesSchema = z.object({ deliveries: z.array(deliveryWithPersonSchema), next: nextPlaceSchema });

/** One lead as the owner's desk lists it; times are ISO 8601 in UTC. */
export const ownerLeadSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** In words: `Deal for Texas`, `Quiz: Full System Build`, `Quiz not finished`. */
  what: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  /** Its subject in one line, for example the address of a deal's property. */
  subject: detailSchema.nullable(),
  /** Everything the person wrote, chose and agreed to. */
  details: z.array(detailSchema),
  /** Null if the browser sent no visit. */
  origin: originSchema.nullable(),
});
export const ownerLeadsSchema = z.object({ leads: z.array(ownerLeadSchema) });

/** A deal that did not fit its buy box, as of its latest attempt; times are ISO 8601 in UTC. */
export const nearMissSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The property's address. */
  subject: z.string(),
  /** As it was typed. */
  askingPrice: z.string(),
  /** The buy box's title, or the text sent instead. */
  market: z.string(),
  /** All reasons, as the visitor read them. */
  reasons: z.array(z.string()),
  /** The titles of the other buy boxes whose figures it fits, nearest first: those that buy at its location, and those that buy elsewhere. */
  takers: z.array(z.string()),
  elsewhere: z.array(z.string()),
  tries: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Whether a later attempt was accepted. */
  accepted: z.boolean(),
  origin: originSchema.nullable(),
  /** All fields of the latest attempt. */
  details: z.array(detailSchema),
});
/** A page of the near misses, the latest first, and how many there are in all. */
export const nearMissesSchema = z.object({
  nearMisses: z.array(nearMissSchema),
  total: z.number().int(),
  next: nextPlaceSchema,
});

export type NearMiss = z.infer<typeof nearMissSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type AboutPerson = z.infer<typeof aboutPersonSchema>;
export type DeliveryWithPerson = z.infer<typeof deliveryWithPersonSchema>;
export type OwnerLead = z.infer<typeof ownerLeadSchema>;
