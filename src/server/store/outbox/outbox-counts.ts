import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

type Status = Database['deliveries']['status'];

/** The deliveries to one destination that wait, or that are dead letters. */
export interface OutboxCount {
  readonly destination: string;
  readonly status: Status;
  readonly count: number;
  /** When the oldest of them was stored. */
  readonly oldestAt: number;
}

/** How many are counted in one go: under a millisecond, and the server answers others in between. */
const AT_ONCE = 10_000;

/** Repeats the index's condition; otherwise neither engine uses the index. */
function countable(db: Kysely<Database>, status: Status) {
  return db
    .selectFrom('deliveries')
    .where('status', '=', status)
    .where('status', 'in', sql<Status>`('waiting', 'dead')`);
}

/** The next destination by name that has deliveries with this status. Each call is one index lookup. */
export function nextDestination(db: Kysely<Database>, status: Status, after: string) {
  return countable(db, status).where('destination', '>', after).select('destination').orderBy('destination').limit(1);
}

interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** Deliveries to a destination after a place. */
export function deliveriesAfter(db: Kysely<Database>, status: Status, destination: string, { createdAt, id }: Place) {
  return countable(db, status)
    .where('destination', '=', destination)
    .where(sql<boolean>`(created_at, id) > (${createdAt}, ${id})`);
}

/** Counts in steps, each from where the last one ended. */
async function countFor(db: Kysely<Database>, status: Status, destination: string): Promise<OutboxCount> {
  let place: Place = { createdAt: -1, id: '' };
  const rest = () => deliveriesAfter(db, status, destination, place);
  const inOrder = () => rest().select(['created_at', 'id']).orderBy('created_at').orderBy('id').limit(1);
  const oldest = await inOrder().executeTakeFirst();
  let count = 0;
  for (;;) {
    const last = await inOrder()
      .offset(AT_ONCE - 1)
      .executeTakeFirst();
    if (last === undefined) break;
    count += AT_ONCE;
    place = { createdAt: last.created_at, id: last.id };
    await turn();
  }
  const { more } = await rest()
    .select(({ fn }) => fn.countAll<number>().as('more'))
    .executeTakeFirstOrThrow();
  return { destination, status, count: count + more, oldestAt: oldest?.created_at ?? 0 };
}

/** Counts waiting deliveries and dead letters by destination, in steps between which the server answers others. */
export async function countOutbox(db: Kysely<Database>): Promise<OutboxCount[]> {
  const counts: OutboxCount[] = [];
  for (const status of ['waiting', 'dead'] as const) {
    let after = '';
    for (;;) {
      const next = await nextDestination(db, status, after).executeTakeFirst();
      if (next === undefined) break;
      counts.push(await countFor(db, status, next.destination));
      after = next.destination;
    }
  }
  return counts;
}
