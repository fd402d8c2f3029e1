import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { joinTurns } from '../stream/told-people.ts';
import { holdWithdrawn } from '../people/consents.ts';
import { newRowId } from '../engine/new-row-id.ts';

type Tx = Transaction<Database>;
type PersonRow = Selectable<Database['people']>;

/** What was found when two people became one: who went into whom, by which addresses and numbers, and how they stood. */
export interface JoinedData {
  readonly from: string;
  readonly keys: readonly string[];
  readonly status: PersonRow['status'];
  readonly statusAt: number;
  readonly followUpAt: number | null;
}

/** What the owner made of two people who turn out to be one: the later word counts, the earlier call is kept. */
function settle(stays: PersonRow, goes: PersonRow) {
  const later = goes.status_at > stays.status_at ? goes : stays;
  const dates = [stays.follow_up_at, goes.follow_up_at].filter((at) => at !== null);
  return {
    status: later.status,
    status_at: later.status_at,
    follow_up_at: dates.length === 0 ? null : Math.min(...dates),
    apart: Math.max(stays.apart, goes.apart),
  };
}

/** Moves all that is known of one person to another, who is written already as both add up to; a link to the first leads to the second from then on. */
export async function absorbPerson(
  tx: Tx,
  {
    stays,
    goes,
    who,
    memberId = null,
    at,
  }: { stays: string; goes: string; who: 'owner' | 'foyer'; memberId?: string | null; at: number },
): Promise<void> {
  const read = (id: string) => tx.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [left, right] = [await read(stays), await read(goes)];
  const keys = await tx.selectFrom('person_keys').select('key').where('person_id', '=', goes).execute();
  for (const table of ['person_items', 'person_keys', 'person_events', 'person_aliases'] as const)
    await tx.updateTable(table).set({ person_id: stays }).where('person_id', '=', goes).execute();
  await sql`
    insert into person_tags (person_id, tag)
    select ${stays}, tag from person_tags where person_id = ${goes} and tag not in (select tag from person_tags where person_id = ${stays})
  `.execute(tx);
  await tx.deleteFrom('person_tags').where('person_id', '=', goes).execute();
  await joinTurns(tx, { stays, goes });
  await tx.deleteFrom('people').where('id', '=', goes).execute();
  await tx.insertInto('person_aliases').values({ id: goes, person_id: stays }).execute();
  await tx.updateTable('people').set(settle(left, right)).where('id', '=', stays).execute();
  await holdWithdrawn(tx, stays);
  const data: JoinedData = {
    from: goes,
    keys: keys.map(({ key }) => key),
    status: right.status,
    statusAt: right.status_at,
    followUpAt: right.follow_up_at,
  };
  await tx
    .insertInto('person_events')
    .values({
      id: newRowId(),
      person_id: stays,
      at,
      who,
      member_id: memberId,
      kind: 'joined',
      data: JSON.stringify(data),
      change_id: null,
    })
    .execute();
}
