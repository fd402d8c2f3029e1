import type { Insertable, Selectable } from 'kysely';
import type { Happening, Store } from '../../src/server/store/engine/store.ts';
import { bucketOf, bucketOfDelivery } from '../../src/server/store/outbox/buckets.ts';
import type { ClaimedDelivery } from '../../src/server/store/outbox/delivery-claims.ts';
import type { Database } from '../../src/server/store/schema/schema.ts';

export type NewRow = Partial<Insertable<Database['deliveries']>>;

/** What each delivery of `storeDeliveries` is unless it says otherwise: it waits for the CRM, due at 1000, in milliseconds. */
export const plainDelivery = {
  kind: 'lead',
  destination: 'crm',
  payload: '{"name":"Ada"}',
  status: 'waiting',
  attempts: 0,
  failures: 0,
  next_attempt_at: 1000,
  created_at: 1,
} as const;

/** Held by this claim until 2000. */
export const held = (claim: string, more: NewRow = {}): NewRow => ({ claimed_by: claim, claimed_until: 2000, ...more });

/** A delivery of `storeDeliveries` as the worker has it whose claim is `mine`, at its first attempt. */
export const claimedDelivery = (id: string): ClaimedDelivery => ({
  id,
  bucket: bucketOf(id),
  messageId: id,
  destination: plainDelivery.destination,
  payload: plainDelivery.payload,
  attempt: 1,
  failures: 0,
  giveUpAt: null,
  claim: 'mine',
});

/** Stores deliveries in one statement, each under its name as its id. */
export async function storeDeliveries(store: Store, rows: Readonly<Record<string, NewRow>>): Promise<void> {
  const values = Object.entries(rows).map(([id, row]) => {
    const whole = { ...plainDelivery, ...row, id };
    return { bucket: bucketOfDelivery(whole), ...whole };
  });
  if (values.length > 0) await store.db.insertInto('deliveries').values(values).execute();
}

/** All deliveries by id. */
export async function deliveriesById(store: Store): Promise<Map<string, Selectable<Database['deliveries']>>> {
  const rows = await store.db.selectFrom('deliveries').selectAll().orderBy('id').execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of those that an action changed, or took away. */
export async function changedBy(store: Store, act: () => Promise<unknown>): Promise<string[]> {
  const before = await deliveriesById(store);
  await act();
  const after = await deliveriesById(store);
  return [...before].filter(([id, row]) => JSON.stringify(after.get(id)) !== JSON.stringify(row)).map(([id]) => id);
}

/** What an operator counts, from now on. */
export function watchCounts(store: Store): Happening[] {
  const counted: Happening[] = [];
  store.observe({
    committed: () => undefined,
    failed: () => undefined,
    happened: (happening) => counted.push(happening),
  });
  return counted;
}
