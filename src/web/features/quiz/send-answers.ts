import { apiPaths } from '../../../contract/paths.ts';
import type { QuizResult } from '../../../contract/quiz.ts';
import { postJson } from '../../api/request.ts';
import { RequestError } from '../../api/request-error.ts';
import { loadContract } from './load-contract.ts';
import { type FinishedQuiz, dropUnsent, keepUnsent, readUnsent } from './unsent-answers.ts';

/** What became of the answers: the server has them, they are on their way, or it will never take them. */
export type Sending = { state: 'sent'; result: QuizResult } | { state: 'waiting' } | { state: 'refused' };

const TRY_TIMEOUT_MS = 6000;
const FIRST_RETRY_MS = 3000;
const LAST_RETRY_MS = 60_000;
/** Answers with these may be accepted when they come again. */
const passingStatuses = new Set([408, 409, 425, 429]);

function isFinal(error: unknown): boolean {
  return error instanceof RequestError && error.status < 500 && !passingStatuses.has(error.status);
}

/** The answers a lead gave last: an older set that is still waiting must not follow them. */
const newestKey = new Map<string, string>();

/** One try; what is not confirmed stays kept. */
export async function sendAnswers(quiz: FinishedQuiz): Promise<Sending> {
  newestKey.set(quiz.leadId, quiz.key);
  keepUnsent(quiz);
  try {
    const { quizResultSchema } = await loadContract();
    const result = await postJson(
      apiPaths.quizAnswers.replace(':id', encodeURIComponent(quiz.leadId)),
      { answers: quiz.answers },
      { idempotencyKey: quiz.key, signal: AbortSignal.timeout(TRY_TIMEOUT_MS), schema: quizResultSchema },
    );
    dropUnsent(quiz);
    return { state: 'sent', result };
  } catch (error) {
    if (!isFinal(error)) return { state: 'waiting' };
    dropUnsent(quiz);
    return { state: 'refused' };
  }
}

/** Waits, but not longer than until the browser is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
}

type Watcher = (quiz: FinishedQuiz, sending: Sending) => void;
const watchers = new Set<Watcher>();
const underWay = new Set<string>();

/** Tells what became of answers that were not taken at once. */
export function watchSending(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tell(quiz: FinishedQuiz, sending: Sending): void {
  for (const watcher of watchers) watcher(quiz, sending);
}

/**
 * Sends the answers again and again for as long as the page is open, ever less often, until they are taken or refused,
 * or until newer answers of the same lead take their place.
 */
export async function keepSending(quiz: FinishedQuiz): Promise<void> {
  if (underWay.has(quiz.key)) return;
  underWay.add(quiz.key);
  let sending: Sending | null = { state: 'waiting' };
  for (let wait = FIRST_RETRY_MS; sending?.state === 'waiting'; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
    await pause(wait);
    sending = newestKey.get(quiz.leadId) === quiz.key ? await sendAnswers(quiz) : null;
  }
  underWay.delete(quiz.key);
  if (sending !== null) tell(quiz, sending);
}

/** Takes up what an earlier visit or the page before a reload could not send. */
export async function resendUnsent(): Promise<void> {
  const quizzes = readUnsent().filter(({ leadId }) => !newestKey.has(leadId));
  await Promise.all(
    quizzes.map(async (quiz) => {
      const first = await sendAnswers(quiz);
      if (first.state === 'waiting') await keepSending(quiz);
      else tell(quiz, first);
    }),
  );
}
