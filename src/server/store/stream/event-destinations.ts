import type { Kysely, Selectable, Transaction } from 'kysely';
import { eventTypes, type EventType } from '../../../contract/events.ts';
import { highLevelSettingsSchema, type HighLevelSettings } from '../../../contract/highlevel.ts';
import { askOverRows } from '../engine/over-rows.ts';
import { announceAfterCommit } from '../engine/unit-effects.ts';
import { eventChannel } from '../outbox/event-channel.ts';
import type { Signal } from '../engine/store.ts';
import type { Database } from '../schema/schema.ts';
import { forgetDestination } from '../outbox/highlevel-ids.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** The destination of the settings, `CRM_EVENTS_URL`. */
export const SETTINGS_DESTINATION = 'settings';

/** Destinations were made, changed or removed. */
export const eventDestinationsChanged: Signal = { name: 'event destinations changed' };

export type EventDestination = Omit<
  Selectable<Database['event_destinations']>,
  'types' | 'is_on' | 'kind' | 'settings'
> & {
  /** None means all. */
  readonly types: readonly EventType[];
  readonly isOn: boolean;
  /** Null for a webhook. */
  readonly highLevel: HighLevelSettings | null;
};

function typesOf(json: string): EventType[] {
  const named: unknown = JSON.parse(json);
  return Array.isArray(named) ? eventTypes.filter((type) => named.includes(type)) : [];
}

const fromRow = ({
  types,
  is_on,
  kind,
  settings,
  ...row
}: Selectable<Database['event_destinations']>): EventDestination => ({
  ...row,
  types: typesOf(types),
  isOn: is_on === 1,
  highLevel: kind === 'highlevel' ? highLevelSettingsSchema.parse(JSON.parse(settings ?? '')) : null,
});

/** All that are not removed, the oldest first. */
export async function listEventDestinations(db: Db): Promise<EventDestination[]> {
  const rows = await db
    .selectFrom('event_destinations')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** Those that were removed too, by their ids. */
export async function findEventDestination(db: Db, id: string): Promise<EventDestination | null> {
  const row = await db.selectFrom('event_destinations').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Every group of leads reads this. */
const readOn = askOverRows((db) =>
  db
    .selectFrom('event_destinations')
    .select(['id', 'types'])
    .where('is_on', '=', 1)
    .where('removed_at', 'is', null)
    .compile(),
);

/** Asks which destinations get events now, and of which types; few rows, or none. */
export async function askWanted(tx: Tx): Promise<() => Promise<Pick<EventDestination, 'id' | 'types'>[]>> {
  const rows = await readOn(tx, [[1]]);
  return async () => (await rows()).map(({ id, types }) => ({ id, types: typesOf(types) }));
}

export function wants({ types }: Pick<EventDestination, 'types'>, type: EventType): boolean {
  return types.length === 0 || types.includes(type);
}

/** Those that were removed before then and still hold their addresses. */
export async function listRemoved(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('event_destinations')
    .select('id')
    .where('removed_at', '<', before)
    .where('url', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Drops what a removed destination has not taken, in a step of so many; and its address and secret once nothing is left. Says whether that is so. */
export async function dropRemoved(tx: Tx, id: string, limit: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('deliveries')
    .select('id')
    .where('destination', '=', eventChannel(id))
    .where('status', 'in', ['waiting', 'dead'])
    .limit(limit)
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) {
    await tx.deleteFrom('delivery_attempts').where('delivery_id', 'in', ids).execute();
    await tx.deleteFrom('deliveries').where('id', 'in', ids).execute();
  }
  if (ids.length === limit) return false;
  await forgetDestination(tx, id);
  await tx.updateTable('event_destinations').set({ url: null, secret: null }).where('id', '=', id).execute();
  return true;
}

/** Stores a destination, or how it is from now on. */
export async function saveEventDestination(
  tx: Tx,
  { isOn, types, highLevel, ...destination }: EventDestination,
): Promise<void> {
  const row = {
    ...destination,
    types: JSON.stringify(types),
    is_on: Number(isOn),
    kind: highLevel === null ? ('webhook' as const) : ('highlevel' as const),
    settings: highLevel === null ? null : JSON.stringify(highLevel),
  };
  const { id: _id, made_at: _madeAt, ...change } = row;
  await tx
    .insertInto('event_destinations')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();
  announceAfterCommit(tx, eventDestinationsChanged);
}

/** Notes what the owner should know of a destination, or that nothing is wrong any more. */
export async function noteRemark(tx: Tx, id: string, remark: string | null): Promise<void> {
  await tx.updateTable('event_destinations').set({ remark }).where('id', '=', id).execute();
}
