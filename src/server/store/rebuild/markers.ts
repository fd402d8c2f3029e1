import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Marker = Database['markers']['name'];

/** What is remembered under this name; null while nothing is. */
export async function readMarker(db: Kysely<Database>, name: Marker): Promise<string | null> {
  const found = db.selectFrom('markers').select('value').where('name', '=', name);
  return (await found.executeTakeFirst())?.value ?? null;
}

export async function setMarker(tx: Transaction<Database>, name: Marker, value: string): Promise<void> {
  await tx
    .insertInto('markers')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
