import { type QuizPackage, type QuizPackageKey, quizPackages, quizQuestions } from '../../../content/quiz.ts';
import type { FieldError } from '../../contract/problem.ts';
import type { QuizResult } from '../../contract/quiz.ts';

/** The answers by question id. */
export type Answers = Readonly<Record<string, string>>;
/** Points by package, every package present. */
export type Scores = Record<QuizPackageKey, number>;

const fallback = quizPackages[0];

function answerTo(answers: Answers, questionId: string): string | undefined {
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
}

/** Points of every package (SPEC.md 1-3). Unanswered questions and unknown ids or values add nothing. */
export function scoreQuiz(answers: Answers): Scores {
  const scores: Scores = {
    'starter-crm': 0,
    'crm-automation': 0,
    'website-funnel': 0,
    'crm-voice-ai': 0,
    'full-system': 0,
  };
  for (const question of quizQuestions) {
    const answer = answerTo(answers, question.id);
    const chosen = question.options.find((option) => option.value === answer);
    for (const { key } of quizPackages) scores[key] += chosen?.points[key] ?? 0;
  }
  return scores;
}

/** The key with the most points; the first in package order wins a tie, an empty tally is starter-crm (SPEC.md 4-6). */
export function recommendPackage(scores: Readonly<Partial<Scores>>): QuizPackageKey {
  let best: QuizPackageKey = fallback.key;
  for (const { key } of quizPackages) {
    if ((scores[key] ?? 0) > (scores[best] ?? 0)) best = key;
  }
  return best;
}

/** The package with this key; for an unknown key, starter-crm (SPEC.md 7). */
export function findPackage(key: string): QuizPackage {
  return quizPackages.find((candidate) => candidate.key === key) ?? fallback;
}

/** The recommendation for these answers, as the API sends it (SPEC.md 8). */
export function quizResult(answers: Answers): QuizResult {
  const scores = scoreQuiz(answers);
  const { key, title, description, features, price } = findPackage(recommendPackage(scores));
  return { package: key, title, description, features: [...features], price, scores };
}

/**
 * The errors in answers from a request; empty if there are none (SPEC.md 9-11).
 * `field` is `answers.<question id>`; a missing answer is no error and scores nothing.
 */
export function checkAnswers(answers: Answers): FieldError[] {
  return Object.keys(answers).flatMap((id) => {
    const question = quizQuestions.find((candidate) => candidate.id === id);
    if (question === undefined)
      return [{ field: `answers.${id}`, message: 'Please answer only the questions of the quiz' }];
    const known = question.options.some((option) => option.value === answers[id]);
    if (known) return [];
    const values = question.options.map((option) => option.value).join(', ');
    return [{ field: `answers.${id}`, message: `Please answer with one of: ${values}` }];
  });
}
