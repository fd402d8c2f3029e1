import type { FastifyReply, FastifyRequest } from 'fastify';
import { earliestDayAnywhere, websiteCrmOnboardingSchema, websiteOnboardingSchema } from '../../contract/onboarding.ts';
import { apiPaths } from '../../contract/paths.ts';
import { ORDER_TOKEN_HEADER } from '../../contract/visitor-api.ts';
import { createdSchema } from '../../contract/quiz.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { noteTrap, readFormArrival } from '../http/form-arrival.ts';
import { acceptOnboarding } from '../onboarding/accept-onboarding.ts';
import { checkOrder } from '../onboarding/check-order.ts';
import type { FormJudge } from '../spam/form-judge.ts';
import type { FilledOnboarding } from '../onboarding/onboarding-record.ts';

/** What a buyer tells before the build begins; tied to the order where one is named. */
export function registerOnboardingRoutes(app: App, { config, store, clock }: AppDeps, judge: FormJudge): void {
  const { siteTimeZone: timeZone, ownerEmail } = config;
  const options = { config: formRateLimit(config), preValidation: noteTrap };
  const response = { 201: createdSchema };

  async function accept(request: FastifyRequest, reply: FastifyReply, filled: FilledOnboarding) {
    const { orderId } = filled.request;
    const order = orderId === undefined ? null : await checkOrder(store, orderId, request.headers[ORDER_TOKEN_HEADER]);
    // Anybody can send a form without an order, and pay a test order.
    const isPaidFor = order !== null && !order.isTest;
    const arrival = readFormArrival(request, clock);
    const deps = { store, clock, timeZone, ownerEmail, judge };
    return reply.code(201).send(await acceptOnboarding(deps, arrival, { ...filled, isPaidFor }));
  }

  app.post(
    apiPaths.websiteOnboarding,
    { ...options, schema: { body: websiteOnboardingSchema(() => earliestDayAnywhere(clock.now())), response } },
    async (request, reply) => accept(request, reply, { form: 'website', request: request.body }),
  );
  app.post(
    apiPaths.websiteCrmOnboarding,
    { ...options, schema: { body: websiteCrmOnboardingSchema, response } },
    async (request, reply) => accept(request, reply, { form: 'website-crm', request: request.body }),
  );
}
