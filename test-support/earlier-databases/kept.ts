import { z } from 'zod';

/** What is kept beside an earlier version's database: what that version said of it, and what its visitors have in hand; null where it had no such thing. */
export const keptSchema = z.object({
  /** When it was made. */
  madeAt: z.number(),
  /** The dashboard of the last ninety days, and revenue net of refunds. */
  figures: z.object({
    totalVisitors: z.number(),
    totalPageViews: z.number(),
    totalConversions: z.number(),
    totalSales: z.number(),
    totalRevenueCents: z.number(),
  }),
  /** Leads by their kind. */
  leads: z.record(z.string(), z.number()),
  /** The path in the mail by which a booking is moved or cancelled. */
  bookingPath: z.string().nullable(),
  order: z.object({ id: z.string(), token: z.string() }).nullable(),
  uploadId: z.string().nullable(),
  lendingPath: z.string().nullable(),
  /** The owner's session, where a session is a row. */
  ownerCookie: z.string().nullable(),
});

export type Kept = z.infer<typeof keptSchema>;

/** In order, oldest first. 0.4.0 brought no migration. */
export const earlierVersions = [
  '0.1.0',
  '0.2.0',
  '0.3.0',
  '0.5.0',
  '0.6.0',
  '0.7.0',
  '0.8.0',
  '0.9.0',
  '0.10.0',
  '0.11.0',
] as const;
export type EarlierVersion = (typeof earlierVersions)[number];

export const keptFolder = import.meta.dirname;
