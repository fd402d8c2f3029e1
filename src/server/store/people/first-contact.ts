import type { Kysely } from 'kysely';
import type { PersonStatus } from '../../../contract/people.ts';
import type { Database } from '../schema/schema.ts';

type Db = Kysely<Database>;

/** Those who left something for the first time since then, the newest first. */
export async function listNewcomers(db: Db, since: number, limit: number) {
  return db
    .selectFrom('people')
    .select(['id', 'source', 'first_at as firstAt', 'status'])
    .where('last_at', '>=', since)
    .where('first_at', '>=', since)
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
}

function statusIn(data: string): PersonStatus {
  const { to }: { to: PersonStatus } = JSON.parse(data);
  return to;
}

/** Every change of the status of people who came since then, in its order. */
export async function listStatusChanges(
  db: Db,
  since: number,
): Promise<{ personId: string; at: number; to: PersonStatus }[]> {
  const rows = await db
    .selectFrom('people')
    .innerJoin('person_events', 'person_events.person_id', 'people.id')
    .select(['person_events.person_id as personId', 'person_events.at', 'person_events.data'])
    .where('people.last_at', '>=', since)
    .where('people.first_at', '>=', since)
    .where('people.status', '!=', 'new')
    .where('person_events.kind', '=', 'status')
    .orderBy('person_events.at')
    .orderBy('person_events.id')
    .execute();
  return rows.map(({ data, ...change }) => ({ ...change, to: statusIn(data) }));
}

/** When each of those who came since then was first called, as it was noted. */
export async function listCalled(db: Db, since: number): Promise<{ personId: string; at: number }[]> {
  return db
    .selectFrom('people')
    .innerJoin('person_events', 'person_events.person_id', 'people.id')
    .select(['people.id as personId', ({ fn }) => fn.min('person_events.at').as('at')])
    .where('people.last_at', '>=', since)
    .where('people.first_at', '>=', since)
    .where('person_events.kind', '=', 'called')
    .groupBy('people.id')
    .execute();
}

/** When the first booked call of each of those began that is over and was held: not cancelled, and they came. */
export async function listHeld(
  db: Db,
  { since, now }: { since: number; now: number },
): Promise<{ personId: string; at: number }[]> {
  return (
    db
      .selectFrom('bookings')
      .innerJoin('person_items', 'person_items.id', 'bookings.lead_id')
      .innerJoin('people', 'people.id', 'person_items.person_id')
      .select(['people.id as personId', ({ fn }) => fn.min('bookings.starts_at').as('at')])
      // Nobody's call began before they came.
      .where('bookings.starts_at', '>=', since)
      .where('bookings.starts_at', '<', now)
      .where('bookings.ends_at', '<=', now)
      .where('bookings.status', '=', 'booked')
      .where('bookings.no_show_at', 'is', null)
      .where('people.first_at', '>=', since)
      .groupBy('people.id')
      .execute()
  );
}
