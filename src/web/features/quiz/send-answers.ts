import { visitorPaths } from '../../../contract/visitor-api.ts';
import type { QuizAnswered } from '../../../contract/quiz.ts';
import { isNumber, isText, listOf, recordOf, shaped } from '../../api/shaped.ts';
import { formOutbox } from '../../forms/sending/form-outbox.ts';
import type { SendingNews } from '../../forms/sending/outbox.ts';
import { newKey } from '../../forms/sending/attempt.ts';

/**
 * The state of sending the answers: the server has them, they wait to be sent, or the server refused them. `result` is the server's, null if
 * its answer could not be read.
 */
export type AnswersSending =
  { state: 'sent'; result: QuizAnswered | null } | { state: 'waiting' } | { state: 'refused' };

const quizResult = shaped(
  recordOf<QuizAnswered>({
    package: isText,
    title: isText,
    description: isText,
    features: listOf(isText),
    price: isText,
    plan: isText,
    scores: (value): value is Record<string, number> =>
      typeof value === 'object' && value !== null && Object.values(value).every(isNumber),
  }),
);

function pathOf(leadId: string): string {
  return visitorPaths.quizAnswers.replace(':id', encodeURIComponent(leadId));
}

function readResult(answer: unknown): QuizAnswered | null {
  try {
    return quizResult.parse(answer);
  } catch {
    return null;
  }
}

function readNews({ outcome, isOver }: SendingNews): AnswersSending {
  if (outcome.kind === 'accepted') return { state: 'sent', result: readResult(outcome.answer) };
  return { state: isOver ? 'refused' : 'waiting' };
}

function tell(onResult: (sending: AnswersSending) => void) {
  return (news: SendingNews) => onResult(readNews(news));
}

/** Sends a lead's answers and replaces older ones that still wait. `hear` is called with the result of each attempt. The returned function stops these calls, not the sending. */
export function sendAnswers(
  leadId: string,
  answers: Readonly<Record<string, string>>,
  onResult: (sending: AnswersSending) => void,
): () => void {
  const path = pathOf(leadId);
  const older = formOutbox.keyAt(path);
  if (older !== null) formOutbox.drop(older);
  const key = newKey();
  const body = JSON.stringify({ answers });
  formOutbox.send({ key, path, body, headers: {}, sinceMs: Date.now(), told: null }, tell(onResult));
  return () => formOutbox.release(key);
}

export function areAnswersWaiting(leadId: string): boolean {
  return formOutbox.keyAt(pathOf(leadId)) !== null;
}

/** Follows answers that still wait to be sent, even from before a reload; null if there are none. */
export function followAnswers(leadId: string, onResult: (sending: AnswersSending) => void): (() => void) | null {
  const key = formOutbox.keyAt(pathOf(leadId));
  return key !== null && formOutbox.claim(key, tell(onResult)) ? () => formOutbox.release(key) : null;
}
