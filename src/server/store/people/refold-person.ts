import type { Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { dropRemoteIds } from '../outbox/highlevel-ids.ts';
import { foldSummaries, summaryOf, type Summary } from './fold-summaries.ts';
import { takePeople, upsertPeople } from './person-writes.ts';

type Tx = Transaction<Database>;

const PIECE = 1000;
/** The most values that one statement binds. */
const VALUES_MAX = 500;

/** What is left of a person's things, added up in pieces; null where nothing is. */
async function foldItems(tx: Tx, personId: string): Promise<Summary | null> {
  let sum: Summary | null = null;
  for (let after = ''; ;) {
    const rows = await tx
      .selectFrom('person_items')
      .selectAll()
      .where('person_id', '=', personId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute();
    for (const row of rows) sum = sum === null ? summaryOf(row) : foldSummaries(sum, summaryOf(row));
    const last = rows.at(-1);
    if (last === undefined) return sum;
    after = last.id;
  }
}

/** Takes a person away with all that the owner noted about them. */
export async function dropPerson(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('person_keys').where('person_id', '=', personId).execute();
  await tx.deleteFrom('person_tags').where('person_id', '=', personId).execute();
  await tx.deleteFrom('person_events').where('person_id', '=', personId).execute();
  await tx.deleteFrom('person_aliases').where('person_id', '=', personId).execute();
  await tx.deleteFrom('told_people').where('person_id', '=', personId).execute();
  await dropRemoteIds(tx, [personId]);
  await tx.deleteFrom('people').where('id', '=', personId).execute();
}

/** Adds a person's things up anew after some have gone; without any there is no person. Says whether there still is one. */
export async function refoldPerson(tx: Tx, personId: string): Promise<boolean> {
  await takePeople(tx, [personId]);
  const sum = await foldItems(tx, personId);
  if (sum === null) await dropPerson(tx, personId);
  else await upsertPeople(tx, [{ id: personId, ...sum }]);
  return sum !== null;
}

/** Something of this person turned out to be another's. Keys by which nothing of theirs is known any more go with it. */
export async function leaveItem(tx: Tx, personId: string): Promise<void> {
  if (await refoldPerson(tx, personId)) await dropUnusedKeys(tx, personId);
}

/** Drops the keys of a person that none of their things bears. */
export async function dropUnusedKeys(tx: Tx, personId: string): Promise<void> {
  const used = await tx
    .selectFrom('person_items')
    .select(['email', 'phone'])
    .distinct()
    .where('person_id', '=', personId)
    .execute();
  const keys = new Set(used.flatMap(({ email, phone }) => [`e:${email}`, ...(phone === '' ? [] : [`p:${phone}`])]));
  const own = await tx.selectFrom('person_keys').select('key').where('person_id', '=', personId).execute();
  const unused = own.map(({ key }) => key).filter((key) => !keys.has(key));
  if (unused.length > 0) await tx.deleteFrom('person_keys').where('key', 'in', unused).execute();
}

/** Takes things away from whoever they belong to; a person of whom nothing is left goes with them. Gives the people that were touched. */
export async function dropPersonItems(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const touched = new Set<string>();
  for (let from = 0; from < ids.length; from += VALUES_MAX) {
    const gone = await tx
      .deleteFrom('person_items')
      .where('id', 'in', ids.slice(from, from + VALUES_MAX))
      .returning('person_id')
      .execute();
    for (const { person_id } of gone) touched.add(person_id);
  }
  for (const id of [...touched].toSorted()) await leaveItem(tx, id);
  return [...touched];
}
