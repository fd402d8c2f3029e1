import type { Transaction } from 'kysely';
import { quizAnswersSchema } from '../../contract/quiz.ts';
import { quizResult } from '../../domain/quiz/quiz-result.ts';
import { createBookingLinks } from '../booking/booking-links.ts';
import { letInBooking } from '../booking/let-in-booking.ts';
import { storeJudged } from '../leads/accept-deal.ts';
import { storeOutcome } from '../leads/answer-quiz.ts';
import { acceptedOf } from '../leads/left-form.ts';
import { storeLead } from '../leads/store-lead.ts';
import { letInOnboarding } from '../onboarding/aside-onboarding.ts';
import { Refusal } from '../requests/refusal.ts';
import type { UseCaseDeps } from '../requests/use-case-deps.ts';
import { isDemoId } from '../store/engine/demo-mark.ts';
import { noteDecided } from '../store/analytics/daily-trust.ts';
import { dropUploadsOf } from '../store/leads/uploads.ts';
import { dropDecision, listDue, takeDue, type SetAsideRow } from '../store/leads/set-aside.ts';
import type { Database } from '../store/schema/schema.ts';
import { dayOf } from '../time/days.ts';
import { readAsideForm } from './aside-form.ts';

const AT_ONCE = 50;

/** What letting in needs beside the row. */
interface Host extends Pick<UseCaseDeps, 'timeZone' | 'ownerEmail'> {
  readonly publicUrl: string;
  /** Where the visitor moves or cancels what is let in, if it is a booking. */
  readonly managePath: string;
  readonly now: number;
}

export interface DecisionDeps extends UseCaseDeps {
  /** The address visitors use, for what leaves the site. */
  readonly publicUrl: string;
}

/**
 * Accepts a form that was set aside as if it had never been: its lead, its conversion and its place in the figures are of the time at which it came,
 * under the id that its sender was told. Its messages are queued now.
 * @throws Refusal where the time of a booking is not free any more
 */
async function letIn(tx: Transaction<Database>, row: SetAsideRow, host: Host): Promise<void> {
  const { id, created_at: at, answers, answered_at: answeredAt } = row;
  const { timeZone, ownerEmail, now } = host;
  const sender = { sessionId: row.session_id, device: row.device, filtered: false };
  const moment = { at, timeZone, ownerEmail, id, queuedAt: now };
  const form = readAsideForm(row);
  const language = 'language' in form ? (form.language ?? undefined) : undefined;
  if (form.kind === 'booking') await letInBooking(tx, row, form, host);
  else if (form.kind === 'onboarding') await letInOnboarding(tx, row, form.filled, host);
  else if (form.kind === 'deal') await storeJudged(tx, { deal: form.request, ...sender, language }, moment);
  else await storeLead(tx, acceptedOf(form, at), { ...sender, language }, moment);
  if (answers === null || answeredAt === null) return;
  const given = quizAnswersSchema.shape.answers.parse(JSON.parse(answers));
  const result = quizResult(given);
  await storeOutcome(tx, { leadId: id, answers: given, result, language, at: answeredAt, queuedAt: now });
}

/** Carries out one decision; false where another process has, or where it cannot be: then the owner has to decide again. */
async function carryOut({ store }: Pick<UseCaseDeps, 'store'>, id: string, host: Host): Promise<boolean> {
  try {
    return await store.write(async (tx) => {
      const row = await takeDue(tx, id, host.now);
      if (row?.decision === 'let_in') await letIn(tx, row, host);
      else await dropUploadsOf(tx, [id]);
      if (row !== null && !isDemoId(id))
        await noteDecided(tx, {
          day: dayOf(row.created_at, host.timeZone),
          decided: row.decision === 'let_in' ? 'let_in' : 'removed',
          kind: row.kind,
        });
      return row !== null;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await store.write((tx) => dropDecision(tx, [id]));
    return false;
  }
}

/** Carries out what the owner decided of forms that were set aside, once it can no longer be taken back. Gives how many. */
export async function carryOutDecisions({
  store,
  clock,
  timeZone,
  ownerEmail,
  publicUrl,
}: DecisionDeps): Promise<number> {
  const now = clock.now();
  const due = await listDue(store.db, now, AT_ONCE);
  const links = createBookingLinks(store);
  let done = 0;
  for (const id of due) {
    const host = { timeZone, ownerEmail, publicUrl, managePath: await links.manage(id), now };
    if (await carryOut({ store }, id, host)) done += 1;
  }
  return done;
}
