import { z } from 'zod';

/** People who came within so many days count. */
export const FIRST_CONTACT_DAYS = 30;
/** Of the newest so many people. */
export const FIRST_CONTACT_PEOPLE_MAX = 20_000;
/** Minutes up to which a first contact counts in each bar; what took longer is in a last one. */
export const contactBarMinutes = [5, 15, 60, 240, 1440] as const;

const timesSchema = z.object({
  /** People who came, and those of them whom the owner has contacted. */
  people: z.number().int(),
  contacted: z.number().int(),
  /** From what somebody left first to the first contact, in milliseconds; null where nobody was contacted. */
  medianMs: z.number().nullable(),
  worstMs: z.number().nullable(),
});

/**
 * How soon people heard from the owner. A first contact is the earliest of: the first time their status left `new`, where that was not taken back; a call
 * that was noted; the beginning of a booked call that is over, unless it was cancelled or nobody came.
 */
export const firstContactSchema = timesSchema.extend({
  /** The longest that somebody has waited who is still new and was not called; null where nobody waits. */
  longestWaitMs: z.number().nullable(),
  /** How many were contacted within each of contactBarMinutes, and later. */
  bars: z.array(z.number().int()),
  /** By the source of their first visit, those with most people first; null where no visit is known, empty where it had none. */
  sources: z.array(timesSchema.extend({ source: z.string().nullable() })),
});

export type FirstContact = z.infer<typeof firstContactSchema>;
export type ContactTimes = z.infer<typeof timesSchema>;
