import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  changeEventDestinationSchema,
  eventDestinationMadeSchema,
  eventDestinationsSchema,
  eventTestSchema,
  newEventDestinationSchema,
  replayRequestSchema,
  type EventTest,
} from '../../contract/event-destinations.ts';
import type { HighLevelCheck } from '../../contract/highlevel.ts';
import { apiPaths } from '../../contract/paths.ts';
import { refusalOfAddress } from '../delivery/guarded-lookup.ts';
import { resumeDestination } from '../delivery/resume.ts';
import { createWebhookSender } from '../delivery/webhook-sender.ts';
import { checkConnection } from '../highlevel/check-connection.ts';
import { accountOf } from '../highlevel/highlevel-sender.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { byDestination, findAddresses, listEventTargets } from '../outbox/destinations.ts';
import {
  changeDestination,
  makeDestination,
  presentEventDestinations,
  removeDestination,
  restoreDestination,
  unknownDestination,
} from '../outbox/event-desk.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import { eventChannel } from '../store/outbox/event-channel.ts';
import { beginReplay } from '../store/stream/replays.ts';
import { addDays, startOfDay } from '../time/days.ts';
import type { AppDeps } from './app-deps.ts';

/** The owner waits for a test, so it is shorter than a delivery. */
const TEST_LIMIT_MS = 8000;

const idSchema = z.object({ id: z.string().max(60) });

const isOff = new ProblemError({
  status: 409,
  title: 'This destination is off',
  detail: 'Nothing is sent there while it is off. Please switch it on first.',
});

const underWay = new ProblemError({
  status: 409,
  title: 'A replay is under way',
  detail: 'An earlier period is still being sent there. Please wait until it is done.',
});

const presentChecks = (checks: HighLevelCheck[]): EventTest => {
  const first = checks.find(({ problem }) => problem !== null);
  return { taken: first === undefined, status: null, error: first?.problem ?? null, checks };
};

const answerDone = (reply: FastifyReply) => void reply.code(204).send();
const done = { 204: z.null().describe('Done') };

/** The destinations of the event stream: made, changed, tested, replayed to and removed in the desk. */
export function registerOwnerEventDestinationRoutes(app: App, { config, store, clock }: AppDeps): void {
  const { allowPrivateWebhooks: allowPrivate, siteTimeZone } = config;
  const send = createWebhookSender({ secret: null, allowPrivate, limitMs: TEST_LIMIT_MS });
  const mayGoTo = (url: URL) => (allowPrivate ? null : refusalOfAddress(url));
  const deps = { store, clock };
  const present = async () => presentEventDestinations(store.db, config);
  const targetOf = async (id: string) => {
    const targets = await listEventTargets(store.db, config);
    return targets.find(({ channel }) => channel === eventChannel(id));
  };
  const requireTarget = async (id: string) => {
    const target = await targetOf(id);
    if (target !== undefined) return target;
    throw (await present()).some((one) => one.id === id) ? isOff : unknownDestination;
  };

  const resumeAgain = async (id: string) => {
    const address = byDestination(await findAddresses(store.db, config)).get(eventChannel(id));
    if (address !== undefined) await resumeDestination(deps, address, { withDead: false });
  };

  app.get(
    apiPaths.ownerEventDestinations,
    { onRequest: requireOwner, schema: { response: { 200: eventDestinationsSchema } } },
    async () => ({ destinations: await present() }),
  );

  app.post(
    apiPaths.ownerEventDestinations,
    {
      onRequest: requireOwner,
      schema: { body: newEventDestinationSchema, response: { 201: eventDestinationMadeSchema } },
    },
    async (request, reply) => {
      const { id, secret } = await makeDestination(deps, request.body, mayGoTo);
      const destination = (await present()).find((one) => one.id === id);
      if (destination === undefined) throw unknownDestination;
      request.log.info({ destination: id }, 'The owner made an event destination');
      return reply.code(201).send({ destination, secret: destination.highLevel === null ? secret : null });
    },
  );

  app.post(
    apiPaths.ownerEventDestination,
    { onRequest: requireOwner, schema: { params: idSchema, body: changeEventDestinationSchema, response: done } },
    async (request, reply) => {
      const { id } = request.params;
      await changeDestination(deps, id, request.body, mayGoTo);
      // A new token or location is tried at once.
      if (request.body.highLevel !== undefined) await resumeAgain(id);
      return answerDone(reply);
    },
  );

  app.delete(
    apiPaths.ownerEventDestination,
    { onRequest: requireOwner, schema: { params: idSchema, response: done } },
    async (request, reply) => {
      await removeDestination(deps, request.params.id);
      request.log.info({ destination: request.params.id }, 'The owner removed an event destination');
      return answerDone(reply);
    },
  );

  app.post(
    apiPaths.ownerEventDestinationRestore,
    { onRequest: requireOwner, schema: { params: idSchema, response: done } },
    async (request, reply) => {
      await restoreDestination(deps, request.params.id);
      return answerDone(reply);
    },
  );

  app.post(
    apiPaths.ownerEventDestinationTest,
    { onRequest: requireOwner, schema: { params: idSchema, response: { 200: eventTestSchema } } },
    async (request) => {
      const target = await requireTarget(request.params.id);
      const account = accountOf(target);
      if (account !== null)
        return presentChecks(await checkConnection(account, { allowPrivate, limitMs: TEST_LIMIT_MS }));
      const { url, secret } = target;
      const at = clock.now();
      const body = JSON.stringify({ type: 'test', timestamp: new Date(at).toISOString(), data: {} });
      const { status, error } = await send({ id: newRowId(), url, secret, body, at });
      return { taken: error === null, status, error, checks: [] };
    },
  );

  app.post(
    apiPaths.ownerEventDestinationReplay,
    { onRequest: requireOwner, schema: { params: idSchema, body: replayRequestSchema, response: done } },
    async (request, reply) => {
      const { id } = request.params;
      await requireTarget(id);
      const { from, until } = request.body;
      const period = { from: startOfDay(from, siteTimeZone), until: startOfDay(addDays(until, 1), siteTimeZone) };
      const isBegun = await store.write((tx) => beginReplay(tx, { ...period, destinationId: id, at: clock.now() }));
      if (!isBegun) throw underWay;
      request.log.info({ destination: id }, 'The owner has a period of the event stream sent again');
      return answerDone(reply);
    },
  );
}
