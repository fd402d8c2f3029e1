import { visitorPaths } from '../../../contract/visitor-api.ts';
import type { QuizAnswered } from '../../../contract/quiz.ts';
import { isNumber, isText, listOf, recordOf, shaped } from '../../api/shaped.ts';
import { formOutbox } from '../../forms/sending/form-outbox.ts';
import type { SendingNews } from '../../forms/sending/outbox.ts';
import { newKey } from '../../forms/sending/attempt.ts';
import type { Answers } from '../../../domain/quiz/quiz-result.ts';

/**
 * The state of sending the answers: the server has them, they wait to be sent, or the server refused them. `result` is the server's, null if
 * its answer could not be read.
 */
export type AnswersSending =
  { state: 'sent'; result: QuizAnswered | null } | { state: 'waiting' } | { state: 'refused' };

type OnResult = (sending: AnswersSending) => void;

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

/** The answers that the server did not refuse by name; none if it refused them for another reason. */
function goodAnswers(answers: Answers, { outcome }: SendingNews): Answers {
  const errors = outcome.kind === 'refused' ? (outcome.error.problem?.errors ?? []) : [];
  const refused = new Set(errors.map(({ field }) => field));
  const good = Object.entries(answers).filter(([id]) => !refused.has(`answers.${id}`));
  return Object.fromEntries(refused.size === 0 ? [] : good);
}

/**
 * Hears of the answers, and sends the good ones again if the server refuses some: the quiz may have changed since its page was loaded. `sent` is how many
 * were sent, and fewer are sent each time, so this ends.
 */
function listenFor(leadId: string, answers: Answers, onResult: OnResult, sent = Object.keys(answers).length) {
  return (news: SendingNews): void => {
    const good = goodAnswers(answers, news);
    const count = Object.keys(good).length;
    if (count > 0 && count < sent) sendAnswers(leadId, good, onResult);
    else onResult(readNews(news));
  };
}

/** Stops the calls for a lead, not the sending. */
function releaseFor(leadId: string): () => void {
  return () => {
    const key = formOutbox.keyAt(pathOf(leadId));
    if (key !== null) formOutbox.release(key);
  };
}

/** Sends a lead's answers and replaces older ones that still wait. `onResult` is called with the result of each attempt. The returned function stops these calls, not the sending. */
export function sendAnswers(leadId: string, answers: Answers, onResult: OnResult): () => void {
  const path = pathOf(leadId);
  const older = formOutbox.keyAt(path);
  if (older !== null) formOutbox.drop(older);
  const body = JSON.stringify({ answers });
  const submission = { key: newKey(), path, body, headers: {}, sinceMs: Date.now(), told: null };
  formOutbox.send(submission, listenFor(leadId, answers, onResult));
  return releaseFor(leadId);
}

export function areAnswersWaiting(leadId: string): boolean {
  return formOutbox.keyAt(pathOf(leadId)) !== null;
}

/** Follows answers that still wait to be sent, even from before a reload, as far as the quiz still knows them; null if there are none. */
export function followAnswers(leadId: string, answers: Answers, onResult: OnResult): (() => void) | null {
  const key = formOutbox.keyAt(pathOf(leadId));
  return key !== null && formOutbox.claim(key, listenFor(leadId, answers, onResult, Infinity))
    ? releaseFor(leadId)
    : null;
}
