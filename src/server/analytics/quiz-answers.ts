import { quizQuestions } from '../../../content/quiz.ts';
import type { QuizAnswer, QuizEarned } from '../../contract/quiz-funnel.ts';
import { readAnswered, readBecame, type AnsweredQuiz } from '../store/attribution/quiz-answers.ts';
import type { Store } from '../store/engine/store.ts';
import { addDays, startOfDay } from '../time/days.ts';
import type { Span } from './range.ts';

/** The most answered quizzes that are looked at. */
const QUIZZES_MOST = 5000;

export interface QuizDeps {
  readonly store: Store;
  readonly timeZone: string;
  /** Whether test sales count, or real ones. */
  readonly test: boolean;
}

/** What came of one person who answered. */
interface Outcome {
  readonly answers: Readonly<Record<string, string>>;
  booked: boolean;
  netCents: number;
}

/** The answers as they are stored; whatever else stood there is left out. */
function parseAnswers(text: string | null): Record<string, string> {
  const stored: unknown = JSON.parse(text ?? 'null');
  const given: Record<string, string> = {};
  if (typeof stored !== 'object' || stored === null) return given;
  for (const [questionId, value] of Object.entries(stored)) if (typeof value === 'string') given[questionId] = value;
  return given;
}

/** Everybody who answered on these days, with their latest answers and what they did afterwards. */
async function readOutcomes(
  { store: { db }, timeZone, test }: QuizDeps,
  { first, last }: Span,
): Promise<{ outcomes: Outcome[]; isCutOff: boolean }> {
  const within = { from: startOfDay(first, timeZone), until: startOfDay(addDays(last, 1), timeZone) };
  const quizzes = await readAnswered(db, { ...within, most: QUIZZES_MOST });
  const people = new Map<string, AnsweredQuiz>();
  // The newest come first. What is joined to nobody is a person of its own.
  for (const quiz of quizzes) {
    const key = quiz.person_id ?? quiz.id;
    if (!people.has(key)) people.set(key, quiz);
  }
  const outcomes = new Map<string, Outcome>();
  for (const [key, { answers }] of people)
    outcomes.set(key, { answers: parseAnswers(answers), booked: false, netCents: 0 });
  for (const { person_id: key, at, netCents } of await readBecame(db, people, { test })) {
    const outcome = outcomes.get(key);
    if (outcome === undefined || at < (people.get(key)?.created_at ?? 0)) continue;
    if (netCents === null) outcome.booked = true;
    else outcome.netCents += netCents;
  }
  return { outcomes: [...outcomes.values()], isCutOff: quizzes.length === QUIZZES_MOST };
}

/** The answers of each question: those that can be chosen in their order, then those that no longer can. */
function listAnswers(outcomes: readonly Outcome[], { id, options }: (typeof quizQuestions)[number]): QuizAnswer[] {
  const nobody = { given: 0, customers: 0, booked: 0 };
  const rows = new Map<string, QuizAnswer>(options.map(({ value, label }) => [value, { value, label, ...nobody }]));
  for (const { answers, booked, netCents } of outcomes) {
    const value = answers[id];
    if (value === undefined) continue;
    const row = rows.get(value) ?? { value, label: value, ...nobody };
    row.given += 1;
    row.customers += netCents > 0 ? 1 : 0;
    row.booked += booked ? 1 : 0;
    rows.set(value, row);
  }
  return [...rows.values()];
}

/** Who gave which answer on the days of a span, and what became of them; by question. */
export async function countAnswers(
  deps: QuizDeps,
  span: Span,
): Promise<{ answers: Map<string, QuizAnswer[]>; answered: number; areAnswersCutOff: boolean }> {
  const { outcomes, isCutOff } = await readOutcomes(deps, span);
  return {
    answers: new Map(quizQuestions.map((question) => [question.id, listAnswers(outcomes, question)])),
    answered: outcomes.length,
    areAnswersCutOff: isCutOff,
  };
}

/** What was earned of those who gave each answer. */
export async function sumAnswers(deps: QuizDeps, span: Span): Promise<QuizEarned> {
  const { outcomes } = await readOutcomes(deps, span);
  const sums = new Map<string, QuizEarned['answers'][number]>();
  for (const { answers, netCents } of outcomes) {
    if (netCents === 0) continue;
    for (const [questionId, value] of Object.entries(answers)) {
      const key = JSON.stringify([questionId, value]);
      const sum = sums.get(key) ?? { questionId, value, netCents: 0 };
      sums.set(key, { ...sum, netCents: sum.netCents + netCents });
    }
  }
  return { answers: [...sums.values()] };
}
