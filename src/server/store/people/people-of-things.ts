import type { Kysely } from 'kysely';
import type { AboutPerson } from '../../../contract/owner.ts';
import type { Database } from '../schema/schema.ts';

/** Who left each of these things, by the thing's id; what is nobody's by now is left out. */
export async function findPeopleOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, AboutPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person_items')
    .innerJoin('people', 'people.id', 'person_items.person_id')
    .select(['person_items.id as thing', 'people.id as personId', 'people.name', 'people.email'])
    .where('person_items.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ thing, ...person }) => [thing, person]));
}
