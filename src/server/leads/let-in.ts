import type { Transaction } from 'kysely';
import { quizAnswersSchema } from '../../contract/quiz.ts';
import { quizResult } from '../../domain/quiz/quiz-result.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import { listDue, takeDue, type SetAsideRow } from '../store/leads/set-aside.ts';
import type { Database } from '../store/schema/schema.ts';
import { storeJudged } from './accept-deal.ts';
import { storeOutcome } from './answer-quiz.ts';
import { acceptedOf, leftFormSchema } from './left-form.ts';
import { storeLead } from './store-lead.ts';

const AT_ONCE = 50;

/**
 * Accepts a form that was set aside as if it had never been: its lead, its conversion and its place in the figures are of the time at which it came,
 * under the id that its sender was told. Its messages are queued now.
 */
async function letIn(
  tx: Transaction<Database>,
  row: SetAsideRow,
  { timeZone, ownerEmail, now }: Pick<UseCaseDeps, 'timeZone' | 'ownerEmail'> & { now: number },
): Promise<void> {
  const { id, created_at: at, answers, answered_at: answeredAt } = row;
  const sender = { sessionId: row.session_id, filtered: false };
  const moment = { at, timeZone, ownerEmail, id, queuedAt: now };
  const left = leftFormSchema.parse(JSON.parse(row.form));
  if (left.kind === 'deal') await storeJudged(tx, { deal: left.request, ...sender }, moment);
  else await storeLead(tx, acceptedOf(left, at), sender, moment);
  if (answers === null || answeredAt === null) return;
  const given = quizAnswersSchema.shape.answers.parse(JSON.parse(answers));
  const result = quizResult(given);
  await storeOutcome(tx, { leadId: id, answers: given, result, at: answeredAt, queuedAt: now });
}

/** Carries out what the owner decided of forms that were set aside, once it can no longer be taken back. Gives how many. */
export async function carryOutDecisions({ store, clock, timeZone, ownerEmail }: UseCaseDeps): Promise<number> {
  const now = clock.now();
  const due = await listDue(store.db, now, AT_ONCE);
  let done = 0;
  for (const id of due) {
    const isDone = await store.write(async (tx) => {
      const row = await takeDue(tx, id, now);
      if (row?.decision === 'let_in') await letIn(tx, row, { timeZone, ownerEmail, now });
      return row !== null;
    });
    if (isDone) done += 1;
  }
  return done;
}
