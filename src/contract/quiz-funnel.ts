import { z } from 'zod';

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
    }),
  ),
  /** Who saw a result. */
  finished: z.number().int(),
  isCutOff: z.boolean(),
});
export type QuizFunnel = z.infer<typeof quizFunnelSchema>;
