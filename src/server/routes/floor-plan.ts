import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiPaths } from '../../contract/paths.ts';
import { quizAnswersSchema } from '../../contract/quiz.ts';
import { createPlanLinks } from '../floor-plan/plan-links.ts';
import type { App } from '../http/app.ts';
import { ProblemError } from '../http/problem-error.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { findQuizPlan } from '../store/leads/leads.ts';
import type { AppDeps } from './app-deps.ts';

const TOKEN_MAX_LENGTH = 100;
const BUILT_IN_CALENDAR = '/book';

/** What cannot be a token is as unknown as one that was never given out. */
const params = z.object({ token: z.string().max(TOKEN_MAX_LENGTH).catch('') });

/** Whatever is no language of the site is English. */
const querystring = z.object({ language: z.enum(['en', 'es']).catch('en') });

const unknown = new ProblemError({
  status: 404,
  title: 'No such link',
  detail: 'Please use the whole link from the mail, or take the quiz again.',
});
const erased = new ProblemError({
  status: 410,
  title: 'This floor plan is gone',
  detail: 'It was erased, with the answers that it was drawn from.',
});

/** The floor plan of a quiz, for whoever holds its link. It needs no script, so it is a page of the server's own. */
export function registerFloorPlanRoute(app: App, { config, store }: Pick<AppDeps, 'config' | 'store'>): void {
  const links = createPlanLinks(store);
  const settings = { timeZone: config.siteTimeZone, bookingUrl: config.bookingUrl ?? BUILT_IN_CALENDAR };

  /** A person gets a page; whatever else asks gets the problem that every address of the API answers with. */
  async function refuse(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.headers.accept?.includes('text/html') !== true) throw problem;
    const { erasedPlanPage, unknownPlanPage } = await import('../floor-plan/plan-page.ts');
    return reply.code(problem.problem.status).send(problem === erased ? erasedPlanPage() : unknownPlanPage());
  }

  app.get(
    apiPaths.floorPlan,
    { config: formRateLimit(config), schema: { hide: true, params, querystring } },
    async (request, reply) => {
      const leadId = await links.read(request.params.token);
      const found = leadId === null ? null : await findQuizPlan(store.db, leadId);
      // Loads React, which nothing else here needs.
      const { plainPageHeaders } = await import('../plain-pages/plain-page.ts');
      void reply.headers(plainPageHeaders).type('text/html; charset=utf-8');
      if (leadId === null) return refuse(unknown, request, reply);
      if (found === null) return refuse(erased, request, reply);
      const { planPage } = await import('../floor-plan/plan-page.ts');
      const answers = quizAnswersSchema.shape.answers.parse(JSON.parse(found.answers));
      return reply.send(planPage({ ...found, answers }, { ...settings, language: request.query.language }));
    },
  );
}
