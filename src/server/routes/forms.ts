import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkoutRequestSchema } from '../../contract/checkout-request.ts';
import { lendingLeadSchema } from '../../contract/lending.ts';
import { apiPaths } from '../../contract/paths.ts';
import { createdSchema } from '../../contract/quiz.ts';
import { reactivationSchema } from '../../contract/reactivation.ts';
import { waitlistSchema } from '../../contract/waitlist.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { formRateLimit } from '../http/rate-limit.ts';
import { acceptForm } from '../leads/accept-form.ts';
import { noteTrap, readFormArrival } from '../http/form-arrival.ts';
import { createSnapshotLinks } from '../lending/snapshot-links.ts';
import type { LeftForm } from '../leads/left-form.ts';
import type { FormJudge } from '../spam/form-judge.ts';

/** The forms of the landing pages: each is kept, passed on to the CRM and confirmed by mail. */
export function registerFormRoutes(app: App, { config, store, clock }: AppDeps, judge: FormJudge): void {
  const { siteTimeZone: timeZone, ownerEmail } = config;
  const response = { 201: createdSchema };
  const snapshots = createSnapshotLinks(store);
  const limit = { config: formRateLimit(config), preValidation: noteTrap };

  async function accept(request: FastifyRequest, reply: FastifyReply, left: LeftForm) {
    const arrival = readFormArrival(request, clock);
    return reply.code(201).send(await acceptForm({ store, clock, timeZone, ownerEmail, judge }, arrival, left));
  }

  app.post(
    apiPaths.reactivation,
    { ...limit, schema: { body: reactivationSchema, response } },
    async (request, reply) => accept(request, reply, { kind: 'reactivation', request: request.body }),
  );
  app.post(
    apiPaths.lendingLeads,
    { ...limit, schema: { body: lendingLeadSchema, response } },
    async (request, reply) => {
      const path = await snapshots.make();
      return accept(request, reply, { kind: 'lending', request: request.body, path });
    },
  );
  app.post(apiPaths.waitlist, { ...limit, schema: { body: waitlistSchema, response } }, async (request, reply) =>
    accept(request, reply, { kind: 'waitlist', request: request.body }),
  );
  app.post(
    apiPaths.checkoutRequests,
    { ...limit, schema: { body: checkoutRequestSchema, response } },
    async (request, reply) => accept(request, reply, { kind: 'checkout_request', request: request.body }),
  );
}
