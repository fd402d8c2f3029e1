import type { Transaction } from 'kysely';
import type { PersonStatus } from '../../../contract/people.ts';
import { emailKey } from '../people/person-item.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

export type OwnerNote = Pick<Database['person_events'], 'id' | 'at' | 'kind' | 'data'>;

/** What the owner made of somebody of the demonstration. */
export interface WorkedPerson {
  readonly email: string;
  readonly status: PersonStatus;
  readonly statusAt: number;
  readonly followUp: number | null;
  readonly tags: readonly string[];
  readonly events: readonly OwnerNote[];
}

/** Stores what the owner made of these people; whoever is not there is passed over. */
export async function storeWork(tx: Tx, people: readonly WorkedPerson[]): Promise<void> {
  const rows = await tx
    .selectFrom('person_keys')
    .select(['key', 'person_id'])
    .where(
      'key',
      'in',
      people.map(({ email }) => emailKey(email)),
    )
    .execute();
  const ids = new Map(rows.map(({ key, person_id }) => [key, person_id]));
  for (const { email, status, statusAt, followUp, tags, events } of people) {
    const id = ids.get(emailKey(email));
    if (id === undefined) continue;
    if (status !== 'new' || followUp !== null)
      await tx
        .updateTable('people')
        .set({ status, status_at: statusAt, follow_up_at: followUp })
        .where('id', '=', id)
        .execute();
    if (events.length > 0)
      await tx
        .insertInto('person_events')
        .values(events.map((event) => ({ ...event, person_id: id, who: 'owner' as const, change_id: null })))
        .execute();
    if (tags.length > 0)
      await tx
        .insertInto('person_tags')
        .values(tags.map((tag) => ({ person_id: id, tag })))
        .execute();
  }
}
