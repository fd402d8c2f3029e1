import { isDeepStrictEqual } from 'node:util';
import { eventSchema, type EventType } from '../../src/contract/events.ts';
import type { HighLevelSettings } from '../../src/contract/highlevel.ts';
import type { Store } from '../../src/server/store/engine/store.ts';
import { saveEventDestination } from '../../src/server/store/stream/event-destinations.ts';

export const STREAM = { id: 'stream', url: 'https://stream.example/hook', secret: 'hush hush' };

/** A destination of the event stream, as if it had been made in the desk. */
export async function openStream(
  store: Store,
  change: {
    id?: string;
    url?: string;
    secret?: string;
    types?: readonly EventType[];
    isOn?: boolean;
    highLevel?: HighLevelSettings;
  } = {},
): Promise<void> {
  const made = { name: 'Test', types: [], isOn: true, highLevel: null, remark: null, made_at: 0, removed_at: null };
  const destination = { ...STREAM, ...made, ...change };
  await store.write((tx) => saveEventDestination(tx, destination));
}

/** Everything that was told so far, in its order. @throws where an event does not fit its schema */
export async function readTold(store: Store) {
  const rows = await store.db.selectFrom('crm_events').selectAll().orderBy('seq').execute();
  return rows.map(({ type, payload }) => {
    const body: unknown = JSON.parse(payload);
    // Strict: a member that the schema does not name is a mistake too.
    const event = eventSchema(type).parse(body);
    if (!isDeepStrictEqual(event, body)) throw new Error(`${type} has members that its schema lacks: ${payload}`);
    return event;
  });
}

export async function readToldTypes(store: Store): Promise<EventType[]> {
  return (await readTold(store)).map(({ type }) => type);
}
