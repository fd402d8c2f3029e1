import { type Kysely, type Selectable, type Transaction } from 'kysely';
import type { DeviceClass } from '../../../domain/visits/device-class.ts';
import { isAfter, type Place } from '../engine/newest-first.ts';
import type { Database } from '../schema/schema.ts';
import { dropUploadsOf } from './uploads.ts';

type Tx = Transaction<Database>;
export type SetAsideRow = Selectable<Database['set_aside']>;

export interface NewSetAside {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  /** JSON. */
  readonly form: string;
  readonly score: number;
  readonly reasons: readonly string[];
  readonly sessionId: string | null;
  readonly device?: DeviceClass | null | undefined;
  readonly at: number;
}

export async function insertSetAside(
  tx: Tx,
  { id, kind, name, email, form, score, reasons, sessionId, device = null, at }: NewSetAside,
): Promise<void> {
  await tx
    .insertInto('set_aside')
    .values({
      id,
      kind,
      name,
      email,
      form,
      score,
      reasons: JSON.stringify(reasons),
      session_id: sessionId,
      device,
      created_at: at,
    })
    .execute();
}

/** Keeps the answers of a quiz that was set aside, in place of earlier ones; false where there is no such quiz. */
export async function keepAnswers(
  tx: Tx,
  id: string,
  { answers, at }: { answers: Readonly<Record<string, string>>; at: number },
): Promise<boolean> {
  const kept = await tx
    .updateTable('set_aside')
    .set({ answers: JSON.stringify(answers), answered_at: at })
    .where('id', '=', id)
    .where('kind', '=', 'quiz')
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function findSetAside(db: Kysely<Database>, id: string): Promise<SetAsideRow | null> {
  return (await db.selectFrom('set_aside').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Those of a kind among these. */
export async function listOfKind(db: Kysely<Database>, ids: readonly string[], kind: string): Promise<SetAsideRow[]> {
  return db
    .selectFrom('set_aside')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('kind', '=', kind)
    .execute();
}

export async function rewriteForm(tx: Tx, id: string, form: string): Promise<void> {
  await tx.updateTable('set_aside').set({ form }).where('id', '=', id).execute();
}

/** Deletes these with the pictures that they name. */
export async function deleteSetAside(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await dropUploadsOf(tx, ids);
  await tx
    .deleteFrom('set_aside')
    .where('id', 'in', [...ids])
    .execute();
}

export type Decision = NonNullable<SetAsideRow['decision']>;

/** Notes what the owner decided of these, in place of an earlier decision that is not carried out yet; gives how many there are. */
export async function noteDecision(
  tx: Tx,
  ids: readonly string[],
  { decision, dueAt }: { decision: Decision; dueAt: number },
): Promise<number> {
  const rows = await tx
    .updateTable('set_aside')
    .set({ decision, due_at: dueAt })
    .where('id', 'in', [...ids])
    .returning('id')
    .execute();
  return rows.length;
}

/** Takes back what was decided of these and is not carried out yet; gives how many there were. */
export async function dropDecision(tx: Tx, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .updateTable('set_aside')
    .set({ decision: null, due_at: null })
    .where('id', 'in', [...ids])
    .where('decision', 'is not', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** What is due to be carried out, the longest due first. */
export async function listDue(db: Kysely<Database>, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('set_aside')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes one out of the table if it is still due, so that one process carries it out. */
export async function takeDue(tx: Tx, id: string, now: number): Promise<SetAsideRow | null> {
  const taken = await tx
    .deleteFrom('set_aside')
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

/** Those that were set aside, the newest first, after a place in the list. */
export async function listSetAside(
  db: Kysely<Database>,
  { limit, before }: { limit: number; before: Place | undefined },
): Promise<SetAsideRow[]> {
  return db
    .selectFrom('set_aside')
    .selectAll()
    .where(isAfter(before, { time: 'created_at', id: 'id' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many wait for the owner. */
export async function countSetAside(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('set_aside')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
