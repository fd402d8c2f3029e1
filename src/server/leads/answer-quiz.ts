import type { Transaction } from 'kysely';
import type { QuizAnswers, QuizResult } from '../../contract/quiz.ts';
import { checkAnswers, quizResult } from '../../domain/quiz/quiz-result.ts';
import { planIn, planPath } from '../floor-plan/plan-links.ts';
import type { Clock } from '../time/clock.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Hold } from '../outbox/mail-caps.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { Arrived, FormJudge } from '../spam/form-judge.ts';
import { storeQuizOutcome } from '../store/leads/leads.ts';
import { keepAnswers } from '../store/leads/set-aside.ts';
import type { Database } from '../store/schema/schema.ts';
import { tell } from '../store/stream/tell.ts';
import type { Store } from '../store/engine/store.ts';
import type { Language } from '../../contract/languages.ts';

const ERRORS_MAX = 20;

export interface QuizAnswered {
  readonly leadId: string;
  readonly answers: QuizAnswers['answers'];
  readonly result: QuizResult;
  readonly at: number;
  /** When the mail is queued, if that is later. */
  readonly queuedAt?: number;
  /** In which it was answered; English unless it is said. */
  readonly language?: Language | undefined;
  /** Why its mail waits. */
  readonly mailHold?: Hold | null;
}

function refuseWrongAnswers(answers: QuizAnswers['answers']): void {
  const errors = checkAnswers(answers);
  const first = errors[0];
  if (first === undefined) return;
  throw new Refusal({
    kind: 'invalid',
    title: 'Please check your answers',
    detail: errors.length === 1 ? `${first.field}: ${first.message}` : `${errors.length} answers need another look.`,
    errors: errors.slice(0, ERRORS_MAX),
  });
}

/** Stores the result, and mails the first one to the lead; false where there is no such lead. */
export async function storeOutcome(
  tx: Transaction<Database>,
  { leadId, answers, result, at, queuedAt = at, language, mailHold }: QuizAnswered,
): Promise<boolean> {
  const { package: recommendation, scores, title, description, price, features } = result;
  const lead = await storeQuizOutcome(tx, leadId, { answers, scores, recommendation, at });
  if (lead?.isFirst === true) {
    const plan = { answers, path: planIn(language, await planPath(tx, leadId)), at };
    const props = { firstName: lead.name, title, description, price, features, plan };
    await queueMail(tx, {
      template: 'quiz-result',
      to: lead.email,
      props,
      leadId,
      at: queuedAt,
      hold: mailHold,
      language,
    });
  }
  if (lead === null) return false;
  const quiz = { leadId, answers, scores, package: recommendation, title, isFirst: lead.isFirst };
  await tell(tx, { type: 'quiz.answered', thing: { quiz }, of: { itemId: leadId }, leadId, at });
  return true;
}

/** Of a quiz that was set aside the answers wait with it; in between it may have been let in. */
async function storeOrKeep(tx: Transaction<Database>, outcome: QuizAnswered): Promise<boolean> {
  return (
    (await storeOutcome(tx, outcome)) ||
    (await keepAnswers(tx, outcome.leadId, outcome)) ||
    (await storeOutcome(tx, outcome))
  );
}

/**
 * Scores a lead's answers, stores answers and outcome in place of earlier ones, and returns the recommendation. The first answers also queue
 * a mail with the result.
 * @throws Refusal naming the question or value that the quiz does not have, or where there is no such lead
 */
export async function answerQuiz(
  { store, clock, judge }: { store: Store; clock: Clock; judge: FormJudge },
  {
    leadId,
    answers,
    arrival,
    language,
  }: { leadId: string; answers: QuizAnswers['answers']; arrival: Arrived; language?: Language },
): Promise<QuizResult> {
  refuseWrongAnswers(answers);
  const result = quizResult(answers);
  const outcome = { leadId, answers, result, language, at: clock.now(), mailHold: judge.holdMail(arrival, leadId) };
  if (!(await store.writeBeside((tx) => storeOrKeep(tx, outcome))))
    throw new Refusal({
      kind: 'unknown',
      title: 'No such quiz',
      detail: 'This quiz was not started here. Please start it again.',
    });
  return result;
}
