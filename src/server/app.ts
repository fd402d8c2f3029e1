import { LogController, fastify } from 'fastify';
import fastifySwagger from '@fastify/swagger';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { JSON_BODY_MAX_BYTES } from '../contract/limits.ts';
import { measureOutbox } from './delivery/outbox-metrics.ts';
import { admitWrites } from './http/admission.ts';
import type { App } from './http/app.ts';
import { measureBuild } from './metrics/measure-build.ts';
import { measureStore } from './metrics/measure-store.ts';
import type { AppDeps } from './routes/app-deps.ts';
import { boundBodies } from './http/bodies.ts';
import { loggerOptions } from './http/logging.ts';
import { measureRequests } from './http/metrics.ts';
import { describeWebhooks } from './http/webhook-contract.ts';
import type { BookingDeps } from './booking/booking-deps.ts';
import { createHttpServer, type Front } from './http/http-server.ts';
import { createRequestFigures } from './http/request-figures.ts';
import { addDeskAudit } from './http/desk-audit.ts';
import { addOwnerSessions } from './http/owner-sessions.ts';
import { trackOpenRequests } from './http/open-requests.ts';
import { answerError, refusal, sendProblem, unreadableAddress } from './http/problems.ts';
import { proxyTrust, sharedAddresses } from './http/proxy-trust.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { answerClientError } from './http/raw-errors.ts';
import { trackRoutes } from './http/route-table.ts';
import { apiSecurity } from './http/security-headers.ts';
import { isSiteBuilt } from './http/site/site-build.ts';
import { openSite } from './http/site/site.ts';
import { answerAhead, registerSite, registerUnbuiltNotice } from './http/site/static-site.ts';
import { createAnswerUnknown } from './http/unknown-routes.ts';
import { booksApartNotice } from './payments/balance-comparison.ts';
import { demoNotice } from './demo/demo-notice.ts';
import { heldMailNotice } from './outbox/held-mail-notice.ts';
import { dropForwardedPorts, watchForwardedHeaders } from './http/forwarded-headers.ts';
import { addNotices } from './http/notices.ts';
import { replicaNotice } from './analytics/replica-notice.ts';
import { silentPagesNotice } from './analytics/silent-pages-notice.ts';
import { deadDeliveriesNotice } from './delivery/dead-deliveries-notice.ts';
import { failingFormsNotice } from './requests/failing-forms-notice.ts';
import { pauseNotice } from './delivery/pause-notice.ts';
import { openStripeAccount } from './payments/stripe/account.ts';
import { stripeNotices } from './payments/stripe/stripe-notices.ts';
import { addStripe } from './http/stripe.ts';
import { registerAnalyticsRoutes } from './routes/analytics.ts';
import { registerAttributionRoutes } from './routes/attribution.ts';
import { openBooking } from './routes/open-booking.ts';
import { registerBookingRoutes } from './routes/bookings.ts';
import { registerCheckoutRoutes } from './routes/checkout.ts';
import { registerCourseCheckoutRoute } from './routes/course-checkout.ts';
import { registerCutsRoutes } from './routes/cuts.ts';
import { registerDealRoutes } from './routes/deals.ts';
import { registerFormPages } from './routes/form-pages.ts';
import { registerFormRoutes } from './routes/forms.ts';
import { registerHealthRoutes } from './routes/health.ts';
import { registerMailStopRoute } from './routes/mail-stop.ts';
import { registerFloorPlanRoute } from './routes/floor-plan.ts';
import { registerLendingSystemRoute } from './routes/lending-system.ts';
import { registerOnboardingRoutes } from './routes/onboarding.ts';
import { registerOperationsRoutes } from './routes/operations.ts';
import { registerOwnerDestinationRoutes } from './routes/owner-destinations.ts';
import { registerOwnerDeskRoutes } from './routes/owner-desk.ts';
import { registerOwnerEventDestinationRoutes } from './routes/owner-event-destinations.ts';
import { registerOwnerInboxRoutes } from './routes/owner-inbox.ts';
import { registerOwnerConsentRoutes } from './routes/owner-consent.ts';
import { registerOwnerMailRoutes } from './routes/owner-mail.ts';
import { registerOwnerAuditRoutes } from './routes/owner-audit.ts';
import { registerOwnerMemberRoutes } from './routes/owner-members.ts';
import { registerSecondStepRoutes } from './routes/owner-second-step.ts';
import { registerOwnerNoticeRoutes } from './routes/owner-notices.ts';
import { registerOwnerOrderRoutes } from './routes/owner-orders.ts';
import { registerOwnerPeopleRoutes } from './routes/owner-people.ts';
import { registerOwnerPushRoutes } from './routes/owner-push.ts';
import { registerOwnerRegroupRoutes } from './routes/owner-regroup.ts';
import { registerOwnerSessionRoutes } from './routes/owner-session.ts';
import { registerOwnerTodayRoutes } from './routes/owner-today.ts';
import { registerOwnerTriageRoutes } from './routes/owner-triage.ts';
import { registerPaymentsWebhookRoute } from './routes/payments-webhook.ts';
import { registerQuizLeadRoutes } from './routes/quiz-leads.ts';
import { registerOwnerSetAsideRoutes } from './routes/owner-set-aside.ts';
import { registerPhoneRoute } from './routes/phone.ts';
import { registerGpcSupportRoute } from './routes/gpc-support.ts';
import { registerSecurityTextRoute } from './routes/security-text.ts';
import { registerSalesRoutes } from './routes/sales.ts';
import { registerSiteRoutes } from './routes/site.ts';
import { registerTrendRoute } from './routes/trend.ts';
import { registerUploadRoutes } from './routes/uploads.ts';
import { createSharedCounts } from './limits/shared-counts.ts';
import { createFormJudge, type FormJudge } from './spam/form-judge.ts';
import { freeBytesAt } from './store/engine/free-bytes.ts';
import { reserveSpaceForLeads } from './http/space-for-leads.ts';

function createServer({ config, logger }: AppDeps, front: Front): App {
  const { trustProxy } = config;
  const isShared = sharedAddresses(trustProxy);
  return fastify({
    ...(logger ? { loggerInstance: logger } : { logger: loggerOptions(config.logLevel) }),
    // A request's own child logger would cost more than storing a page view does.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === false ? false : proxyTrust(trustProxy),
    bodyLimit: JSON_BODY_MAX_BYTES,
    genReqId: () => '',
    serverFactory: (router) => createHttpServer(router, front, { isShared }),
    // While stopping, a request that still arrives on an open connection is answered, then the connection is closed.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: ({ code, statusCode = 400 }, _request, reply) =>
      void sendProblem(
        reply.headers(apiSecurity(config)),
        code === 'FST_ERR_BAD_URL' ? unreadableAddress : refusal(statusCode),
      ),
  }).withTypeProvider<ZodTypeProvider>();
}

/** Judges what may be spam. Where the settings lift all limits, as for a load test, nothing is counted. */
function openFormJudge(app: App, { config, store, clock }: AppDeps): FormJudge {
  if (config.rateLimit === 0) return createFormJudge(null);
  const counts = createSharedCounts(store, clock);
  app.addHook('onClose', () => counts.settled());
  return createFormJudge(counts);
}

/** Every route of the API. */
function registerRoutes(app: App, deps: AppDeps, booking: BookingDeps): void {
  const { judge } = booking;
  const stripe = app.stripe?.access ?? null;
  registerAnalyticsRoutes(app, deps);
  registerQuizLeadRoutes(app, deps, judge);
  registerDealRoutes(app, deps, judge);
  registerBookingRoutes(app, deps, booking);
  registerPhoneRoute(app, deps, booking);
  registerFormRoutes(app, deps, judge);
  registerFloorPlanRoute(app, deps);
  registerLendingSystemRoute(app, deps);
  registerMailStopRoute(app, deps);
  registerOnboardingRoutes(app, deps, judge);
  registerUploadRoutes(app, deps);
  registerSalesRoutes(app, deps);
  registerTrendRoute(app, deps);
  registerCheckoutRoutes(app, deps, { stripe, judge });
  registerPaymentsWebhookRoute(app, deps);
  registerCourseCheckoutRoute(app, deps, stripe);
  registerOwnerDeskRoutes(app, deps);
  registerOwnerDestinationRoutes(app, deps);
  registerOwnerEventDestinationRoutes(app, deps);
  registerOwnerInboxRoutes(app, deps);
  registerOwnerMailRoutes(app, deps);
  registerOwnerOrderRoutes(app, deps);
  registerOwnerAuditRoutes(app, deps);
  registerOwnerPushRoutes(app, deps);
  registerOwnerMemberRoutes(app, deps);
  registerSecondStepRoutes(app, deps);
  registerOwnerNoticeRoutes(app);
  registerOwnerPeopleRoutes(app, deps);
  registerOwnerRegroupRoutes(app, deps);
  registerOwnerTodayRoutes(app, deps);
  registerOwnerSetAsideRoutes(app, booking);
  registerOwnerTriageRoutes(app, deps);
  registerOwnerConsentRoutes(app, deps);
  registerAttributionRoutes(app, deps);
  registerCutsRoutes(app, deps);
  registerHealthRoutes(app, deps);
  registerOperationsRoutes(app, deps);
  registerSiteRoutes(app, deps);
  registerSecurityTextRoute(app, deps);
  registerGpcSupportRoute(app);
  registerOwnerSessionRoutes(app, deps);
}

/** The app, ready for `inject` or `listen`; it owns none of what it is given, so the caller closes the store. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, store, clock } = deps;
  let front: Front = (request, response) => app.admission.refuse(request, response);
  const app = createServer(deps, (request, response) => front(request, response));
  const figures = createRequestFigures();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  const apiHeaders = apiSecurity(config);
  const answerUnknown = createAnswerUnknown(apiHeaders);
  app.setNotFoundHandler(answerUnknown);
  app.removeContentTypeParser('text/plain');

  // Before anything asks who a request is from.
  dropForwardedPorts(app, config);
  trackRoutes(app);
  trackOpenRequests(app);
  boundBodies(app, answerUnknown);
  measureRequests(app, figures);
  measureStore(app.metrics, store, app.log);
  measureBuild(app.metrics, deps.webRoot);
  measureOutbox(app.metrics, { store, clock, config, log: app.log });
  addNotices(app);
  admitWrites(app, deps, { figures, headers: apiHeaders });
  watchForwardedHeaders(app, config);
  app.notices.add(pauseNotice(deps), { isMailed: false });
  app.notices.add(deadDeliveriesNotice(deps));
  app.notices.add(failingFormsNotice(figures, clock));
  app.notices.add(silentPagesNotice(deps));
  app.notices.add(heldMailNotice(deps));
  app.notices.add(booksApartNotice(deps));
  addStripe(app, openStripeAccount(deps, app.log));
  app.notices.add(stripeNotices(app.stripe, deps));
  app.notices.add(replicaNotice(deps));
  app.notices.add(demoNotice(deps));
  const { freeBytes = store.engine === 'sqlite' ? freeBytesAt(config.dataDir) : null } = deps;
  await reserveSpaceForLeads(app, freeBytes);
  await addOwnerSessions(app, deps);
  addDeskAudit(app, deps);
  await registerRateLimit(app, store, clock);
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Foyer', version: '1' },
    },
    transform: jsonSchemaTransform,
    // Made when it is asked for: at every start it would take a quarter of what the whole app takes.
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('The API is described as OpenAPI');
      return { ...document.openapiObject, webhooks: describeWebhooks() };
    },
  });

  const booking = openBooking(app, deps, openFormJudge(app, deps));
  await app.register(async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.headers(apiHeaders);
      done();
    });
    registerRoutes(api.withTypeProvider<ZodTypeProvider>(), deps, booking);
  });
  const { webRoot } = deps;
  if (isSiteBuilt(webRoot)) {
    const site = await openSite(webRoot, config, app.log);
    const answerFile = answerAhead(site, app, figures);
    front = (request, response) => answerFile(request, response) || app.admission.refuse(request, response);
    registerSite(app, site, answerUnknown);
    await registerFormPages(app, deps, site, booking);
  } else registerUnbuiltNotice(app);
  return app;
}
