import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { destinationsSchema, resumeSchema } from '../../contract/owner-destinations.ts';
import { apiPaths } from '../../contract/paths.ts';
import { findAddresses } from '../outbox/destinations.ts';
import { presentDestinations } from '../delivery/present-destinations.ts';
import { resumeDestination } from '../delivery/resume.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';

const notFound = new ProblemError({
  status: 404,
  title: 'No such destination',
  detail: 'Nothing is sent to this address any more. Please load the list again.',
});

function answerResumed(reply: FastifyReply): void {
  reply.code(204).send();
}

const idSchema = z.object({ id: z.string() });

/** Where deliveries go, whether they do, and ending a pause. */
export function registerOwnerDestinationRoutes(app: App, { config, store, clock }: AppDeps): void {
  app.get(
    apiPaths.ownerDestinations,
    { onRequest: requireOwner, schema: { response: { 200: destinationsSchema } } },
    async () => ({ destinations: await presentDestinations(store.db, config) }),
  );

  app.post(
    apiPaths.ownerResume,
    {
      onRequest: requireOwner,
      schema: {
        params: idSchema,
        body: resumeSchema,
        response: { 204: z.null().describe('Resumed; all that waited is due now') },
      },
    },
    async (request, reply) => {
      const address = (await findAddresses(store.db, config)).find(({ id }) => id === request.params.id);
      if (address === undefined) throw notFound;
      const { withDead } = request.body;
      await resumeDestination({ store, clock }, address, { withDead });
      request.log.info({ destinations: address.destinations, withDead }, 'The owner resumed a destination');
      return answerResumed(reply);
    },
  );
}
