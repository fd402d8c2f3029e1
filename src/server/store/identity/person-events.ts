import type { Transaction } from 'kysely';
import type { PersonStatus } from '../../../contract/people.ts';
import type { Database } from '../schema/schema.ts';
import { readTags } from '../people/list-people.ts';
import { newRowId } from '../engine/new-row-id.ts';
import { tell } from '../stream/tell.ts';

type Tx = Transaction<Database>;
type EventRow = Database['person_events'];

interface Done extends Pick<EventRow, 'kind'> {
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: number;
  /** Who of those who sign in; null is the owner of OWNER_PASSWORD. */
  readonly memberId: string | null;
  /** Foyer notes what nobody in the desk did. */
  readonly who?: EventRow['who'];
  readonly changeId?: string;
}

const rowOf = (personId: string, { kind, data, at, memberId, who = 'owner', changeId }: Done): EventRow => ({
  id: newRowId(),
  person_id: personId,
  at,
  who,
  member_id: memberId,
  kind,
  data: JSON.stringify(data),
  change_id: changeId ?? null,
});

/** Stores what the owner did about a person; gives the id of that. */
export async function recordPersonEvent(tx: Tx, personId: string, done: Done): Promise<string> {
  const row = rowOf(personId, done);
  await tx.insertInto('person_events').values(row).execute();
  return row.id;
}

/** Takes back that somebody was called, if that was noted since; gives whether it was. */
export async function withdrawCalled(
  tx: Tx,
  personId: string,
  { eventId, since }: { eventId: string; since: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('person_events')
    .where('id', '=', eventId)
    .where('person_id', '=', personId)
    .where('kind', '=', 'called')
    .where('at', '>=', since)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function moveStatus(
  tx: Tx,
  moves: readonly { id: string; from: PersonStatus; to: PersonStatus }[],
  done: Pick<Done, 'at' | 'memberId' | 'changeId'>,
): Promise<void> {
  for (const [to, of] of Map.groupBy(moves, (move) => move.to))
    await tx
      .updateTable('people')
      .set({ status: to, status_at: done.at })
      .where(
        'id',
        'in',
        of.map(({ id }) => id),
      )
      .execute();
  const rows = moves.map(({ id, from, to }) => rowOf(id, { ...done, kind: 'status', data: { from, to } }));
  if (rows.length > 0) await tx.insertInto('person_events').values(rows).execute();
  for (const { id, from, to } of moves)
    await tell(tx, { type: 'lead.status', thing: { status: { from, to } }, of: { personId: id }, at: done.at });
}

/** Sets the status of people who have another; how many that were. */
export async function setStatus(
  tx: Tx,
  ids: readonly string[],
  { status: to, ...when }: { status: PersonStatus; at: number; memberId: string | null; changeId: string },
): Promise<number> {
  const others = await tx
    .selectFrom('people')
    .select(['id', 'status as from'])
    .where('id', 'in', [...ids])
    .where('status', '!=', to)
    .execute();
  await moveStatus(
    tx,
    others.map((person) => ({ ...person, to })),
    when,
  );
  return others.length;
}

/** Takes a change of status back for some of its people, but not for those whose status was set again since; how many that were. */
export async function undoStatus(
  tx: Tx,
  changeId: string,
  { limit, ...done }: { at: number; memberId: string | null; limit: number },
): Promise<number> {
  const rows = await tx
    .selectFrom('person_events')
    .innerJoin('people', 'people.id', 'person_events.person_id')
    .select(['people.id', 'people.status as from', 'person_events.data'])
    .where('person_events.change_id', '=', changeId)
    .whereRef('people.status_at', '=', 'person_events.at')
    .limit(limit)
    .execute();
  const moves = rows.map(({ id, from, data }) => {
    const before: { from: PersonStatus } = JSON.parse(data);
    return { id, from, to: before.from };
  });
  await moveStatus(tx, moves, done);
  return moves.length;
}

/** Gives a person these tags and no others. */
export async function setTags(
  tx: Tx,
  personId: string,
  tags: readonly string[],
  done: { at: number; memberId: string | null },
): Promise<void> {
  const before = (await readTags(tx, [personId])).get(personId) ?? [];
  const added = [...new Set(tags)].filter((tag) => !before.includes(tag));
  const removed = before.filter((tag) => !tags.includes(tag));
  if (removed.length > 0)
    await tx.deleteFrom('person_tags').where('person_id', '=', personId).where('tag', 'in', removed).execute();
  if (added.length > 0)
    await tx
      .insertInto('person_tags')
      .values(added.map((tag) => ({ person_id: personId, tag })))
      .execute();
  if (added.length + removed.length === 0) return;
  await recordPersonEvent(tx, personId, { ...done, kind: 'tag', data: { added, removed } });
  await tell(tx, { type: null, of: { personId }, at: done.at });
}
