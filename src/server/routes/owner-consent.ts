import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { consentWithdrawnSchema, restoreConsentSchema, withdrawConsentSchema } from '../../contract/consent.ts';
import { UNDO_MS } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { requireOwner, signedInAs } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { createConsents } from '../people/withdraw-consent.ts';
import { UNDO_MARGIN_MS, untilSent } from '../requests/undo-window.ts';
import { findPerson } from '../store/people/list-people.ts';
import type { AppDeps } from './app-deps.ts';
import { unknownPerson } from './owner-inbox.ts';

const undoIsOver = new ProblemError({
  status: 409,
  title: 'This cannot be undone any more',
  detail:
    'What somebody withdrew can be taken back for half a minute. To be texted again, they tick the box of a form.',
});

const answerStored = (reply: FastifyReply) => void reply.code(204).send();

/** Notes in the desk that somebody withdrew what they had agreed to, and takes that back. */
export function registerOwnerConsentRoutes(app: App, { store, clock }: AppDeps): void {
  const consents = createConsents(store);
  app.post(
    apiPaths.ownerPersonConsent,
    {
      onRequest: requireOwner,
      schema: { params: rowIdSchema, body: withdrawConsentSchema, response: { 200: consentWithdrawnSchema } },
    },
    async (request) => {
      const at = clock.now();
      const { memberId } = signedInAs(request);
      const { channel } = request.body;
      const eventId = await store.write(async (tx) => {
        const person = await findPerson(tx, request.params.id);
        if (person === null) throw unknownPerson;
        return consents.withdraw(tx, person, { channel, how: 'desk', at, memberId, notBefore: untilSent(at) });
      });
      return { eventId };
    },
  );

  app.post(
    apiPaths.ownerPersonConsentUndo,
    {
      onRequest: requireOwner,
      schema: { params: rowIdSchema, body: restoreConsentSchema, response: { 204: z.null().describe('Stored') } },
    },
    async (request, reply) => {
      const which = { ...request.body, since: clock.now() - UNDO_MS - UNDO_MARGIN_MS };
      await store.write(async (tx) => {
        const person = await findPerson(tx, request.params.id);
        if (person === null) throw unknownPerson;
        if (!(await consents.restore(tx, person, which))) throw undoIsOver;
      });
      return answerStored(reply);
    },
  );
}
