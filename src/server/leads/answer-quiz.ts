import type { QuizAnswers, QuizResult } from '../../contract/quiz.ts';
import { checkAnswers, quizResult } from '../../domain/quiz/quiz-result.ts';
import type { Clock } from '../clock.ts';
import { ProblemError } from '../http/problem-error.ts';
import { keepQuizOutcome } from '../store/leads.ts';
import type { Store } from '../store/store.ts';

const ERRORS_MAX = 20;

function refuseWrongAnswers(answers: QuizAnswers['answers']): void {
  const errors = checkAnswers(answers);
  const first = errors[0];
  if (first === undefined) return;
  throw new ProblemError({
    status: 422,
    title: 'Please check your answers',
    detail: errors.length === 1 ? `${first.field}: ${first.message}` : `${errors.length} answers need another look.`,
    errors: errors.slice(0, ERRORS_MAX),
  });
}

/**
 * Scores a lead's answers, keeps answers and outcome in place of earlier ones, and says what is recommended.
 * @throws ProblemError 422 naming the question or value that the quiz does not have; 404 where there is no such lead
 */
export async function answerQuiz(
  { store, clock }: { store: Store; clock: Clock },
  { leadId, answers }: { leadId: string; answers: QuizAnswers['answers'] },
): Promise<QuizResult> {
  refuseWrongAnswers(answers);
  const result = quizResult(answers);
  const outcome = { answers, scores: result.scores, recommendation: result.package, at: clock.now() };
  if (!(await store.write((tx) => keepQuizOutcome(tx, leadId, outcome))))
    throw new ProblemError({
      status: 404,
      title: 'No such quiz',
      detail: 'This quiz was not begun here. Please start it again.',
    });
  return result;
}
