import { apiPaths } from '../../contract/paths.ts';
import { createdSchema, quizAnswersSchema, quizLeadSchema, quizResultSchema } from '../../contract/quiz.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { acceptForm } from '../leads/accept-form.ts';
import { answerQuiz } from '../leads/answer-quiz.ts';
import { noteTrap, readArrived, readFormArrival } from '../http/form-arrival.ts';
import type { FormJudge } from '../spam/form-judge.ts';

/** Taking a quiz lead, and scoring what it answered. */
export function registerQuizLeadRoutes(app: App, { config, store, clock }: AppDeps, judge: FormJudge): void {
  const { siteTimeZone: timeZone, ownerEmail } = config;

  app.post(
    apiPaths.quizLeads,
    {
      config: formRateLimit(config),
      preValidation: noteTrap,
      schema: { body: quizLeadSchema, response: { 201: createdSchema } },
    },
    async (request, reply) => {
      const arrival = readFormArrival(request, clock);
      const deps = { store, clock, timeZone, ownerEmail, judge };
      return reply.code(201).send(await acceptForm(deps, arrival, { kind: 'quiz', request: request.body }));
    },
  );

  app.post(
    apiPaths.quizAnswers,
    {
      config: formRateLimit(config),
      schema: {
        params: rowIdSchema,
        body: quizAnswersSchema,
        response: { 200: quizResultSchema },
      },
    },
    (request) => {
      const arrival = readArrived(request);
      return answerQuiz({ store, clock, judge }, { leadId: request.params.id, answers: request.body.answers, arrival });
    },
  );
}
