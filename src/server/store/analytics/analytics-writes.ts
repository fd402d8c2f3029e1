import type { Transaction } from 'kysely';
import type { ConversionWrite, EventWrite } from './analytics-types.ts';
import { dayOf } from '../../time/days.ts';
import { sendOverRows } from '../engine/over-rows.ts';
import type { BulkWrite } from '../engine/store.ts';
import { handBeside } from '../engine/unit-effects.ts';
import { addToDays } from './rollups.ts';
import type { Database } from '../schema/schema.ts';
import { seeSessions, tally } from './sessions.ts';
import { newRowId } from '../engine/new-row-id.ts';

type Tx = Transaction<Database>;

const EMAIL_LIKE = /\S@\S/;

const insertConversionRows = sendOverRows((db, rows) => {
  const row = { id: '', session_id: '', type: '', value: '', page: '', at: 0, filtered: 0 };
  return db
    .insertInto('conversions')
    .values(Array.from({ length: rows }, () => row))
    .compile();
});

const isCounted = ({ filtered = false }: ConversionWrite) => !filtered;

function rowOf({ sessionId, type, value, page, at, filtered = false }: ConversionWrite): (string | number | null)[] {
  const told = typeof value === 'string' && EMAIL_LIKE.test(value) ? null : value;
  return [newRowId(), sessionId, type, told === null ? null : JSON.stringify(told), page, at, Number(filtered)];
}

/** Stores conversions of sessions that are stored, and counts them. A value that holds an e-mail is dropped. */
export async function insertConversions(tx: Tx, conversions: readonly ConversionWrite[]): Promise<void> {
  await insertConversionRows(tx, conversions.map(rowOf));
  const days = tally(conversions.filter(isCounted).map(({ at, timeZone }) => dayOf(at, timeZone)));
  await addToDays(tx, new Map([...days].map(([day, count]) => [day, { conversions: count }])));
}

const newConversions: BulkWrite<ConversionWrite> = {
  name: 'conversions',
  async run(tx, conversions) {
    await seeSessions(
      tx,
      conversions.flatMap(({ sessionId, at, timeZone, filtered = false }) =>
        sessionId === null ? [] : [{ sessionId, at, timeZone, filtered }],
      ),
    );
    await insertConversions(tx, conversions);
  },
};

/** Stores a conversion with its session and counts it, in the transaction of whatever it came of. */
export const recordConversion = (tx: Tx, conversion: ConversionWrite): Promise<void> =>
  handBeside(tx, newConversions, conversion);

/** Takes back a conversion that was recorded by mistake, and out of the figures; nothing where there is none. */
export async function withdrawConversion(
  tx: Tx,
  { sessionId, type, at, timeZone }: Pick<ConversionWrite, 'sessionId' | 'type' | 'at' | 'timeZone'>,
): Promise<void> {
  const found = await tx
    .selectFrom('conversions')
    .select(['id', 'filtered'])
    .where('at', '=', at)
    .where('type', '=', type)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return;
  await tx.deleteFrom('conversions').where('id', '=', found.id).execute();
  if (found.filtered === 0) await addToDays(tx, new Map([[dayOf(at, timeZone), { conversions: -1 }]]));
}

const insertEventRows = sendOverRows((db, rows) => {
  const row = { session_id: '', name: '', page: '', properties: '', at: 0, filtered: 0 };
  return db
    .insertInto('events')
    .values(Array.from({ length: rows }, () => row))
    .compile();
});

/** Stores what happened on pages; events are in no daily figure. */
export async function insertEvents(tx: Tx, events: readonly EventWrite[]): Promise<void> {
  await insertEventRows(
    tx,
    events.map(({ sessionId, name, page, properties, at, filtered = false }) => {
      const told = properties === null ? null : JSON.stringify(properties);
      return [sessionId, name, page, told, at, Number(filtered)];
    }),
  );
}

/** Stores something that happened on a page. */
export const recordEvent = (tx: Tx, event: EventWrite): Promise<void> => insertEvents(tx, [event]);
