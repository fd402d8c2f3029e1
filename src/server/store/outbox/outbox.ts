import { sql, type Kysely, type Transaction } from 'kysely';
import { DEMO_IDS, NOT_SENT, demoMessageId, isAboutDemo } from '../engine/demo-mark.ts';
import type { EventType } from '../../../contract/events.ts';
import { sendOverRows } from '../engine/over-rows.ts';
import type { BulkWrite, Signal } from '../engine/store.ts';
import { announceAfterCommit, handBeside } from '../engine/unit-effects.ts';
import type { Database } from '../schema/schema.ts';
import { bucketOfDelivery, bucketsWith, type DeliveryTest } from './buckets.ts';
import { isAfter, type Place } from '../engine/newest-first.ts';
import { newRowId } from '../engine/new-row-id.ts';

type Tx = Transaction<Database>;
/** A delivery became due: the worker need not wait for its next poll. */
export const deliveriesDue: Signal = { name: 'deliveries due' };

/** The kind of delivery that tells the CRM that a person was erased. Its payload names the person until it has arrived. */
export const PERSON_ERASED = 'person_erased';
/** The same in the event stream. */
const ERASED_EVENT = 'person.erased' satisfies EventType;
/** Kinds whose payload names somebody who was erased, until it has arrived. */
export const erasureKinds: readonly string[] = [PERSON_ERASED, ERASED_EVENT];

type Status = Database['deliveries']['status'];

export interface NewDelivery {
  readonly id: string;
  readonly kind: string;
  readonly leadId: string | null;
  /** The order it is about, if any. */
  readonly orderId?: string;
  readonly destination: string;
  readonly payload: string;
  /** Under which it goes out; without it under its own id. */
  readonly messageId?: string | null;
  readonly at: number;
  /** Which of its recipient's mail caps it counts towards. */
  readonly countsAs?: string;
  /** Its place among those that count; no two have the same. */
  readonly shareNumber?: number;
  /** Why it is not sent at once, and until when; null means until the owner sends it. */
  readonly hold?: { readonly until: number | null; readonly reason: string } | null;
}

/** In the order in which they are bound. */
const columns = [
  'id',
  'kind',
  'lead_id',
  'order_id',
  'destination',
  'payload',
  'status',
  'attempts',
  'failures',
  'next_attempt_at',
  'created_at',
  'last_error',
  'counts_as',
  'share_number',
  'message_id',
  'bucket',
] as const satisfies readonly (keyof Database['deliveries'])[];

const insertRows = sendOverRows((db, rows) => {
  const empty = sql`(${sql.join(columns)})`;
  const into = sql.join(columns.map((column) => sql.ref(column)));
  return sql`insert into deliveries (${into}) values ${sql.join(Array.from({ length: rows }, () => empty))}`.compile(
    db,
  );
});

function rowOf(delivery: NewDelivery): Record<(typeof columns)[number], string | number | null> {
  const { orderId = null, countsAs = null, messageId = null, at } = delivery;
  const isDemo = isAboutDemo(delivery.payload);
  const hold = isDemo ? { until: null, reason: NOT_SENT } : (delivery.hold ?? null);
  const isHeldBack = hold?.until === null;
  const key = {
    id: isDemo ? demoMessageId() : delivery.id,
    destination: delivery.destination,
    counts_as: isHeldBack ? null : countsAs,
  };
  return {
    ...key,
    bucket: bucketOfDelivery(key),
    kind: delivery.kind,
    lead_id: delivery.leadId,
    order_id: orderId,
    payload: delivery.payload,
    status: isHeldBack ? 'dead' : 'waiting',
    attempts: 0,
    failures: 0,
    next_attempt_at: hold?.until ?? at,
    created_at: at,
    last_error: hold?.reason ?? null,
    share_number: isHeldBack || countsAs === null ? null : (delivery.shareNumber ?? null),
    message_id: messageId,
  };
}

const newDeliveries: BulkWrite<NewDelivery> = {
  name: 'deliveries',
  async run(tx, deliveries) {
    const rows = deliveries.map(rowOf);
    await insertRows(
      tx,
      rows.map((row) => columns.map((column) => row[column])),
    );
    // What is not held, and not of the demonstration, is due at once.
    if (rows.some((row) => row.last_error === null)) announceAfterCommit(tx, deliveriesDue);
  },
};

/** Queues a message in the transaction of the change it reports. It is due at once, unless it is held; about the demonstration it never is. */
export const queueDelivery = (tx: Tx, delivery: NewDelivery): Promise<void> => handBeside(tx, newDeliveries, delivery);

/** Takes back what tells of a lead since then, and is not being sent at this moment. */
export async function withdrawDeliveries(
  tx: Tx,
  leadId: string,
  kinds: readonly string[],
  since: number,
): Promise<void> {
  const untold: DeliveryTest = (row) =>
    row.and([
      row('lead_id', '=', leadId),
      row('kind', 'in', [...kinds]),
      row('created_at', '>=', since),
      row('status', '=', 'waiting'),
      row('claimed_by', 'is', null),
    ]);
  for (const bucket of await bucketsWith(tx, untold)) {
    const gone = await tx.deleteFrom('deliveries').where('bucket', '=', bucket).where(untold).returning('id').execute();
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.deleteFrom('delivery_attempts').where('bucket', '=', bucket).where('delivery_id', 'in', ids).execute();
  }
}

/** How many mails have been held back since then, and were never tried. */
export async function countHeldBack(db: Kysely<Database>, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'dead')
    .where('created_at', '>=', since)
    .where('attempts', '=', 0)
    .where('id', 'not like', DEMO_IDS)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many deliveries since then were given up after attempts; counts at most `limit`. */
export async function countGivenUp(
  db: Kysely<Database>,
  { since, limit }: { since: number; limit: number },
): Promise<number> {
  const some = db
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'dead')
    .where('created_at', '>=', since)
    .where('attempts', '>', 0)
    .where('id', 'not like', DEMO_IDS)
    .limit(limit);
  const all = db.selectFrom(some.as('some')).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
}

/** What a list of deliveries is made of. */
export const listedDeliveryColumns = [
  'id',
  'kind',
  'lead_id',
  'order_id',
  'destination',
  'payload',
  'status',
  'attempts',
  'next_attempt_at',
  'created_at',
  'delivered_at',
  'last_error',
  'last_answer',
] as const;

/** Deliveries, newest first. */
export async function listDeliveries(
  db: Kysely<Database>,
  { status, limit, before }: { status: Status | undefined; limit: number; before: Place | undefined },
) {
  return db
    .selectFrom('deliveries')
    .select(listedDeliveryColumns)
    .$if(status !== undefined, (all) => all.where('status', '=', status ?? 'waiting'))
    .where(isAfter(before, { time: 'created_at', id: 'id' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type ListedDelivery = Awaited<ReturnType<typeof listDeliveries>>[number];

/** The destination and payload of a delivery; null if there is none. */
export async function findDelivery(
  db: Kysely<Database>,
  id: string,
): Promise<{ destination: string; payload: string } | null> {
  const found = db.selectFrom('deliveries').select(['destination', 'payload']).where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** What the kind of a message ends with that the owner sent once more. */
const AGAIN = '_again';

/**
 * Queues what has arrived once more, as a message of its own with the same content, whose kind says so. Gives what the first one was, and
 * its lead; null where there is none. What has not arrived is sent again itself, and what tells of an erasure no more.
 */
export async function copyDelivery(
  tx: Tx,
  id: string,
  at: number,
): Promise<{ status: Status; kind: string; leadId: string | null } | null> {
  const found = await tx.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
  if (found === undefined || erasureKinds.includes(found.kind)) return null;
  const { status, kind, lead_id: leadId, order_id: orderId, destination, payload, message_id: messageId } = found;
  if (status === 'delivered')
    await queueDelivery(tx, {
      id: newRowId(),
      kind: kind.endsWith(AGAIN) ? kind : `${kind}${AGAIN}`,
      leadId,
      ...(orderId !== null && { orderId }),
      destination,
      payload,
      messageId,
      at,
    });
  return { status, kind, leadId };
}

/** Makes a waiting or dead delivery due now and restarts its retries. Returns its earlier status; null if there is none. */
export async function resendDelivery(tx: Tx, id: string, at: number): Promise<Status | null> {
  const found = await tx
    .selectFrom('deliveries')
    .select(['status', 'bucket'])
    .where('id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return null;
  await tx
    .updateTable('deliveries')
    .set({ status: 'waiting', next_attempt_at: at, failures: 0, give_up_at: null })
    .where('bucket', '=', found.bucket)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'dead'])
    .execute();
  announceAfterCommit(tx, deliveriesDue);
  return found.status;
}
