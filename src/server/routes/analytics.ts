import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  conversionSchema,
  dashboardRangeSchema,
  dashboardSchema,
  eventSchema,
  pageviewSchema,
  visitorSchema,
} from '../../contract/analytics.ts';
import { daysAskedSchema, type DaysAsked } from '../../contract/days-asked.ts';
import { formVisitSchema } from '../../contract/form-visits.ts';
import { watchedFieldOf } from '../../contract/watched-forms.ts';
import { countedConversion } from '../../contract/conversions.ts';
import { apiPaths, recordedPath } from '../../contract/paths.ts';
import { isBot } from '../analytics/bots.ts';
import { buildDashboard } from '../analytics/dashboard.ts';
import { asPublicView } from '../analytics/public-view.ts';
import { knownMessage } from '../analytics/form-messages.ts';
import { daysAsked } from '../analytics/range.ts';
import { readUtm, referringSite } from '../analytics/touch.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { isOwner, isSignedIn, requireOwnerForDashboards } from '../http/owner-guard.ts';
import { readRateLimit, reportRateLimit } from '../http/rate-limit.ts';
import { overFigures } from '../store/engine/store.ts';
import { createReports } from '../store/analytics/reports.ts';

const stored = z.null().describe('Stored');
const response = { 204: stored };

/** So much is kept of a user agent and of a referrer, both as long as their sender likes. */
const KEPT_OF_HEADERS = 300;

/** Bots and those who work here are set aside, not refused. */
function isFiltered(request: FastifyRequest): boolean {
  return isBot(request.headers['user-agent']) || isSignedIn(request);
}

function answerStored(reply: FastifyReply): void {
  reply.code(204).send();
}

/** What browsers report, and the dashboard made of it. Every report is answered after its commit. */
export function registerAnalyticsRoutes(app: App, { config, store, clock }: AppDeps): void {
  const timeZone = config.siteTimeZone;
  const publicHost = new URL(config.publicUrl).host;
  const reported = createReports();
  const onRequest = app.yieldToLeads;
  const reports = {
    pageview: { config: reportRateLimit(config, 'pageview'), onRequest, schema: { body: pageviewSchema, response } },
    visitor: { config: reportRateLimit(config, 'visitor'), onRequest, schema: { body: visitorSchema, response } },
    conversion: {
      config: reportRateLimit(config, 'conversion'),
      onRequest,
      schema: { body: conversionSchema, response },
    },
    event: { config: reportRateLimit(config, 'event'), onRequest, schema: { body: eventSchema, response } },
    form: { config: reportRateLimit(config, 'form'), onRequest, schema: { body: formVisitSchema, response } },
  };

  app.post(apiPaths.pageview, reports.pageview, async (request, reply) => {
    const { sessionId, path, title } = request.body;
    const filtered = isFiltered(request);
    const view = { sessionId, path: recordedPath(path), title, at: clock.now(), timeZone, filtered };
    await store.writeBulk(reported, { view });
    reported.remember(sessionId);
    return answerStored(reply);
  });

  app.post(apiPaths.visitor, reports.visitor, async (request, reply) => {
    const { sessionId, userAgent, referrer, landingPage } = request.body;
    const visitor = {
      sessionId,
      userAgent: userAgent.slice(0, KEPT_OF_HEADERS).toWellFormed(),
      referrer: referrer?.slice(0, KEPT_OF_HEADERS).toWellFormed() ?? null,
      source: referringSite(referrer, [publicHost, request.host]),
      landingPage: recordedPath(landingPage),
      utm: readUtm(landingPage),
      at: clock.now(),
      timeZone,
      filtered: isFiltered(request) || isBot(userAgent),
    };
    await store.writeBulk(reported, { visitor });
    return answerStored(reply);
  });

  app.post(apiPaths.conversion, reports.conversion, async (request, reply) => {
    const { sessionId, type, value = null, page } = request.body;
    const seen = { at: clock.now(), timeZone, filtered: isFiltered(request) };
    const conversion = { ...seen, sessionId, type: countedConversion(type), value, page: recordedPath(page) };
    await store.writeBulk(reported, { conversion });
    return answerStored(reply);
  });

  app.post(apiPaths.event, reports.event, async (request, reply) => {
    const { sessionId, name, page, properties = null } = request.body;
    const seen = { at: clock.now(), filtered: isFiltered(request) };
    await store.writeBulk(reported, { event: { ...seen, sessionId, name, page: recordedPath(page), properties } });
    return answerStored(reply);
  });

  app.post(apiPaths.formVisit, reports.form, async (request, reply) => {
    const { sessionId, form, seconds, sent, ...named } = request.body;
    const at = clock.now();
    const year = new Date(at).getUTCFullYear();
    const met = named.met.map(([field, key]) => `${watchedFieldOf(form, field)} ${knownMessage(form, key, year)}`);
    const [last, furthest] = [watchedFieldOf(form, named.last), watchedFieldOf(form, named.furthest)];
    const visited = { sessionId, form, at, timeZone, seconds, sent, last, furthest, met: [...new Set(met)] };
    // Of bots, and of those who work here, nothing is kept.
    if (!isFiltered(request)) await store.writeBulk(reported, { form: visited });
    return answerStored(reply);
  });

  const figures = { store: overFigures(store), timeZone };
  const answerDashboard = async (request: FastifyRequest, asked: DaysAsked) => {
    const dashboard = await buildDashboard(figures, daysAsked(asked, clock.now(), timeZone));
    return isOwner(request) ? dashboard : asPublicView(dashboard);
  };
  const shown = { preHandler: requireOwnerForDashboards, config: readRateLimit(config) };
  app.get(
    apiPaths.dashboard,
    {
      schema: { querystring: daysAskedSchema, response: { 200: dashboardSchema } },
      ...shown,
    },
    (request) => answerDashboard(request, request.query),
  );
  app.get(
    `${apiPaths.dashboard}/:range`,
    { schema: { params: z.object({ range: dashboardRangeSchema }), response: { 200: dashboardSchema } }, ...shown },
    (request) => answerDashboard(request, request.params),
  );
}
