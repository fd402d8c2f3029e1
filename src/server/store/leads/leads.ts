import type { Kysely, Transaction } from 'kysely';
import { sendOverRows } from '../engine/over-rows.ts';
import type { BulkWrite } from '../engine/store.ts';
import { handBeside } from '../engine/unit-effects.ts';
import type { DeviceClass } from '../../../domain/visits/device-class.ts';
import type { Database } from '../schema/schema.ts';
import { newestFirst } from '../engine/newest-first.ts';
import { holdsText } from '../engine/search-text.ts';
import { touchColumns } from '../analytics/session-touch.ts';

type Tx = Transaction<Database>;

export interface NewLead {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly sessionId: string | null;
  readonly device?: DeviceClass | null;
  readonly at: number;
}

const insertRows = sendOverRows((db, rows) => {
  const row = { id: '', kind: '', name: '', email: '', fields: '', session_id: '', device: null, created_at: 0 };
  return db
    .insertInto('leads')
    .values(Array.from({ length: rows }, () => row))
    .compile();
});

const newLeads: BulkWrite<NewLead> = {
  name: 'leads',
  async run(tx, leads) {
    await insertRows(
      tx,
      leads.map(({ id, kind, name, email, fields, sessionId, device = null, at }) => {
        const who = [id, kind, name, email];
        return [...who, JSON.stringify(fields), sessionId, device, at];
      }),
    );
  },
};

export const insertLead = (tx: Tx, lead: NewLead): Promise<void> => handBeside(tx, newLeads, lead);

export interface QuizOutcome {
  readonly answers: Readonly<Record<string, string>>;
  readonly scores: Readonly<Record<string, number>>;
  readonly recommendation: string;
  readonly at: number;
}

/**
 * Keeps what the quiz came to, in place of an earlier outcome; null where there is no such quiz lead, or it was erased. Of answers that arrive at the same
 * time only one is the first, on both engines.
 */
export async function storeQuizOutcome(
  tx: Tx,
  leadId: string,
  outcome: QuizOutcome,
): Promise<{ name: string; email: string; isFirst: boolean } | null> {
  const update = tx
    .updateTable('leads')
    .set({
      answers: JSON.stringify(outcome.answers),
      scores: JSON.stringify(outcome.scores),
      recommendation: outcome.recommendation,
      answered_at: outcome.at,
    })
    .where('id', '=', leadId)
    .where('kind', '=', 'quiz')
    .where('erased_at', 'is', null)
    .returning(['name', 'email']);
  const first = await update.where('answered_at', 'is', null).executeTakeFirst();
  if (first !== undefined) return { ...first, isFirst: true };
  const again = await update.executeTakeFirst();
  return again === undefined ? null : { ...again, isFirst: false };
}

/** What the floor plan of a quiz is drawn from. */
export interface QuizPlanRow {
  readonly name: string;
  /** JSON object, by question id. */
  readonly answers: string;
  readonly answeredAt: number;
}

/** A finished quiz by its lead's id, also one that was set aside; null where it was erased, removed or never finished. */
export async function findQuizPlan(db: Kysely<Database>, leadId: string): Promise<QuizPlanRow | null> {
  const find = (table: 'leads' | 'set_aside') =>
    db
      .selectFrom(table)
      .select(['name', 'answers', 'answered_at'])
      .where('id', '=', leadId)
      .where('kind', '=', 'quiz')
      .executeTakeFirst();
  const row = (await find('leads')) ?? (await find('set_aside'));
  if (row === undefined || row.answers === null || row.answered_at === null) return null;
  return { name: row.name, answers: row.answers, answeredAt: row.answered_at };
}

function leadsNewestFirst(db: Kysely<Database>) {
  return db
    .selectFrom('leads')
    .leftJoin('sessions', 'sessions.id', 'leads.session_id')
    .select([
      'leads.id',
      'leads.kind',
      'leads.name',
      'leads.email',
      'leads.fields',
      'leads.created_at',
      'leads.answers',
      'leads.scores',
      'leads.recommendation',
      'leads.answered_at',
      ...touchColumns,
    ])
    .where('leads.erased_at', 'is', null)
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc');
}

export type ListedLead = Awaited<ReturnType<ReturnType<typeof leadsNewestFirst>['execute']>>[number];

/** These leads, newest first. */
export async function readLeads(db: Kysely<Database>, ids: readonly string[]): Promise<ListedLead[]> {
  return ids.length === 0
    ? []
    : leadsNewestFirst(db)
        .where('leads.id', 'in', [...ids])
        .execute();
}

/** Leads with where they came from, newest first; with `find`, those whose name or e-mail holds it. */
export async function listLeads(
  db: Kysely<Database>,
  { find, limit }: { find: string; limit: number },
): Promise<ListedLead[]> {
  const leads = leadsNewestFirst(db);
  const wanted =
    find === '' ? leads : leads.where((row) => row.or([holdsText('leads.name', find), holdsText('leads.email', find)]));
  const found: ListedLead[] = [];
  for await (const piece of newestFirst(db, 'leads')) {
    const more = wanted.where(piece).limit(limit - found.length);
    found.push(...(await more.execute()));
    if (found.length === limit) break;
  }
  return found;
}
