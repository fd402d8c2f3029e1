import type { Insertable, Transaction } from 'kysely';
import type { EventAbout, EventThing, EventType } from '../../../contract/events.ts';
import { inSteps } from '../engine/store.ts';
import { isAboutDemo } from '../engine/demo-mark.ts';
import { newRowId } from '../engine/new-row-id.ts';
import { announceAfterCommit, handOver } from '../engine/unit-effects.ts';
import { bucketOfDelivery, bucketsWith, type DeliveryTest } from '../outbox/buckets.ts';
import { eventChannel } from '../outbox/event-channel.ts';
import { deliveriesDue } from '../outbox/outbox.ts';
import { findPlaces } from '../people/person-writes.ts';
import type { Database } from '../schema/schema.ts';
import { askWanted, wants, type EventDestination } from './event-destinations.ts';
import { hashOf, noteTold, readKnownPeople, type KnownPerson } from './told-people.ts';

type Tx = Transaction<Database>;
type EventRow = Omit<Insertable<Database['crm_events']>, 'seq'>;
type Wanted = readonly Pick<EventDestination, 'id' | 'types'>[];

/** Everything but what is told of people themselves, which follows from what is known of them. */
type ThingType = Exclude<EventType, `person.${string}`>;
/** What happened, and to what. */
export type Thing = { [T in ThingType]: { readonly type: T; readonly thing: EventThing<T> } }[ThingType];

interface Moment {
  /** By what its person is found: something they left, or their own id. */
  readonly of: { readonly itemId: string } | { readonly personId: string };
  readonly at: number;
  readonly leadId?: string | null;
  readonly orderId?: string | null;
  /** It is not sent before, so that the owner can undo what it tells. */
  readonly notBefore?: number | undefined;
}

/** An event; without a type only what has changed of the person is told. */
export type NewEvent = Moment & (Thing | { readonly type: null });

interface Told {
  readonly row: EventRow;
  readonly notBefore: number | undefined;
}

const nobody: EventAbout = { person: null, touches: { first: null, last: null } };
const ROWS_AT_ONCE = 200;

function itemOf({ of }: Moment): string | null {
  return 'itemId' in of ? of.itemId : null;
}

function asTold(event: Moment, type: EventType, turnOf: string, data: object): Told {
  const { at, leadId = null, orderId = null, notBefore } = event;
  const payload = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  return {
    row: {
      id: newRowId(),
      type,
      at,
      turn_of: turnOf,
      item_id: itemOf(event),
      lead_id: leadId,
      order_id: orderId,
      payload,
    },
    notBefore,
  };
}

/** What is told of the person before the event itself: that they are there, or what of them is new. */
async function tellOfPerson(tx: Tx, event: NewEvent, person: KnownPerson, wanted: Wanted): Promise<Told[]> {
  const now = hashOf(person);
  const type = person.told === '' ? 'person.created' : 'person.changed';
  if (now === person.told || person.about.person === null) return [];
  if (!wanted.some((destination) => wants(destination, type))) return [];
  await noteTold(tx, person.about.person.id, now);
  return [asTold(event, type, person.turnOf, { ...person.about, record: person.record })];
}

async function insertEvents(tx: Tx, told: readonly Told[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (let from = 0; from < told.length; from += ROWS_AT_ONCE) {
    const rows = told.slice(from, from + ROWS_AT_ONCE).map(({ row }) => row);
    const stored = await tx.insertInto('crm_events').values(rows).returning(['seq', 'id']).execute();
    for (const { id, seq } of stored) numbers.set(id, seq);
  }
  return numbers;
}

/** One event on its way to one destination. */
export function eventDelivery(
  event: Omit<EventRow, 'item_id'> & { readonly seq: number },
  { destinationId, at, kind = event.type }: { destinationId: string; at: number; kind?: string },
): Insertable<Database['deliveries']> {
  const key = { id: newRowId(), destination: eventChannel(destinationId) };
  return {
    ...key,
    bucket: bucketOfDelivery(key),
    kind,
    lead_id: event.lead_id ?? null,
    order_id: event.order_id ?? null,
    payload: event.payload,
    status: 'waiting',
    attempts: 0,
    failures: 0,
    next_attempt_at: at,
    created_at: event.at,
    message_id: event.id,
    turn_of: event.turn_of,
    turn: event.seq,
  };
}

/** Stores what is told to those that want it. */
async function tellAll(tx: Tx, events: readonly NewEvent[], wanted: Wanted): Promise<void> {
  if (wanted.length === 0) return;
  const places = await findPlaces(tx, [...new Set(events.flatMap((event) => itemOf(event) ?? []))]);
  const personOf = ({ of }: Moment) => ('personId' in of ? of.personId : places.get(of.itemId));
  const people = await readKnownPeople(
    tx,
    events.flatMap((event) => personOf(event) ?? []),
  );
  const told: Told[] = [];
  const seen = new Set<string>();
  for (const event of events) {
    const id = personOf(event) ?? '';
    const person = people.get(id);
    if (person !== undefined && !seen.has(id)) told.push(...(await tellOfPerson(tx, event, person, wanted)));
    seen.add(id);
    if (event.type === null || !wanted.some((destination) => wants(destination, event.type))) continue;
    const turnOf = person?.turnOf ?? itemOf(event) ?? id;
    told.push(asTold(event, event.type, turnOf, { ...(person?.about ?? nobody), ...event.thing }));
  }
  // Nothing of the demonstration leaves Foyer.
  const real = told.filter(({ row }) => !isAboutDemo(row.payload));
  const numbers = await insertEvents(tx, real);
  const deliveries = real.flatMap(({ row, notBefore }) => {
    const seq = numbers.get(row.id) ?? 0;
    const takers = wanted.filter((destination) => wants(destination, row.type));
    return takers.map(({ id }) => eventDelivery({ ...row, seq }, { destinationId: id, at: notBefore ?? row.at }));
  });
  await insertEventDeliveries(tx, deliveries);
  if (deliveries.length > 0) announceAfterCommit(tx, deliveriesDue);
}

export async function insertEventDeliveries(
  tx: Tx,
  rows: readonly Insertable<Database['deliveries']>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('deliveries')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

const crmEvents = inSteps<NewEvent>({
  name: 'events',
  isLast: true,
  async ask(tx, events) {
    const answer = await askWanted(tx);
    return async () => {
      const wanted = await answer();
      return () => tellAll(tx, events, wanted);
    };
  },
});

/** Tells the event stream of something, in the commit in which it happens. What is written of its person in the same group is known to it. */
export async function tell(tx: Tx, event: NewEvent): Promise<void> {
  await handOver(tx, crmEvents, event);
}

/** Takes back what was told of something since then, or of one moment alone, and has not been sent, as if it had never been told. */
export async function withdrawEvents(
  tx: Tx,
  { itemId, types, ...when }: { itemId: string; types: readonly EventType[] } & ({ since: number } | { at: number }),
): Promise<void> {
  const isMoment = 'at' in when;
  const rows = await tx
    .selectFrom('crm_events')
    .select(['seq', 'id', 'turn_of'])
    .where('item_id', '=', itemId)
    .where('type', 'in', [...types])
    .where('at', isMoment ? '=' : '>=', isMoment ? when.at : when.since)
    .execute();
  for (const { seq, id, turn_of } of rows) {
    const untried: DeliveryTest = (row) =>
      row.and([
        row('turn_of', '=', turn_of),
        row('message_id', '=', id),
        row('status', '=', 'waiting'),
        row('attempts', '=', 0),
      ]);
    for (const bucket of await bucketsWith(tx, untried))
      await tx.deleteFrom('deliveries').where('bucket', '=', bucket).where(untried).execute();
    const sent = await tx
      .selectFrom('deliveries')
      .select('id')
      .where('message_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (sent === undefined) await tx.deleteFrom('crm_events').where('seq', '=', seq).execute();
  }
}
