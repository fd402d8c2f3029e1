import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  deliveriesSchema,
  deliveryFilterSchema,
  leadFilterSchema,
  nearMissesSchema,
  ownerLeadsSchema,
  ownerPageSchema,
} from '../../contract/owner.ts';
import { apiPaths } from '../../contract/paths.ts';
import { readWaits } from '../delivery/destination-waits.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { requireOwner, signedInAs } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { pageOf, readPlace } from '../desk/list-pages.ts';
import { presentNearMiss } from '../desk/present-near-miss.ts';
import { readAbout } from '../delivery/about-person.ts';
import { presentDelivery } from '../delivery/present-delivery.ts';
import { createPlanLinks } from '../floor-plan/plan-links.ts';
import { presentLeads } from '../desk/present-leads.ts';
import { listLeads } from '../store/leads/leads.ts';
import { countNearMisses, listNearMisses } from '../store/leads/near-misses.ts';
import { recordPersonEvent } from '../store/identity/person-events.ts';
import { findPlaces } from '../store/people/person-writes.ts';
import { copyDelivery, listDeliveries, resendDelivery } from '../store/outbox/outbox.ts';

const notFound = new ProblemError({
  status: 404,
  title: 'No such delivery',
  detail: 'There is no delivery with this id. Please load the list again.',
});

const delivered = new ProblemError({
  status: 409,
  title: 'Delivered already',
  detail: 'It has arrived already. Sending it again would deliver it twice.',
});

const notArrived = new ProblemError({
  status: 409,
  title: 'Not delivered yet',
  detail: 'It has not arrived yet. Please send it again itself.',
});

function answerQueued(reply: FastifyReply): void {
  reply.code(204).send();
}

/** What the owner sees of leads, near misses and deliveries, and sending one again. */
export function registerOwnerDeskRoutes(app: App, { config, store, clock }: AppDeps): void {
  const plans = createPlanLinks(store);
  app.get(
    apiPaths.ownerLeads,
    { onRequest: requireOwner, schema: { querystring: leadFilterSchema, response: { 200: ownerLeadsSchema } } },
    async (request) => ({ leads: await presentLeads(store.db, await listLeads(store.db, request.query), plans) }),
  );

  app.get(
    apiPaths.ownerNearMisses,
    { onRequest: requireOwner, schema: { querystring: ownerPageSchema, response: { 200: nearMissesSchema } } },
    async (request) => {
      const { limit, before } = request.query;
      const rows = await listNearMisses(store.db, { limit: limit + 1, before: readPlace(before) });
      const { page, next } = pageOf(rows, limit, ({ last_at: at }) => at);
      return { nearMisses: page.map(presentNearMiss), total: await countNearMisses(store.db), next };
    },
  );

  app.get(
    apiPaths.ownerDeliveries,
    { onRequest: requireOwner, schema: { querystring: deliveryFilterSchema, response: { 200: deliveriesSchema } } },
    async (request) => {
      const { status, limit, before } = request.query;
      const rows = await listDeliveries(store.db, { status, limit: limit + 1, before: readPlace(before) });
      const { page, next } = pageOf(rows, limit, ({ created_at: at }) => at);
      const [waitAt, about] = await Promise.all([readWaits(store.db, config), readAbout(store.db, page)]);
      const deliveries = page.map((row) => ({ ...presentDelivery(row, waitAt(row.destination)), about: about(row) }));
      return { next, deliveries };
    },
  );

  app.post(
    apiPaths.ownerResend,
    {
      onRequest: requireOwner,
      schema: { params: rowIdSchema, response: { 204: z.null().describe('Due now') } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const status = await store.write((tx) => resendDelivery(tx, id, clock.now()));
      if (status === null) throw notFound;
      if (status === 'delivered') throw delivered;
      return answerQueued(reply);
    },
  );

  app.post(
    apiPaths.ownerDeliveryCopy,
    {
      onRequest: requireOwner,
      schema: { params: rowIdSchema, response: { 204: z.null().describe('Due now, as a message of its own') } },
    },
    async (request, reply) => {
      const at = clock.now();
      await store.write(async (tx) => {
        const first = await copyDelivery(tx, request.params.id, at);
        if (first === null) throw notFound;
        if (first.status !== 'delivered') throw notArrived;
        const person = first.leadId === null ? undefined : (await findPlaces(tx, [first.leadId])).get(first.leadId);
        const { memberId } = signedInAs(request);
        if (person !== undefined)
          await recordPersonEvent(tx, person, { kind: 'sent', data: { kind: first.kind }, memberId, at });
      });
      return answerQueued(reply);
    },
  );
}
