import { sql } from 'kysely';
import { netCentsOf } from '../../../domain/orders/order-standing.ts';

/** What is left of a stored order or sale after refunds and lost disputes. */
export function rowNetCents(row: { paid_cents: number; refunded_cents: number; lost_cents: number }): number {
  return netCentsOf({ paidCents: row.paid_cents, refundedCents: row.refunded_cents, lostCents: row.lost_cents });
}

/** The same of a row of `sales`, as the database computes it. */
export const salesNetCents = sql<number>`(sales.paid_cents - sales.refunded_cents - sales.lost_cents)`;
