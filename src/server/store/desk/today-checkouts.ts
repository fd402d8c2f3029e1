import { sql, type Kysely } from 'kysely';
import { isAbandoned } from '../orders/abandoned-checkouts.ts';
import { bitOf } from '../people/fold-summaries.ts';
import type { Database } from '../schema/schema.ts';

/** Nobody has turned to its buyer since it began. */
const waits = sql<boolean>`(
  people.status = 'new' or (
    people.status_at < orders.created_at and not exists (
      select 1 from person_events
      where person_events.person_id = people.id and person_events.kind = 'called' and person_events.at >= orders.created_at
    )
  )
)`;

/**
 * Abandoned checkouts that began since then and to whose buyers nobody has turned, the latest first. A payment that failed is among the orders to look at.
 */
export async function listOpenCheckouts(
  db: Kysely<Database>,
  { since, now, limit }: { since: number; now: number; limit: number },
) {
  return db
    .selectFrom('orders')
    .innerJoin('person_items', 'person_items.id', 'orders.id')
    .innerJoin('people', 'people.id', 'person_items.person_id')
    .select([
      'orders.id',
      'orders.product_name',
      'orders.amount_cents',
      'orders.test',
      'orders.created_at',
      'orders.email',
      'people.id as person_id',
      'people.name',
      'people.phone',
      'people.status',
    ])
    .select(sql<number>`(people.kinds & ${sql.lit(bitOf('reactivation'))})`.as('reactivation'))
    .where('orders.created_at', '>=', since)
    .where('orders.status', '!=', 'failed')
    .where('people.follow_up_at', 'is', null)
    .where(waits)
    .where(isAbandoned(now))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
}
