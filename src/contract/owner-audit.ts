import { z } from 'zod';
import { nextPlaceSchema, placeSchema } from './list-pages.ts';

/** What somebody did in the desk. */
export const auditDeeds = ['signed-in', 'refused', 'saw', 'changed', 'exported', 'erased'] as const;
export type AuditDeed = (typeof auditDeeds)[number];

/** `before` is the `next` of an earlier answer: the list goes on after it. */
export const auditPageSchema = z.object({
  before: placeSchema.optional(),
});

/** The latest first; times are ISO 8601 in UTC. */
export const auditSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      /** Null for the owner of OWNER_PASSWORD, empty for somebody who was erased. */
      name: z.string().nullable(),
      /** Whether that is whoever asks. */
      own: z.boolean(),
      deed: z.enum(auditDeeds),
      /** In words: `a person`, `the orders`. */
      what: z.string(),
      /** The id of what it was about; null where it was about many, or about somebody who was erased. */
      subject: z.string().nullable(),
    }),
  ),
  next: nextPlaceSchema,
});
export type AuditEntry = z.infer<typeof auditSchema>['entries'][number];
