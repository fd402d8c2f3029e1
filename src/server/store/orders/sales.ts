import type { Insertable, Transaction } from 'kysely';
import { attributions } from '../attribution/attributions.ts';
import { handOver } from '../engine/unit-effects.ts';
import { people } from '../identity/join-people.ts';
import { moneyItem } from '../people/person-item.ts';
import type { Database } from '../schema/schema.ts';
import { newRowId } from '../engine/new-row-id.ts';

export type NewSale = Omit<Insertable<Database['sales']>, 'id'>;

/** Writes a sale and its attribution, and whose it is once it is paid; gives its id. There is one sale for each `provider_ref`; writing it again updates it. */
export async function storeSale(tx: Transaction<Database>, sale: NewSale, timeZone: string): Promise<string> {
  const { provider_ref: _ref, order_id: _order, session_id: _session, filtered: _filtered, ...standing } = sale;
  const { id } = await tx
    .insertInto('sales')
    .values({ ...sale, id: newRowId() })
    .onConflict((conflict) => conflict.column('provider_ref').doUpdateSet(standing))
    .returning('id')
    .executeTakeFirstOrThrow();
  await handOver(tx, attributions, { success: { saleId: id }, timeZone });
  if (sale.paid_cents === undefined || sale.paid_cents === 0) return id;
  const { customer_name: name, customer_email: email, session_id: sessionId = null, sold_at: at } = sale;
  const words = [sale.product_name, sale.order_id ?? sale.provider_ref];
  await handOver(
    tx,
    people,
    moneyItem({ id, type: 'sale', name: name ?? '', email: email ?? '', sessionId, at, words }),
  );
  return id;
}

/** When the sale with this reference was first paid or attempted; null if there is none. */
export async function soldAtOf(tx: Transaction<Database>, providerRef: string): Promise<number | null> {
  const found = tx.selectFrom('sales').select('sold_at').where('provider_ref', '=', providerRef);
  return (await found.executeTakeFirst())?.sold_at ?? null;
}
