import type { Kysely, Selectable, Transaction } from 'kysely';
import { announceAfterCommit } from '../engine/unit-effects.ts';
import { newRowId } from '../engine/new-row-id.ts';
import { deliveriesDue } from '../outbox/outbox.ts';
import type { Database } from '../schema/schema.ts';
import { wants, type EventDestination } from './event-destinations.ts';
import { eventDelivery, insertEventDeliveries } from './tell.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

export type Replay = Selectable<Database['event_replays']>;

/** Events that one step looks at. */
export const REPLAY_STEP = 200;
/** Events are numbered as they are stored, which is a little after they happened. */
const SLACK_MS = 60_000;
/** What the kind of an event ends with that is sent again. */
const REPLAYED = '_again';

/** Begins to send what happened in a period again; false where another replay to the destination is under way. */
export async function beginReplay(
  tx: Tx,
  { destinationId, from, until, at }: { destinationId: string; from: number; until: number; at: number },
): Promise<boolean> {
  const numbered = tx.selectFrom('crm_events').select('seq');
  const first = await numbered
    .where('at', '>=', from - SLACK_MS)
    .orderBy('at')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  const last = await numbered.orderBy('seq', 'desc').limit(1).executeTakeFirst();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('event_replays')
    .values({
      id: newRowId(),
      destination_id: destinationId,
      from_at: from,
      until_at: until,
      after_seq: (first?.seq ?? 1) - 1,
      last_seq: first === undefined ? 0 : (last?.seq ?? 0),
      asked_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The latest replay to each destination. */
export async function latestReplays(db: Db): Promise<Map<string, Replay>> {
  const rows = await db.selectFrom('event_replays').selectAll().orderBy('asked_at').execute();
  return new Map(rows.map((row) => [row.destination_id, row]));
}

export async function openReplays(db: Db): Promise<Replay[]> {
  return db.selectFrom('event_replays').selectAll().where('ended_at', 'is', null).execute();
}

/** Nothing more of a replay is queued. */
export async function endReplays(tx: Tx, destinationId: string, at: number): Promise<void> {
  await tx
    .updateTable('event_replays')
    .set({ ended_at: at })
    .where('destination_id', '=', destinationId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Queues the next events of a replay, as deliveries that say so under the events' own ids. Of several processes one takes each step. */
export async function stepReplay(tx: Tx, replay: Replay, destination: EventDestination, now: number): Promise<void> {
  const events = await tx
    .selectFrom('crm_events')
    .selectAll()
    .where('seq', '>', replay.after_seq)
    .where('seq', '<=', replay.last_seq)
    .orderBy('seq')
    .limit(REPLAY_STEP)
    .execute();
  const wanted = events.filter(
    ({ at, type }) => at >= replay.from_at && at < replay.until_at && wants(destination, type),
  );
  const isOver = events.length < REPLAY_STEP || events.every(({ at }) => at >= replay.until_at + SLACK_MS);
  const { numUpdatedRows } = await tx
    .updateTable('event_replays')
    .set({
      after_seq: events.at(-1)?.seq ?? replay.last_seq,
      queued: replay.queued + wanted.length,
      ended_at: isOver ? now : null,
    })
    .where('id', '=', replay.id)
    .where('after_seq', '=', replay.after_seq)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n || wanted.length === 0) return;
  await insertEventDeliveries(
    tx,
    wanted.map((event) => ({
      ...eventDelivery(event, { destinationId: destination.id, at: now, kind: `${event.type}${REPLAYED}` }),
      created_at: now,
    })),
  );
  announceAfterCommit(tx, deliveriesDue);
}
