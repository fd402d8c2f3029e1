import { apiPaths } from '../../contract/paths.ts';
import { cutsAskedSchema, cutsSchema, liveSchema } from '../../contract/cuts.ts';
import { daysAskedSchema, trendAskedSchema } from '../../contract/days-asked.ts';
import { formFrictionSchema } from '../../contract/form-friction.ts';
import { quizEarnedSchema, quizFunnelSchema } from '../../contract/quiz-funnel.ts';
import { trustSchema } from '../../contract/trust.ts';
import { sumAnswers } from '../analytics/quiz-answers.ts';
import { buildQuizFunnel } from '../analytics/quiz-funnel.ts';
import { buildCuts } from '../analytics/cuts.ts';
import { buildFormFriction } from '../analytics/form-friction.ts';
import { buildTrust } from '../analytics/trust.ts';
import { daysAgainst, daysAsked } from '../analytics/range.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { countVisitorsSince } from '../store/analytics/part-of-day.ts';
import { showsTestSales } from '../sales/sales-stats.ts';
import { overFigures } from '../store/engine/store.ts';
import type { AppDeps } from './app-deps.ts';

/** Whoever opened a page so recently is on the site. */
const LIVE_MS = 300_000;

/** What visits are made of, for the owner: by source, campaign, page or device, which anybody can invent; and how far they came in the quiz. */
export function registerCutsRoutes(app: App, { config, clock, ...deps }: AppDeps): void {
  const store = overFigures(deps.store);
  const timeZone = config.siteTimeZone;
  const quiz = { store, timeZone, test: showsTestSales(config) };
  app.get(
    apiPaths.ownerCuts,
    { onRequest: requireOwner, schema: { querystring: cutsAskedSchema, response: { 200: cutsSchema } } },
    ({ query }) => {
      const span = daysAsked(query, clock.now(), timeZone);
      return buildCuts({ store, clock, timeZone }, query, { span, before: daysAgainst(span, query.against) });
    },
  );
  app.get(
    apiPaths.ownerTrust,
    { onRequest: requireOwner, schema: { querystring: daysAskedSchema, response: { 200: trustSchema } } },
    ({ query }) => buildTrust({ store, clock, timeZone }, daysAsked(query, clock.now(), timeZone)),
  );
  app.get(apiPaths.ownerLive, { onRequest: requireOwner, schema: { response: { 200: liveSchema } } }, async () => ({
    visitors: await countVisitorsSince(store.db, { from: clock.now() - LIVE_MS, until: clock.now() + LIVE_MS }),
  }));
  app.get(
    apiPaths.ownerForms,
    { onRequest: requireOwner, schema: { querystring: trendAskedSchema, response: { 200: formFrictionSchema } } },
    ({ query }) => {
      const span = daysAsked(query, clock.now(), timeZone);
      return buildFormFriction({ store, clock, timeZone }, { span, before: daysAgainst(span, query.against) });
    },
  );
  app.get(
    apiPaths.ownerQuizFunnel,
    { onRequest: requireOwner, schema: { querystring: daysAskedSchema, response: { 200: quizFunnelSchema } } },
    ({ query }) => buildQuizFunnel(quiz, daysAsked(query, clock.now(), timeZone)),
  );
  app.get(
    apiPaths.ownerQuizEarned,
    { onRequest: requireOwner, schema: { querystring: daysAskedSchema, response: { 200: quizEarnedSchema } } },
    ({ query }) => sumAnswers(quiz, daysAsked(query, clock.now(), timeZone)),
  );
}
