import { z } from 'zod';

const counts = {
  visitors: z.number().int(),
  conversions: z.number().int(),
  /** Paid sales, refunded ones too. */
  sales: z.number().int(),
  /** Net of refunds and lost disputes. */
  revenueCents: z.number().int(),
};

/** Some days in a row, `YYYY-MM-DD` in the site's time zone, each listed; `totals` is what they add up to. */
const periodSchema = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(z.object({ date: z.string(), ...counts })),
  /** `pageViews` is null where they can no longer be told: the period's last day counts in part, and its page views were dropped for their age. */
  totals: z.object({ ...counts, pageViews: z.number().int().nullable() }),
});

/**
 * A range beside an earlier one of as many days. A range that ends today is not over: the last day of the earlier one then counts only for as much time as
 * has passed today, so that both are equally long.
 */
export const trendSchema = z.object({
  now: periodSchema,
  before: periodSchema,
  /** ISO 8601 in UTC, when the range was counted, where its last day is today; otherwise null. */
  countedUntil: z.string().nullable(),
  /** How far the database that this was read from is behind the one that is written; null where they are the same. */
  behindSeconds: z.number().int().nullable(),
  /** Whether the sales are those made in test mode, as in the sales figures. */
  test: z.boolean(),
});

export type Trend = z.infer<typeof trendSchema>;
export type TrendPeriod = z.infer<typeof periodSchema>;
