import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { attributions } from '../attribution/attributions.ts';
import { handOver } from '../engine/unit-effects.ts';
import type { Database } from '../schema/schema.ts';

export type NewSale = Omit<Insertable<Database['sales']>, 'id'>;

/** Writes a sale and its attribution. There is one sale for each `provider_ref`; writing it again updates it. */
export async function storeSale(tx: Transaction<Database>, sale: NewSale, timeZone: string): Promise<void> {
  const { provider_ref: _ref, order_id: _order, session_id: _session, filtered: _filtered, ...standing } = sale;
  const { id } = await tx
    .insertInto('sales')
    .values({ ...sale, id: randomUUID() })
    .onConflict((conflict) => conflict.column('provider_ref').doUpdateSet(standing))
    .returning('id')
    .executeTakeFirstOrThrow();
  await handOver(tx, attributions, { success: { saleId: id }, timeZone });
}

/** When the sale with this reference was first paid or attempted; null if there is none. */
export async function soldAtOf(tx: Transaction<Database>, providerRef: string): Promise<number | null> {
  const found = tx.selectFrom('sales').select('sold_at').where('provider_ref', '=', providerRef);
  return (await found.executeTakeFirst())?.sold_at ?? null;
}
