import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { announceAfterCommit } from '../engine/unit-effects.ts';
import type { Database } from '../schema/schema.ts';
import { bucketsWith, someWith, type DeliveryTest } from './buckets.ts';
import { deliveriesDue } from './outbox.ts';

type Tx = Transaction<Database>;

export type DestinationRecord = Selectable<Database['destinations']>;
type Cause = NonNullable<DestinationRecord['pause_cause']>;

export async function findDestination(db: Kysely<Database>, id: string): Promise<DestinationRecord | null> {
  return (await db.selectFrom('destinations').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findDestinations(db: Kysely<Database>, ids: readonly string[]): Promise<DestinationRecord[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('destinations').selectAll().where('id', 'in', ids).execute();
}

/** Reads the state of a destination. A new destination is open from now on. */
export async function openDestination(tx: Tx, id: string, at: number): Promise<DestinationRecord> {
  const found = await findDestination(tx, id);
  if (found !== null) return found;
  await tx
    .insertInto('destinations')
    .values({ id, open_since: at, probes: 0, failures: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return tx.selectFrom('destinations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Counts a failure, and returns the destination's new state. */
export async function countFailure(
  tx: Tx,
  id: string,
  failure: { at: number; status: number | null; error: string },
): Promise<DestinationRecord> {
  return tx
    .updateTable('destinations')
    .set((row) => ({
      failing_since: row.fn.coalesce('failing_since', row.val(failure.at)),
      failures: row('failures', '+', 1),
      last_failed_at: failure.at,
      last_status: failure.status,
      last_error: failure.error,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Resets the failures after a success. */
export async function forgetFailures(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('destinations').set({ failing_since: null, failures: 0 }).where('id', '=', id).execute();
}

/**
 * Pauses a destination. Returns true if this call paused it. A paused destination does not change, except that `failing` may become `gone` or `denied` when the
 * receiver says so.
 */
export async function pauseDestination(
  tx: Tx,
  id: string,
  pause: { cause: Cause; at: number; probeAt: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('destinations')
    .set({ paused_at: pause.at, pause_cause: pause.cause, probes: 0, probe_at: pause.probeAt })
    .where('id', '=', id)
    .where((row) =>
      pause.cause === 'failing'
        ? row('pause_cause', 'is', null)
        : row.or([row('pause_cause', 'is', null), row('pause_cause', '=', 'failing')]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Claims the probe that is due at `at`; only one of several processes gets it. */
export async function claimProbe(tx: Tx, id: string, { at, nextAt }: { at: number; nextAt: number | null }) {
  const { numUpdatedRows } = await tx
    .updateTable('destinations')
    .set((row) => ({ probes: row('probes', '+', 1), probe_at: nextAt }))
    .where('id', '=', id)
    .where('probe_at', '<=', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a pause. */
export async function reopenDestination(tx: Tx, id: string, at: number): Promise<void> {
  await tx
    .updateTable('destinations')
    .set({
      open_since: at,
      paused_at: null,
      pause_cause: null,
      probes: 0,
      probe_at: null,
      failing_since: null,
      failures: 0,
    })
    .where('id', '=', id)
    .execute();
  announceAfterCommit(tx, deliveriesDue);
}

/** Due now, with all days of retries before it. */
const dueAnew = (at: number) => ({ status: 'waiting', next_attempt_at: at, failures: 0, give_up_at: null }) as const;

/** Changes some of such deliveries, bucket by bucket; returns how many. */
async function changeSome(
  tx: Tx,
  test: DeliveryTest,
  change: Updateable<Database['deliveries']>,
  limit: number,
): Promise<number> {
  let changed = 0;
  for (const { bucket, count } of await someWith(tx, test, limit)) {
    const some = tx.selectFrom('deliveries').select('id').where('bucket', '=', bucket).where(test).limit(count);
    const update = tx.updateTable('deliveries').set(change).where('bucket', '=', bucket).where('id', 'in', some);
    changed += Number((await update.executeTakeFirst()).numUpdatedRows);
  }
  return changed;
}

/** Makes some deliveries that failed and wait for their next attempt due now; returns how many. A delivery that was never tried is held, and keeps its time. */
export async function hastenWaiting(
  tx: Tx,
  destinations: readonly string[],
  { at, limit }: { at: number; limit: number },
): Promise<number> {
  const waits: DeliveryTest = (row) =>
    row.and([
      row('status', '=', 'waiting'),
      row('destination', 'in', destinations),
      row('next_attempt_at', '>', at),
      row('failures', '>', 0),
    ]);
  return changeSome(tx, waits, { next_attempt_at: at }, limit);
}

/** Makes some dead letters due now, with all their days of retries before them; returns how many. A dead letter that was never tried was held back, and stays. */
export async function reviveDead(
  tx: Tx,
  destinations: readonly string[],
  { at, limit }: { at: number; limit: number },
): Promise<number> {
  const dead: DeliveryTest = (row) =>
    row.and([row('status', '=', 'dead'), row('destination', 'in', destinations), row('attempts', '>', 0)]);
  return changeSome(tx, dead, dueAnew(at), limit);
}

/** So many of a person's things are read at a time. */
const THINGS_AT_ONCE = 500;

/** What a person left, in pieces. */
async function* thingsOf(tx: Tx, personId: string): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const rows = await tx
      .selectFrom('person_items')
      .select('id')
      .where('person_id', '=', personId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(THINGS_AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) yield ids;
    if (ids.length < THINGS_AT_ONCE) return;
    after = ids.at(-1) ?? '';
  }
}

/** Makes the dead letters about a person due now, whether about their leads or their orders; returns how many. Those that were held back stay. */
export async function reviveDeadOf(tx: Tx, personId: string, at: number): Promise<number> {
  let revived = 0;
  for await (const things of thingsOf(tx, personId)) {
    const dead: DeliveryTest = (row) =>
      row.and([
        row.or([row('lead_id', 'in', things), row('order_id', 'in', things)]),
        row('status', '=', 'dead'),
        row('attempts', '>', 0),
      ]);
    for (const bucket of await bucketsWith(tx, dead)) {
      const update = tx.updateTable('deliveries').set(dueAnew(at)).where('bucket', '=', bucket).where(dead);
      revived += Number((await update.executeTakeFirst()).numUpdatedRows);
    }
  }
  if (revived > 0) announceAfterCommit(tx, deliveriesDue);
  return revived;
}

/** How many deliveries wait for these destinations, and how many are dead letters after attempts; reads at most `limit` rows for each. */
export async function countDeliveries(
  db: Kysely<Database>,
  destinations: readonly string[],
  { limit }: { limit: number },
): Promise<{ waiting: number; dead: number }> {
  const count = async (status: 'waiting' | 'dead', attemptsMin: number) => {
    const some = db
      .selectFrom('deliveries')
      .select('attempts')
      .where('status', '=', status)
      .where('destination', 'in', destinations)
      .limit(limit);
    const all = db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('attempts', '>=', attemptsMin);
    return (await all.executeTakeFirstOrThrow()).count;
  };
  const [waiting, dead] = await Promise.all([count('waiting', 0), count('dead', 1)]);
  return { waiting, dead };
}
