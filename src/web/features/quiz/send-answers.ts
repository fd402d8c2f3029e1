import { apiPaths } from '../../../contract/paths.ts';
import type { QuizResult } from '../../../contract/quiz.ts';
import { isNumber, isText, listOf, recordOf, shaped } from '../../api/shaped.ts';
import { formOutbox } from '../../forms/sending/form-outbox.ts';
import type { SendingNews } from '../../forms/sending/outbox.ts';
import { newKey } from '../../forms/attempt.ts';

/**
 * What became of the answers: the server has them, they are on their way, or it will never take them. `result` is the server's, null where
 * its answer could not be read.
 */
export type AnswersSending = { state: 'sent'; result: QuizResult | null } | { state: 'waiting' } | { state: 'refused' };

const quizResult = shaped(
  recordOf<QuizResult>({
    package: isText,
    title: isText,
    description: isText,
    features: listOf(isText),
    price: isText,
    scores: (value): value is Record<string, number> =>
      typeof value === 'object' && value !== null && Object.values(value).every(isNumber),
  }),
);

function pathOf(leadId: string): string {
  return apiPaths.quizAnswers.replace(':id', encodeURIComponent(leadId));
}

function readResult(answer: unknown): QuizResult | null {
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

function tell(hear: (sending: AnswersSending) => void) {
  return (news: SendingNews) => hear(readNews(news));
}

/** Sends a lead's answers in place of older ones that still wait; `hear` is told what each try comes to. What it gives stops that, not the sending. */
export function sendAnswers(
  leadId: string,
  answers: Readonly<Record<string, string>>,
  hear: (sending: AnswersSending) => void,
): () => void {
  const path = pathOf(leadId);
  const older = formOutbox.keyAt(path);
  if (older !== null) formOutbox.drop(older);
  const key = newKey();
  const body = JSON.stringify({ answers });
  formOutbox.send({ key, path, body, headers: {}, sinceMs: Date.now(), told: null }, tell(hear));
  return () => formOutbox.release(key);
}

export function areAnswersWaiting(leadId: string): boolean {
  return formOutbox.keyAt(pathOf(leadId)) !== null;
}

/** Hears of answers that are on their way already, from before a reload too; null where there are none. */
export function followAnswers(leadId: string, hear: (sending: AnswersSending) => void): (() => void) | null {
  const key = formOutbox.keyAt(pathOf(leadId));
  return key !== null && formOutbox.claim(key, tell(hear)) ? () => formOutbox.release(key) : null;
}
