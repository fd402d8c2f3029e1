import { sql, type Transaction } from 'kysely';
import { attributions } from './attributions.ts';
import { countEarned } from './daily-earned.ts';
import { salesNetCents } from './net-cents.ts';
import { attributeMissing } from './missing-attributions.ts';
import type { Database } from '../schema/schema.ts';
import type { Store } from '../engine/store.ts';

type Tx = Transaction<Database>;

const STEP_ROWS = 500;

/** Corrects sales whose attribution has another revenue or day. */
async function realignSales(tx: Tx, timeZone: string): Promise<number> {
  const sales = await tx
    .selectFrom('sales')
    .innerJoin('attributions', 'attributions.id', 'sales.id')
    .select('sales.id as saleId')
    .where(
      sql<boolean>`attributions.at <> sales.sold_at
        or attributions.sales <> case when sales.paid_cents > 0 then 1 else 0 end
        or attributions.revenue_cents <>
          case when sales.paid_cents > 0 then ${salesNetCents} else 0 end`,
    )
    .limit(STEP_ROWS)
    .execute();
  await attributions.run(
    tx,
    sales.map((success) => ({ success, timeZone })),
  );
  return sales.length;
}

/** Deletes attributions whose lead or sale is gone. */
async function dropOrphans(tx: Tx, timeZone: string): Promise<number> {
  const orphans = await tx
    .selectFrom('attributions')
    .leftJoin('leads', 'leads.id', 'attributions.id')
    .leftJoin('sales', 'sales.id', 'attributions.id')
    .selectAll('attributions')
    .where('leads.id', 'is', null)
    .where('sales.id', 'is', null)
    .limit(STEP_ROWS)
    .execute();
  if (orphans.length === 0) return 0;
  await tx
    .deleteFrom('attributions')
    .where(
      'id',
      'in',
      orphans.map(({ id }) => id),
    )
    .execute();
  const changes = orphans.map((row) => ({ row, times: -1 }) as const);
  await countEarned(tx, changes, timeZone);
  return orphans.length;
}

/** Makes the attributions match the leads and sales, in steps. Their touches do not change. */
export async function realignAttributions(store: Store, timeZone: string): Promise<void> {
  await attributeMissing(store, timeZone);
  for (const step of [realignSales, dropOrphans]) while ((await store.write((tx) => step(tx, timeZone))) === STEP_ROWS);
}
