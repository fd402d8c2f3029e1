import { apiPaths } from '../../contract/paths.ts';
import { createdSchema, quizAnswersSchema, quizLeadSchema, quizAnsweredSchema } from '../../contract/quiz.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { acceptForm } from '../leads/accept-form.ts';
import { createPlanLinks } from '../floor-plan/plan-links.ts';
import { answerQuiz } from '../leads/answer-quiz.ts';
import { noteTrap, readArrived, readFormArrival } from '../http/form-arrival.ts';
import type { FormJudge } from '../spam/form-judge.ts';

/** Taking a quiz lead, and scoring what it answered. */
export function registerQuizLeadRoutes(app: App, { config, store, clock }: AppDeps, judge: FormJudge): void {
  const { siteTimeZone: timeZone, ownerEmail } = config;
  const plans = createPlanLinks(store);

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
        response: { 200: quizAnsweredSchema },
      },
    },
    async (request) => {
      const arrival = readArrived(request);
      const { id: leadId } = request.params;
      const result = await answerQuiz({ store, clock, judge }, { leadId, answers: request.body.answers, arrival });
      return { ...result, plan: await plans.path(leadId) };
    },
  );
}
