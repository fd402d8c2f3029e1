import { z } from 'zod';

/** What the server stores, whatever a browser reports: forms but bookings, finished quizzes, bookings, and orders that were paid. */
export const trustKinds = ['lead', 'quiz', 'booking', 'payment'] as const;
export type TrustKind = (typeof trustKinds)[number];

/**
 * Why a visit is in no figure: whoever looks after the site was signed in, or its browser named itself a search engine, a reader for AI, a service that
 * draws previews of links, a browser that a program drives, a program, or something else that is no person.
 */
export const filterReasons = ['signed_in', 'search', 'ai', 'preview', 'driven', 'program', 'other'] as const;
export type FilterReason = (typeof filterReasons)[number];

const count = z.number().int();
const shareSchema = z.object({ share: z.number(), low: z.number(), high: z.number() });

/**
 * What the server stored on some days beside what browsers reported of it.
 *
 * - `rows`: `stored` is what lies in the database; `counted` the conversions in the figures, null for quizzes, whose end is none; `untold` is that part
 *   of `stored` of which no browser reported (of a quiz its last event, of the others the visit), and `devices` tells by what they were sent on.
 * - `filtered`: visits that are in no figure, by reason and by day, and the page views of them all.
 * - `spam`: forms that were set aside, by what became of them.
 * - `rate`: conversions by visitor as a share with its Wilson interval at 95 %; null without visitors.
 * - `pendingDays`: days that are still being counted; `rows` and `filtered.reasons` leave them out.
 */
export const trustSchema = z.object({
  from: z.string(),
  to: z.string(),
  rows: z.array(
    z.object({
      kind: z.enum(trustKinds),
      stored: count,
      counted: count.nullable(),
      untold: count,
      devices: z.array(z.object({ device: z.enum(['phone', 'tablet', 'computer']).nullable(), untold: count })),
    }),
  ),
  filtered: z.object({
    reasons: z.array(z.object({ reason: z.enum(filterReasons), visits: count })),
    days: z.array(z.object({ date: z.string(), visits: count })),
    pageViews: count,
  }),
  spam: z.object({ waiting: count, letIn: count, removed: count }),
  rate: shareSchema.nullable(),
  visitors: count,
  conversions: count,
  pendingDays: count,
});
export type Trust = z.infer<typeof trustSchema>;
