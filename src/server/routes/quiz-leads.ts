import { sessionIdSchema } from '../../contract/analytics.ts';
import { SESSION_HEADER, apiPaths } from '../../contract/paths.ts';
import { createdSchema, quizAnswersSchema, quizLeadSchema, quizResultSchema } from '../../contract/quiz.ts';
import type { App, AppDeps } from '../http/app-types.ts';
import { isOwner } from '../http/owner-guard.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { readIdempotency } from '../idempotency.ts';
import { acceptQuizLead } from '../leads/accept-quiz-lead.ts';
import { answerQuiz } from '../leads/answer-quiz.ts';

/** Taking a quiz lead, and scoring what it answered. */
export function registerQuizLeadRoutes(app: App, { config, store, clock, wakeDelivery }: AppDeps): void {
  const { siteTimeZone: timeZone, ownerEmail } = config;

  app.post(
    apiPaths.quizLeads,
    { config: formRateLimit(config), schema: { body: quizLeadSchema, response: { 201: createdSchema } } },
    async (request, reply) => {
      const arrival = {
        lead: request.body,
        // A session that cannot be told is no reason to lose a lead.
        sessionId: sessionIdSchema.safeParse(request.headers[SESSION_HEADER]).data ?? null,
        // Whoever leaves a name counts, whatever sent it; only the owner's own tries are set aside.
        filtered: isOwner(request),
        idempotent: readIdempotency(request, clock),
      };
      const { body } = await acceptQuizLead({ store, clock, timeZone, ownerEmail }, arrival);
      wakeDelivery?.();
      return reply.code(201).send(createdSchema.parse(body));
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
    async (request) => {
      const result = await answerQuiz({ store, clock }, { leadId: request.params.id, answers: request.body.answers });
      wakeDelivery?.();
      return result;
    },
  );
}
