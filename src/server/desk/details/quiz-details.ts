import { z } from 'zod';
import { quizPackages, quizQuestions } from '../../../../content/quiz.ts';
import type { Detail } from '../../../contract/owner-details.ts';
import { describeFields, readRecord, type Fields } from './describe-fields.ts';

/** What a finished quiz has left of itself; each is null until then. */
export interface QuizOutcomeRow {
  readonly answers: string | null;
  /** JSON object: points by package key. */
  readonly scores: string | null;
  readonly recommendation: string | null;
  readonly answered_at: number | null;
}

const questions: Fields = Object.fromEntries(
  quizQuestions.map(({ id, question, options }) => [
    id,
    { label: question, name: (value) => options.find((option) => option.value === value)?.label ?? value },
  ]),
);

/** A package by its title. */
export function namePackage(key: string): string {
  return quizPackages.find((one) => one.key === key)?.title ?? key;
}

const scoresSchema = z.record(z.string(), z.number());

/** Most points first; what is stored in another shape as it stands. */
function listScores(scores: string): string {
  const points = scoresSchema.safeParse(JSON.parse(scores)).data;
  if (points === undefined) return scores;
  return Object.entries(points)
    .toSorted(([, a], [, b]) => b - a)
    .map(([key, count]) => `${namePackage(key)} ${count}`)
    .join(', ');
}

/** Every question that was answered with its answer, as both were shown, and what it came to. */
export function describeQuiz({ answers, scores, recommendation, answered_at }: QuizOutcomeRow): Detail[] {
  const details: Detail[] = answers === null ? [] : describeFields(readRecord(answers), questions);
  if (recommendation !== null) details.push({ label: 'Recommended', value: namePackage(recommendation), kind: 'text' });
  if (scores !== null) details.push({ label: 'Points', value: listScores(scores), kind: 'long' });
  if (answered_at !== null)
    details.push({ label: 'Answered', value: new Date(answered_at).toISOString(), kind: 'time' });
  return details;
}
