import { MISFIT_TITLE, dealRequestSchema, misfitSchema } from '../../contract/deals.ts';
import { apiPaths } from '../../contract/paths.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../contract/problem.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { acceptDeal, type Misfit } from '../leads/accept-deal.ts';
import { noteTrap, readFormArrival } from '../http/form-arrival.ts';
import type { FormJudge } from '../spam/form-judge.ts';
import { dayOf } from '../time/days.ts';

/** What may be wrong with a deal: a field, or that its buy box does not take it. */
const refusedDeal = {
  description: 'A field fails a rule (`errors`), or the buy box does not take the deal (`reasons`, `alternatives`)',
  content: { [PROBLEM_MEDIA_TYPE]: { schema: misfitSchema.or(problemSchema) } },
};

/** The answer to a deal that its buy box does not take. */
export function misfitProblem({ reasons, alternatives }: Misfit): ProblemError {
  const [detail = MISFIT_TITLE] = reasons;
  return new ProblemError({ status: 422, title: MISFIT_TITLE, detail, extra: { reasons, alternatives } });
}

/** Taking a deal that its buy box takes; keeping the others as near misses. */
export function registerDealRoutes(app: App, { config, store, clock }: AppDeps, judge: FormJudge): void {
  const { siteTimeZone: timeZone, ownerEmail } = config;
  const body = dealRequestSchema(() => Number(dayOf(clock.now(), timeZone).slice(0, 4)));

  app.post(
    apiPaths.deals,
    {
      config: formRateLimit(config),
      preValidation: noteTrap,
      schema: { body, response: { 201: createdSchema, 422: refusedDeal } },
    },
    async (request, reply) => {
      const arrival = { ...readFormArrival(request, clock), deal: request.body };
      const answer = await acceptDeal({ store, clock, timeZone, ownerEmail, judge }, arrival);
      if ('id' in answer) return reply.code(201).send(answer);
      throw misfitProblem(answer);
    },
  );
}
