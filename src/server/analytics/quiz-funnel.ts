import { quizQuestions } from '../../../content/quiz.ts';
import type { QuizFunnel } from '../../contract/quiz-funnel.ts';
import { readEvents, type SessionEvent } from '../store/analytics/quiz-events.ts';
import { addDays, startOfDay } from '../time/days.ts';
import { countAnswers, type QuizDeps } from './quiz-answers.ts';
import type { Span } from './range.ts';

/** The most events that are looked at: those of a thousand whole quizzes, and of many more that were left. */
const EVENTS_MOST = 10_000;

/** When one visitor first saw each question, by its index, and the result after the last one. */
type Quiz = Map<number, number>;

/** Which question of the present quiz it was, wherever it stood then; null for one that is no longer asked, since anybody can send an event. */
function indexOf({ properties }: SessionEvent): number | null {
  const said: unknown = JSON.parse(properties ?? 'null');
  const asked = typeof said === 'object' && said !== null && 'questionId' in said ? said.questionId : null;
  const index = quizQuestions.findIndex(({ id }) => id === asked);
  return index === -1 ? null : index;
}

function see(quizzes: Map<string, Quiz>, { session_id: session, at }: SessionEvent, index: number): void {
  const quiz = quizzes.get(session) ?? new Map<number, number>();
  quiz.set(index, Math.min(at, quiz.get(index) ?? at));
  quizzes.set(session, quiz);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** How far visitors came in the quiz on the days of a span, and what became of those who answered. */
export async function buildQuizFunnel(deps: QuizDeps, span: Span): Promise<QuizFunnel> {
  const { store, timeZone } = deps;
  const { db } = store;
  const { first, last } = span;
  const within = {
    from: startOfDay(first, timeZone),
    until: startOfDay(addDays(last, 1), timeZone),
    most: EVENTS_MOST,
  };
  const [seen, finished, { answers, ...answered }] = await Promise.all([
    readEvents(db, { name: 'quiz_question', ...within }),
    readEvents(db, { name: 'quiz_completed', ...within }),
    countAnswers(deps, span),
  ]);
  const quizzes = new Map<string, Quiz>();
  for (const event of seen) {
    const index = indexOf(event);
    if (index !== null) see(quizzes, event, index);
  }
  // A result without any question is one whose questions lie before these days, or beyond what is looked at.
  for (const event of finished) if (quizzes.has(event.session_id)) see(quizzes, event, quizQuestions.length);
  const all = [...quizzes.values()];
  const furthest = all.map((quiz) => Math.max(...quiz.keys()));
  const reached = (index: number) => furthest.filter((far) => far >= index).length;
  return {
    questions: quizQuestions.map(({ id, question }, index) => {
      const stood = all.flatMap((quiz) => {
        const [shown, next] = [quiz.get(index), quiz.get(index + 1)];
        return shown === undefined || next === undefined || next < shown ? [] : [(next - shown) / 1000];
      });
      const here = reached(index);
      return {
        id,
        question,
        reached: here,
        left: here - reached(index + 1),
        medianSeconds: median(stood),
        answers: answers.get(id) ?? [],
      };
    }),
    finished: reached(quizQuestions.length),
    isCutOff: seen.length === EVENTS_MOST || finished.length === EVENTS_MOST,
    ...answered,
  };
}
