import { z } from 'zod';

const cents = z.number().int();

/**
 * A sale, or an attempt that failed or is still in progress. `status` is `completed`, `failed`, or one of `processing`, `needs_review`,
 * `partly_refunded`, `refunded` and `disputed`.
 */
export const saleSchema = z.object({
  id: z.string(),
  productName: z.string(),
  /** Masked for everybody but the owner; null if unknown. */
  customerEmail: z.string().nullable(),
  productType: z.string(),
  status: z.string(),
  /** The amount charged, in cents. */
  amount: cents,
  /** The amount that counts, in cents: net of refunds and lost disputes, 0 if nothing was paid. */
  netCents: cents,
  /** Bought in test mode: no money moved. */
  test: z.boolean(),
  /** When it was sold, ISO 8601 in UTC. */
  createdAt: z.string(),
});

/** Money is integer cents, net of refunds and lost disputes, which count on the day of the sale; dates are `YYYY-MM-DD` in the site's time zone. */
export const salesStatsSchema = z.object({
  /** Sales that were paid, refunded ones too. */
  totalSales: z.number().int(),
  totalRevenue: cents,
  /** Rounded to the cent; 0 without sales. */
  averageOrderValue: cents,
  /** The newest ten of the range. */
  recentSales: z.array(saleSchema),
  topProducts: z.array(z.object({ product: z.string(), sales: z.number().int(), revenue: cents })),
  /** In calendar order, days without a sale included; they add up to the totals. */
  dailySales: z.array(z.object({ date: z.string(), sales: z.number().int(), revenue: cents })),
  /** Whether these are sales made in test mode. Test sales and real ones are never added up together. */
  test: z.boolean(),
});

/** How many sales to return, newest first. */
export const salesListSchema = z.object({
  limit: z.coerce.number('Please send a number of rows').int().min(1).max(1000).default(200),
});
export const salesSchema = z.object({ sales: z.array(saleSchema) });

export type Sale = z.infer<typeof saleSchema>;
export type SalesStats = z.infer<typeof salesStatsSchema>;
