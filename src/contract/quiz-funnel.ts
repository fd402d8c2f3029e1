import { z } from 'zod';

/**
 * One answer: how many people gave it, how many of them bought something afterwards that was not refunded in full, and how many asked for a call. A person
 * who took the quiz twice counts once, with the later answers.
 */
const answerSchema = z.object({
  value: z.string(),
  label: z.string(),
  given: z.number().int(),
  customers: z.number().int(),
  booked: z.number().int(),
});

/**
 * How far visitors came in the quiz. A visitor who saw a question has seen those before it; `left` is how many went no further. `medianSeconds` is how long
 * the question stood before the next one, or the result, was shown; null where nobody went on. Of very many quizzes the newest are counted: `isCutOff`.
 */
export const quizFunnelSchema = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      reached: z.number().int(),
      left: z.number().int(),
      medianSeconds: z.number().nullable(),
      answers: z.array(answerSchema),
    }),
  ),
  /** Who saw a result. */
  finished: z.number().int(),
  isCutOff: z.boolean(),
  /** How many people answered on these days; of very many the newest. */
  answered: z.number().int(),
  areAnswersCutOff: z.boolean(),
});

/** What was earned of those who gave an answer, net of refunds and lost disputes; for owners alone. Answers of which nothing came are left out. */
export const quizEarnedSchema = z.object({
  answers: z.array(z.object({ questionId: z.string(), value: z.string(), netCents: z.number().int() })),
});
export type QuizFunnel = z.infer<typeof quizFunnelSchema>;
export type QuizAnswer = QuizFunnel['questions'][number]['answers'][number];
export type QuizEarned = z.infer<typeof quizEarnedSchema>;
