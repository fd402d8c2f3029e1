import { z } from 'zod';
import { browserEmailField } from './email.ts';
import { boundedText } from './limits.ts';

/** The person who takes the quiz. */
export const quizLeadSchema = z.object({
  firstName: boundedText(100).pipe(z.string().min(1, 'Please enter your first name')),
  email: browserEmailField,
});

/** The answers by question id. The server checks ids and values against content/quiz.ts. */
export const quizAnswersSchema = z.object({
  answers: z.record(z.string().max(40), z.string().max(60)),
});

export const createdSchema = z.object({ id: z.string() });

/** The recommended package; `price` is text as shown (`$1,500` or `Custom`), `scores` has points by package key. */
export const quizResultSchema = z.object({
  package: z.string(),
  title: z.string(),
  description: z.string(),
  features: z.array(z.string()).length(4),
  price: z.string(),
  scores: z.record(z.string(), z.number().int()),
});

/** What finished answers come to; `plan` is the path of the visitor's floor plan, a page that whoever has its link can read. */
export const quizAnsweredSchema = quizResultSchema.extend({ plan: z.string() });

export type Created = z.infer<typeof createdSchema>;
export type QuizLead = z.infer<typeof quizLeadSchema>;
export type QuizAnswers = z.infer<typeof quizAnswersSchema>;
export type QuizResult = z.infer<typeof quizResultSchema>;
export type QuizAnswered = z.infer<typeof quizAnsweredSchema>;
