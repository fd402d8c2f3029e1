import type { Transaction } from 'kysely';
import type { PersonStatus } from '../../../contract/people.ts';
import type { Database } from '../schema/schema.ts';
import { absorbPerson, type JoinedData } from './absorb-person.ts';
import { foldSummaries } from '../people/fold-summaries.ts';
import { findPerson, type PersonRecord } from '../people/list-people.ts';
import { recordPersonEvent } from './person-events.ts';
import { emailKey } from '../people/person-item.ts';
import { readKeys } from './person-things.ts';
import { takePeople, upsertPeople } from '../people/person-writes.ts';
import { refoldPerson } from '../people/refold-person.ts';
import { splitTurn } from '../stream/told-people.ts';
import { newRowId } from '../engine/new-row-id.ts';
import { StoreUnavailableError } from '../engine/store.ts';
import { tell } from '../stream/tell.ts';

type Tx = Transaction<Database>;

/** Whoever is known by this address; null where nobody is. */
export async function findByEmail(tx: Tx, email: string): Promise<PersonRecord | null> {
  const key = await tx
    .selectFrom('person_keys')
    .select('person_id')
    .where('key', '=', emailKey(email))
    .executeTakeFirst();
  return key === undefined ? null : findPerson(tx, key.person_id);
}

/** Makes two people one, as the owner says; gives the addresses that came with the other. Splitting those off again is the way back. */
export async function joinByOwner(
  tx: Tx,
  { stays, goes, memberId, at }: { stays: PersonRecord; goes: PersonRecord; memberId: string | null; at: number },
): Promise<string[]> {
  await takePeople(tx, [stays.id, goes.id]);
  const [left, right] = [await findPerson(tx, stays.id), await findPerson(tx, goes.id)];
  if (left?.id !== stays.id || right?.id !== goes.id)
    throw new StoreUnavailableError('One of these people was joined to another at this moment');
  const { emails } = await readKeys(tx, goes.id);
  await upsertPeople(tx, [{ id: stays.id, ...foldSummaries(left, right) }]);
  await absorbPerson(tx, { stays: stays.id, goes: goes.id, who: 'owner', memberId, at });
  await tell(tx, { type: null, of: { personId: stays.id }, at });
  return emails;
}

/** How somebody stood before these addresses of theirs were joined to another person; null where they never were. */
async function standingBefore(
  tx: Tx,
  personId: string,
  emails: readonly string[],
): Promise<{ status: PersonStatus; status_at: number; follow_up_at: number | null } | null> {
  const joins = await tx
    .selectFrom('person_events')
    .select('data')
    .where('person_id', '=', personId)
    .where('kind', '=', 'joined')
    .orderBy('at', 'desc')
    .execute();
  for (const { data } of joins) {
    const joined: JoinedData = JSON.parse(data);
    if (emails.some((email) => joined.keys.includes(emailKey(email))))
      return { status: joined.status, status_at: joined.statusAt, follow_up_at: joined.followUpAt };
  }
  return null;
}

/**
 * Takes some of a person's addresses away to a person of their own, with what was left from them and the numbers that only they left. Neither is joined
 * by itself any more; the owner can join them again. Gives the new person's id.
 */
export async function splitOff(
  tx: Tx,
  {
    person,
    emails,
    memberId,
    at,
  }: { person: PersonRecord; emails: readonly string[]; memberId: string | null; at: number },
): Promise<string> {
  await takePeople(tx, [person.id]);
  const id = newRowId();
  const own = emails.map(emailKey);
  const standing = (await standingBefore(tx, person.id, emails)) ?? { status: person.status, status_at: at };
  await tx
    .updateTable('person_items')
    .set({ person_id: id })
    .where('person_id', '=', person.id)
    .where(
      'email',
      'in',
      own.map((key) => key.slice(2)),
    )
    .execute();
  const left = tx.selectFrom('person_items').select('phone').where('person_id', '=', person.id);
  const taken = await tx
    .selectFrom('person_items')
    .select('phone')
    .distinct()
    .where('person_id', '=', id)
    .where('phone', '!=', '')
    .where('phone', 'not in', left)
    .execute();
  const keys = [...own, ...taken.map(({ phone }) => `p:${phone}`)];
  await tx
    .updateTable('person_keys')
    .set({ person_id: id })
    .where('person_id', '=', person.id)
    .where('key', 'in', keys)
    .execute();
  await refoldPerson(tx, id);
  await refoldPerson(tx, person.id);
  await tx.updateTable('people').set(standing).where('id', '=', id).execute();
  await tx.updateTable('people').set({ apart: 1 }).where('id', 'in', [id, person.id]).execute();
  await splitTurn(tx, { from: person.id, into: id });
  for (const one of [id, person.id]) {
    await recordPersonEvent(tx, one, { kind: 'split', data: { keys }, memberId, at });
    await tell(tx, { type: null, of: { personId: one }, at });
  }
  return id;
}
