import type { FastifyRequest } from 'fastify';
import {
  blockedTimeRequestSchema,
  blockedTimeSchema,
  callMoveSchema,
  callRequestSchema,
  callSchema,
  callsQuerySchema,
  callsSchema,
  noShowSchema,
  ownerBookingSchema,
  undoBookingsSchema,
  undoneBookingsSchema,
} from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../contract/problem.ts';
import { blockTime, unblockTime } from '../booking/blocked-times.ts';
import type { BookingDeps } from '../booking/booking-deps.ts';
import { listCalls } from '../booking/list-calls.ts';
import { bookByHand, moveCall, noteNoShow } from '../booking/owner-calls.ts';
import { undoChanges } from '../booking/undo-change.ts';
import { readCall } from '../desk/call-details.ts';
import type { App } from '../http/app.ts';
import { readFormArrival } from '../http/form-arrival.ts';
import { isOwner, requireOwner, signedInAs } from '../http/owner-guard.ts';
import { rowIdSchema } from '../http/row-id.ts';

/** Who does it, as it is written down. */
const byOf = (request: FastifyRequest) => signedInAs(request).memberId;

const refused = {
  description: 'The time is taken or blocked, or the call cannot be changed any more',
  content: { [PROBLEM_MEDIA_TYPE]: { schema: problemSchema } },
};

/** The calls as the owner holds them: a calendar to read, and what is changed in it by hand. */
export function registerOwnerCallRoutes(app: App, deps: BookingDeps): void {
  const changed = { 200: ownerBookingSchema, 409: refused };

  app.get(
    apiPaths.ownerCalls,
    { onRequest: requireOwner, schema: { querystring: callsQuerySchema, response: { 200: callsSchema } } },
    (request) => listCalls(deps, request.query),
  );

  app.get(
    apiPaths.ownerCall,
    { onRequest: requireOwner, schema: { params: rowIdSchema, response: { 200: callSchema } } },
    async (request) => {
      const call = await readCall(deps, request.params.id, { own: byOf(request) });
      // The visitor's own link would outlive a helper's removal.
      return isOwner(request) ? call : { ...call, managePath: null };
    },
  );

  app.post(
    apiPaths.ownerCalls,
    {
      onRequest: requireOwner,
      schema: { body: callRequestSchema, response: { 201: ownerBookingSchema, 409: refused } },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await bookByHand(deps, request.body, { ...readFormArrival(request, deps.clock), by: byOf(request) })),
  );

  app.post(
    apiPaths.ownerCallMove,
    { onRequest: requireOwner, schema: { params: rowIdSchema, body: callMoveSchema, response: changed } },
    (request) => moveCall(deps, request.params.id, { ...request.body, by: byOf(request) }),
  );

  app.post(
    apiPaths.ownerCallNoShow,
    { onRequest: requireOwner, schema: { params: rowIdSchema, body: noShowSchema, response: changed } },
    (request) => noteNoShow(deps, request.params.id, { ...request.body, by: byOf(request) }),
  );

  app.post(
    apiPaths.ownerBookingsUndo,
    { onRequest: requireOwner, schema: { body: undoBookingsSchema, response: { 200: undoneBookingsSchema } } },
    async (request) => ({ undone: await undoChanges(deps, { ids: request.body.ids, by: byOf(request) }) }),
  );

  app.post(
    apiPaths.ownerBlockedTimes,
    {
      onRequest: requireOwner,
      schema: { body: blockedTimeRequestSchema, response: { 201: blockedTimeSchema, 409: refused } },
    },
    async (request, reply) => reply.code(201).send(await blockTime(deps, request.body)),
  );

  app.delete(
    apiPaths.ownerBlockedTime,
    { onRequest: requireOwner, schema: { params: rowIdSchema } },
    async (request, reply) => {
      await unblockTime(deps, request.params.id);
      return reply.code(204).send();
    },
  );
}
