import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import {
  PEOPLE_AT_ONCE_MAX,
  filteredStatusSetSchema,
  followUpSchema,
  noteSchema,
  personCalledSchema,
  personResentSchema,
  setFilteredStatusSchema,
  setStatusSchema,
  statusSetSchema,
  statusUndoneSchema,
  tagsSchema,
  undoCalledSchema,
  undoStatusSchema,
} from '../../contract/people.ts';
import { UNDO_MS } from '../../contract/owner-bookings.ts';
import { apiPaths } from '../../contract/paths.ts';
import { readPage } from '../desk/list-people.ts';
import type { App } from '../http/app.ts';
import { requireOwner, signedInAs } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { UNDO_MARGIN_MS } from '../requests/undo-window.ts';
import { reviveDeadOf } from '../store/outbox/destinations.ts';
import { findPerson } from '../store/people/list-people.ts';
import { recordPersonEvent, setStatus, setTags, undoStatus, withdrawCalled } from '../store/identity/person-events.ts';
import type { Database } from '../store/schema/schema.ts';
import { startOfDay } from '../time/days.ts';
import type { AppDeps } from './app-deps.ts';
import { unknownPerson } from './owner-inbox.ts';

const undoIsOver = new ProblemError({
  status: 409,
  title: 'This cannot be undone any more',
  detail: 'A call can be taken back for half a minute. It stands in the history.',
});

const answerStored = (reply: FastifyReply) => void reply.code(204).send();
const stored = { 204: z.null().describe('Stored') };

/** What the owner makes of people: their status, and for one of them notes, a day to come back, and tags. */
export function registerOwnerTriageRoutes(app: App, { config, store, clock }: AppDeps): void {
  /** Who does it, and when. */
  const by = (request: FastifyRequest) => ({ memberId: signedInAs(request).memberId, at: clock.now() });

  app.post(
    apiPaths.ownerPeopleStatus,
    { onRequest: requireOwner, schema: { body: setStatusSchema, response: { 200: statusSetSchema } } },
    async (request) => {
      const { ids, status, changeId = randomUUID() } = request.body;
      const done = { ...by(request), changeId };
      const changed = await store.write((tx) => setStatus(tx, ids, { status, ...done }));
      return { changeId, changed };
    },
  );

  app.post(
    apiPaths.ownerPeopleStatusFiltered,
    {
      onRequest: requireOwner,
      schema: { body: setFilteredStatusSchema, response: { 200: filteredStatusSetSchema } },
    },
    async (request) => {
      const { filter, before, status, changeId = randomUUID() } = request.body;
      const wanted = { limit: PEOPLE_AT_ONCE_MAX, before, timeZone: config.siteTimeZone };
      const { rows, next } = await readPage(store.db, filter, wanted);
      const ids = rows.map(({ id }) => id);
      const done = { ...by(request), changeId };
      const changed = ids.length === 0 ? 0 : await store.write((tx) => setStatus(tx, ids, { status, ...done }));
      return { changeId, changed, next };
    },
  );

  app.post(
    apiPaths.ownerPeopleStatusUndo,
    { onRequest: requireOwner, schema: { body: undoStatusSchema, response: { 200: statusUndoneSchema } } },
    async (request) => {
      const piece = { ...by(request), limit: PEOPLE_AT_ONCE_MAX };
      const restored = await store.write((tx) => undoStatus(tx, request.body.changeId, piece));
      return { restored, more: restored === PEOPLE_AT_ONCE_MAX };
    },
  );

  /** Does something about a person, whoever they were joined to meanwhile. */
  const about = <Answer>(id: string, change: (tx: Transaction<Database>, personId: string) => Promise<Answer>) =>
    store.write(async (tx) => {
      const person = await findPerson(tx, id);
      if (person === null) throw unknownPerson;
      return change(tx, person.id);
    });

  app.post(
    apiPaths.ownerPersonCalled,
    { onRequest: requireOwner, schema: { params: rowIdSchema, response: { 201: personCalledSchema } } },
    async (request, reply) => {
      const done = { kind: 'called', data: {}, ...by(request) } as const;
      const eventId = await about(request.params.id, (tx, id) => recordPersonEvent(tx, id, done));
      return reply.code(201).send({ eventId });
    },
  );

  app.post(
    apiPaths.ownerPersonCalledUndo,
    { onRequest: requireOwner, schema: { params: rowIdSchema, body: undoCalledSchema, response: stored } },
    async (request, reply) => {
      const call = { ...request.body, since: clock.now() - UNDO_MS - UNDO_MARGIN_MS };
      if (!(await about(request.params.id, (tx, id) => withdrawCalled(tx, id, call)))) throw undoIsOver;
      return answerStored(reply);
    },
  );

  app.post(
    apiPaths.ownerPersonNotes,
    { onRequest: requireOwner, schema: { params: rowIdSchema, body: noteSchema, response: stored } },
    async (request, reply) => {
      const { text } = request.body;
      await about(request.params.id, async (tx, id) =>
        recordPersonEvent(tx, id, { kind: 'note', data: { text }, ...by(request) }),
      );
      return answerStored(reply);
    },
  );

  app.post(
    apiPaths.ownerPersonFollowUp,
    { onRequest: requireOwner, schema: { params: rowIdSchema, body: followUpSchema, response: stored } },
    async (request, reply) => {
      const { day } = request.body;
      const follow_up_at = day === null ? null : startOfDay(day, config.siteTimeZone);
      await about(request.params.id, async (tx, id) => {
        await tx.updateTable('people').set({ follow_up_at }).where('id', '=', id).execute();
        await recordPersonEvent(tx, id, { kind: 'follow_up', data: { to: day }, ...by(request) });
      });
      return answerStored(reply);
    },
  );

  app.post(
    apiPaths.ownerPersonResend,
    { onRequest: requireOwner, schema: { params: rowIdSchema, response: { 200: personResentSchema } } },
    async (request) => {
      const sent = await store.write(async (tx) => {
        const person = await findPerson(tx, request.params.id);
        if (person === null) throw unknownPerson;
        return reviveDeadOf(tx, person.id, clock.now());
      });
      return { sent };
    },
  );

  app.post(
    apiPaths.ownerPersonTags,
    { onRequest: requireOwner, schema: { params: rowIdSchema, body: tagsSchema, response: stored } },
    async (request, reply) => {
      const { tags } = request.body;
      await about(request.params.id, (tx, id) => setTags(tx, id, tags, by(request)));
      return answerStored(reply);
    },
  );
}
