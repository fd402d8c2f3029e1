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
import { readFormArrival } from '../http/form-arrival.ts';
import { createSnapshotLinks } from '../lending/snapshot-links.ts';
import type { AcceptedForm } from '../leads/store-lead.ts';
import {
  acceptedCheckoutRequest,
  acceptedLendingLead,
  acceptedReactivation,
  acceptedWaitlistEntry,
} from '../leads/accepted-forms.ts';

/** The forms of the landing pages: each is kept, passed on to the CRM and confirmed by mail. */
export function registerFormRoutes(app: App, { config, store, clock }: AppDeps): void {
  const { siteTimeZone: timeZone, ownerEmail } = config;
  const response = { 201: createdSchema };
  const snapshots = createSnapshotLinks(store);
  const limit = { config: formRateLimit(config) };

  async function accept(request: FastifyRequest, reply: FastifyReply, accepted: (at: number) => AcceptedForm) {
    const arrival = readFormArrival(request, clock);
    return reply.code(201).send(await acceptForm({ store, clock, timeZone, ownerEmail }, arrival, accepted));
  }

  app.post(
    apiPaths.reactivation,
    { ...limit, schema: { body: reactivationSchema, response } },
    async (request, reply) => accept(request, reply, (at) => acceptedReactivation(request.body, at)),
  );
  app.post(
    apiPaths.lendingLeads,
    { ...limit, schema: { body: lendingLeadSchema, response } },
    async (request, reply) => {
      const path = await snapshots.make();
      return accept(request, reply, () => acceptedLendingLead(request.body, path));
    },
  );
  app.post(apiPaths.waitlist, { ...limit, schema: { body: waitlistSchema, response } }, async (request, reply) =>
    accept(request, reply, (at) => acceptedWaitlistEntry(request.body, at)),
  );
  app.post(
    apiPaths.checkoutRequests,
    { ...limit, schema: { body: checkoutRequestSchema, response } },
    async (request, reply) => accept(request, reply, () => acceptedCheckoutRequest(request.body)),
  );
}
