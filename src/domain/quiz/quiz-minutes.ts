import { quizQuestions } from '../../../content/quiz.ts';

/** Answers that most people give in a minute. */
const ANSWERS_A_MINUTE = 5;

/** How many minutes so many questions take, a whole number, at least one. */
export const minutesFor = (questions: number): number => Math.max(1, Math.round(questions / ANSWERS_A_MINUTE));

/** How many minutes the quiz takes. */
export const quizMinutes = minutesFor(quizQuestions.length);
