import type { Transaction } from 'kysely';
import { dropFormVisits } from '../analytics/form-visits.ts';
import { deleteSetAside } from '../leads/set-aside.ts';
import { dropPersonItems } from '../people/refold-person.ts';
import type { Database } from '../schema/schema.ts';

type Tx = Transaction<Database>;

/** How many rows one step looks at: it takes a few milliseconds, and the writes of visitors go in between. */
export const STEP_ROWS = 500;

/** What a sweep asks of a step. */
export interface DropStep {
  /** What is older than this goes. */
  readonly before: number;
  readonly now: number;
  readonly timeZone: string;
  /** Where the step before it ended; 0 for the first. */
  readonly after: number;
}

/**
 * Where the next step begins after these rows; null where no old ones are left. Rows are in the order in which they came, so the first that is young
 * ends the sweep, unless a wrong clock dated it into the future: such rows stay, and hold up no others.
 */
export function nextAfter(
  rows: readonly { readonly id: number; readonly at: number }[],
  { before, now }: DropStep,
): number | null {
  const last = rows.at(-1);
  if (last === undefined || rows.length < STEP_ROWS) return null;
  return rows.some(({ at }) => at < before || at > now) ? last.id : null;
}

/** Drops events of pages from before a moment; no figure is made of them. Gives where the next step begins; null where no more are left. */
export async function dropEvents(tx: Tx, step: DropStep): Promise<number | null> {
  const rows = await tx
    .selectFrom('events')
    .select(['id', 'at'])
    .where('id', '>', step.after)
    .orderBy('id')
    .limit(STEP_ROWS)
    .execute();
  const ids = rows.filter(({ at }) => at < step.before).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('events').where('id', 'in', ids).execute();
  return nextAfter(rows, step);
}

/** A step that found as many as it takes may have left some: the next begins where it did. */
const againAfter = (found: readonly unknown[]) => (found.length === STEP_ROWS ? 0 : null);

/** Drops how far visits came in forms before a moment; every figure stays what it was. Returns as `dropEvents` does. */
export async function dropOldForms(tx: Tx, { before, timeZone }: DropStep): Promise<number | null> {
  const old = await tx
    .selectFrom('form_visits')
    .selectAll()
    .where('at', '<', before)
    .orderBy('at')
    .limit(STEP_ROWS)
    .execute();
  await dropFormVisits(tx, old, { timeZone, keep: true });
  return againAfter(old);
}

/** Drops near misses that were last tried before a moment. Returns as `dropEvents` does. */
export async function dropNearMisses(tx: Tx, { before }: DropStep): Promise<number | null> {
  const old = await tx
    .selectFrom('near_misses')
    .select('id')
    .where('last_at', '<', before)
    .orderBy('last_at')
    .limit(STEP_ROWS)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('near_misses').where('id', 'in', ids).execute();
  await dropPersonItems(tx, ids);
  return againAfter(ids);
}

/** Drops what was set aside before a moment and not let in. Returns as `dropEvents` does. */
export async function dropSetAside(tx: Tx, { before }: DropStep): Promise<number | null> {
  const old = await tx
    .selectFrom('set_aside')
    .select('id')
    .where('created_at', '<', before)
    .where((row) => row.or([row('decision', 'is', null), row('decision', '!=', 'let_in')]))
    .orderBy('created_at')
    .limit(STEP_ROWS)
    .execute();
  const ids = old.map(({ id }) => id);
  await deleteSetAside(tx, ids);
  return againAfter(ids);
}

/** Drops what the event stream told before a moment; what has not arrived yet stands in its deliveries. Returns as `dropEvents` does. */
export async function dropCrmEvents(tx: Tx, { before }: DropStep): Promise<number | null> {
  const old = await tx
    .selectFrom('crm_events')
    .select('seq')
    .where('at', '<', before)
    .orderBy('at')
    .limit(STEP_ROWS)
    .execute();
  const numbers = old.map(({ seq }) => seq);
  if (numbers.length > 0) await tx.deleteFrom('crm_events').where('seq', 'in', numbers).execute();
  return againAfter(old);
}

/** However much is done in the desk, no more is kept of it. */
const AUDIT_ROWS_MAX = 100_000;

/** Drops what was done in the desk before a moment, and the oldest of what is too much. Returns as `dropEvents` does. */
export async function dropAudit(tx: Tx, { before }: DropStep): Promise<number | null> {
  const { rows } = await tx
    .selectFrom('desk_audit')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  const excess = Math.max(0, rows - AUDIT_ROWS_MAX);
  const oldest = await tx
    .selectFrom('desk_audit')
    .select(['id', 'at'])
    .orderBy('at')
    .orderBy('id')
    .limit(STEP_ROWS)
    .execute();
  const ids = oldest.filter(({ at }, place) => at < before || place < excess).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('desk_audit').where('id', 'in', ids).execute();
  return againAfter(ids);
}

/** Drops the log of attempts that ended before a moment; a delivery itself says how often it was tried, and how that ended. Returns as `dropEvents` does. */
export async function dropAttempts(tx: Tx, { before }: DropStep): Promise<number | null> {
  const old = await tx
    .selectFrom('delivery_attempts')
    .select(['delivery_id', 'number'])
    .where('ended_at', '<', before)
    .orderBy('ended_at')
    .limit(STEP_ROWS)
    .execute();
  if (old.length === 0) return null;
  await tx
    .deleteFrom('delivery_attempts')
    .where((row) =>
      row.or(
        old.map(({ delivery_id: id, number }) => row.and([row('delivery_id', '=', id), row('number', '=', number)])),
      ),
    )
    .execute();
  return againAfter(old);
}
