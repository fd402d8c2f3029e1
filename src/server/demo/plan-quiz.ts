import { quizQuestions } from '../../../content/quiz.ts';
import { quizResult } from '../../domain/quiz/quiz-result.ts';
import type { DemoVisit } from '../store/demo/store-visits.ts';
import type { Random } from './random.ts';

/** Of those who begin; some of the others leave at each question. */
const ENDS = 0.78;

interface QuizTaken {
  readonly answers: Readonly<Record<string, string>> | null;
  readonly answeredAt: number;
}

/** Somebody goes through the quiz: its events on the visit, and the answers where they come to its end. */
export function takeQuiz(visit: DemoVisit, leadId: string, random: Random): QuizTaken {
  const page = '/';
  let at = visit.views.at(-1)?.at ?? visit.at;
  const say = (name: string, properties: Record<string, string | number>) =>
    visit.events.push({ name, page, properties, at });
  say('quiz_opened', { source: random.pick(['hero', 'header', 'packages']) });
  at += random.between(6, 25) * 1000;
  say('quiz_started', { leadId });
  const reached = random.chance(ENDS) ? quizQuestions.length : random.between(1, quizQuestions.length - 1);
  const answers: Record<string, string> = {};
  for (const [index, { id, options }] of quizQuestions.slice(0, reached).entries()) {
    say('quiz_question', { questionId: id, index });
    at += random.between(3, 19) * 1000;
    answers[id] = random.pick(options).value;
  }
  if (reached < quizQuestions.length) return { answers: null, answeredAt: at };
  say('quiz_completed', { leadId, package: quizResult(answers).package });
  return { answers, answeredAt: at };
}

/** Somebody looks at the quiz and leaves nothing. */
export function openQuiz(visit: DemoVisit, random: Random): void {
  const at = (visit.views.at(-1)?.at ?? visit.at) + random.between(2, 30) * 1000;
  visit.events.push({ name: 'quiz_opened', page: '/', properties: { source: 'hero' }, at });
}
