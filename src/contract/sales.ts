import { z } from 'zod';

const cents = z.number().int();

/**
 * A sale, or a try at one that failed or is not through yet. `status` is `completed`, `failed`, or anything else that is on its way or was
 * taken back since (`processing`, `needs_review`, `partly_refunded`, `refunded`, `disputed`).
 */
export const saleSchema = z.object({
  id: z.string(),
  productName: z.string(),
  /** Masked for everybody but the owner; null where none is known. */
  customerEmail: z.string().nullable(),
  productType: z.string(),
  status: z.string(),
  /** What was charged, in cents. */
  amount: cents,
  /** What of it counts, in cents: net of refunds and lost disputes, 0 where nothing was paid. */
  netCents: cents,
  /** Bought in test mode: no money moved. */
  test: z.boolean(),
  /** When it was sold, ISO 8601 in UTC. */
  createdAt: z.string(),
});

/** Money is integer cents, net of refunds and lost disputes on the day of the sale; dates are `YYYY-MM-DD` in the site's time zone. */
export const salesStatsSchema = z.object({
  /** Sales that were paid, refunded ones too. */
  totalSales: z.number().int(),
  totalRevenue: cents,
  /** Rounded to the cent; 0 without sales. */
  averageOrderValue: cents,
  /** The newest ten of the range. */
  recentSales: z.array(saleSchema),
  topProducts: z.array(z.object({ product: z.string(), sales: z.number().int(), revenue: cents })),
  /** In calendar order, days without a sale too; they add up to the totals. */
  dailySales: z.array(z.object({ date: z.string(), sales: z.number().int(), revenue: cents })),
  /** Whether these are sales made in test mode. Test sales and real ones are never added up together. */
  test: z.boolean(),
});

/** How many sales are asked for, newest first. */
export const salesListSchema = z.object({
  limit: z.coerce.number('Please send a number of rows').int().min(1).max(1000).default(200),
});
export const salesSchema = z.object({ sales: z.array(saleSchema) });

export type Sale = z.infer<typeof saleSchema>;
export type SalesStats = z.infer<typeof salesStatsSchema>;
