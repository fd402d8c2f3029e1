import type { Kysely, Selectable } from 'kysely';
import type { Database } from './schema.ts';

export type OrderRecord = Selectable<Database['orders']>;

export async function findOrder(db: Kysely<Database>, id: string): Promise<OrderRecord | null> {
  return (await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
