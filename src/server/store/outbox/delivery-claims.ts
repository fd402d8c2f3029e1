import { sql, type Expression, type Kysely, type Transaction } from 'kysely';
import { countAfterCommit } from '../engine/unit-effects.ts';
import type { Database } from '../schema/schema.ts';
import { countBuckets } from './buckets.ts';
import { isEventChannel } from './event-channel.ts';
import { erasureKinds } from './outbox.ts';

type Tx = Transaction<Database>;

/** A delivery that one worker may send until its lease ends. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly bucket: number;
  /** The `webhook-id` under which it goes out: its own id, or its event's. */
  readonly messageId: string;
  readonly destination: string;
  readonly payload: string;
  /** Which attempt this is, from 1, over the delivery's life. */
  readonly attempt: number;
  /** Failures so far in this round of retries. */
  readonly failures: number;
  readonly giveUpAt: number | null;
  /** The id of this claim; every claim of every worker has its own. */
  readonly claim: string;
}

/** What is asked for: deliveries to a destination that are due at a time. */
interface Due {
  readonly destination: string;
  readonly at: number;
}

export interface Claim extends Due {
  readonly claim: string;
  readonly until: number;
  /** The bucket of each delivery that is to be claimed, as `findDue` gives them. */
  readonly buckets: readonly number[];
}

/** Of one turn only the first goes out: what was told later of a person waits until it is delivered or dead. All of a turn lie in one bucket. */
const isItsTurn = (bucket: Expression<number>) => sql<boolean>`not exists (
  select 1 from deliveries earlier
  where earlier.bucket = ${bucket} and earlier.turn_of = deliveries.turn_of and earlier.destination = deliveries.destination
    and earlier.status = 'waiting' and earlier.turn < deliveries.turn
)`;

/** Deliveries that wait for a destination, are due now, and are not claimed; of events those whose turn it is. */
function dueAt(
  db: Kysely<Database>,
  { destination, at, bucket = sql.ref('deliveries.bucket') }: Due & { bucket?: Expression<number> },
) {
  return db
    .selectFrom('deliveries')
    .where('status', '=', 'waiting')
    .where('destination', '=', destination)
    .where('next_attempt_at', '<=', at)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', at)]))
    .$if(isEventChannel(destination), (query) => query.where(isItsTurn(bucket)));
}

/** The buckets of what is due, longest due first: one for each delivery, and at most so many. This only reads, so that other writers do not wait. */
export async function findDue(db: Kysely<Database>, due: Due, limit: number): Promise<number[]> {
  const rows = await dueAt(db, due).select('bucket').orderBy('next_attempt_at').limit(limit).execute();
  return rows.map(({ bucket }) => bucket);
}

/**
 * Claims due deliveries of one bucket, longest due first. A delivery that another worker has claimed is skipped until its lease ends. The update checks the
 * condition again, so that if two processes read the same rows, only one claims each, on both engines.
 */
async function claimInBucket(
  tx: Tx,
  { claim, destination, at, until, bucket, limit }: Omit<Claim, 'buckets'> & { bucket: number; limit: number },
): Promise<ClaimedDelivery[]> {
  const due = dueAt(tx, { destination, at, bucket: sql.val(bucket) })
    .select('id')
    .where('bucket', '=', bucket)
    .orderBy('next_attempt_at')
    .limit(limit);
  const rows = await tx
    .updateTable('deliveries')
    .set((row) => ({ claimed_by: claim, claimed_until: until, attempts: row('attempts', '+', 1) }))
    .where('bucket', '=', bucket)
    .where('id', 'in', due)
    .where('status', '=', 'waiting')
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', at)]))
    .returning(['id', 'message_id', 'payload', 'attempts', 'failures', 'give_up_at'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    bucket,
    messageId: row.message_id ?? row.id,
    destination,
    payload: row.payload,
    attempt: row.attempts,
    failures: row.failures,
    giveUpAt: row.give_up_at,
    claim,
  }));
}

/** Claims as many due deliveries of each bucket as it is named times. */
export async function claimDue(tx: Tx, { buckets, ...claim }: Claim): Promise<ClaimedDelivery[]> {
  const claimed: ClaimedDelivery[] = [];
  for (const { bucket, count: limit } of countBuckets(buckets))
    claimed.push(...(await claimInBucket(tx, { ...claim, bucket, limit })));
  return claimed;
}

/** So many are seen at a time, always the same; when these have ended, the others. */
const CLAIMS_SEEN_MAX = 64;

/** A claim, and a bucket in which it holds deliveries. */
export interface HeldBucket {
  readonly claim: string;
  readonly bucket: number;
}

/** The claims for a destination that end after `latest`, bucket by bucket. There are none unless a clock is wrong. */
export async function findClaimsBeyond(
  db: Kysely<Database>,
  destination: string,
  latest: number,
): Promise<HeldBucket[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['claimed_by', 'bucket'])
    .distinct()
    .where('destination', '=', destination)
    .where('claimed_until', '>', latest)
    .where('status', '=', 'waiting')
    .orderBy('claimed_by')
    .orderBy('bucket')
    .limit(CLAIMS_SEEN_MAX)
    .execute();
  return rows.flatMap(({ claimed_by: claim, bucket }) => (claim === null ? [] : [{ claim, bucket }]));
}

/** Ends a claim in a bucket. Its deliveries there are due again, unchanged. */
export async function endClaim(tx: Tx, destination: string, { claim, bucket }: HeldBucket): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ claimed_by: null, claimed_until: null })
    .where('bucket', '=', bucket)
    .where('destination', '=', destination)
    .where('claimed_until', 'is not', null)
    .where('claimed_by', '=', claim)
    .where('status', '=', 'waiting')
    .execute();
}

/** How an attempt ended, for its log and for the delivery's. */
export interface AttemptEnd {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly status: number | null;
  readonly error: string | null;
  /** What the other side said of a failure. */
  readonly answer: string | null;
  /** What the owner should know of a success. */
  readonly remark?: string | null;
}

async function logAttempt(tx: Tx, delivery: ClaimedDelivery, end: AttemptEnd, outcome: string): Promise<void> {
  countAfterCommit(tx, { what: 'delivery', outcome, destination: delivery.destination });
  await tx
    .insertInto('delivery_attempts')
    .values({
      delivery_id: delivery.id,
      bucket: delivery.bucket,
      number: delivery.attempt,
      started_at: end.startedAt,
      ended_at: end.endedAt,
      status: end.status,
      error: end.error,
    })
    .execute();
}

/** What is left of a message that names an erased person, once it has arrived. */
const FORGOTTEN = '{"erased":true}';

/** Records that a delivery has arrived, even if another worker has claimed it meanwhile. */
export async function recordDelivered(tx: Tx, delivery: ClaimedDelivery, end: AttemptEnd): Promise<void> {
  await logAttempt(tx, delivery, end, 'delivered');
  await tx
    .updateTable('deliveries')
    .set((row) => ({
      payload: row
        .case()
        .when('kind', 'in', [...erasureKinds])
        .then(FORGOTTEN)
        .else(row.ref('payload'))
        .end(),
      status: 'delivered',
      delivered_at: end.endedAt,
      last_status: end.status,
      last_error: null,
      last_answer: end.remark ?? null,
      claimed_by: null,
      claimed_until: null,
    }))
    .where('bucket', '=', delivery.bucket)
    .where('id', '=', delivery.id)
    .where('status', '!=', 'delivered')
    .execute();
}

/** Records an attempt that this process cut short. It says nothing about the receiver, so the delivery is due again, unchanged. */
export async function recordCutShort(tx: Tx, delivery: ClaimedDelivery, end: AttemptEnd): Promise<void> {
  await logAttempt(tx, delivery, end, 'cut short');
  await tx
    .updateTable('deliveries')
    .set({ claimed_by: null, claimed_until: null })
    .where('bucket', '=', delivery.bucket)
    .where('id', '=', delivery.id)
    .where('claimed_by', '=', delivery.claim)
    .where('status', '=', 'waiting')
    .execute();
}

/** Where a failed delivery goes: to its next attempt, or to the dead letters. */
export interface AfterFailure {
  readonly status: 'waiting' | 'dead';
  readonly nextAttemptAt: number;
  readonly giveUpAt: number | null;
  readonly failures: number;
}

/** Records a failed attempt. If the lease has ended and another worker has claimed the delivery, only the attempt is logged. */
export async function recordFailed(
  tx: Tx,
  delivery: ClaimedDelivery,
  end: AttemptEnd,
  after: AfterFailure,
): Promise<void> {
  await logAttempt(tx, delivery, end, after.status === 'dead' ? 'dead' : 'failed');
  await tx
    .updateTable('deliveries')
    .set({
      status: after.status,
      next_attempt_at: after.nextAttemptAt,
      give_up_at: after.giveUpAt,
      failures: after.failures,
      last_status: end.status,
      last_error: end.error,
      last_answer: end.answer,
      claimed_by: null,
      claimed_until: null,
    })
    .where('bucket', '=', delivery.bucket)
    .where('id', '=', delivery.id)
    .where('claimed_by', '=', delivery.claim)
    .where('status', '=', 'waiting')
    .execute();
}

/** Takes a delivery out of the outbox that nobody waits for any more. */
export async function dropDelivery(tx: Tx, { id, bucket, destination, claim }: ClaimedDelivery): Promise<void> {
  const gone = await tx
    .deleteFrom('deliveries')
    .where('bucket', '=', bucket)
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .where('status', '=', 'waiting')
    .returning('id')
    .execute();
  if (gone.length === 0) return;
  countAfterCommit(tx, { what: 'delivery', outcome: 'dropped', destination });
  await tx.deleteFrom('delivery_attempts').where('bucket', '=', bucket).where('delivery_id', '=', id).execute();
}
