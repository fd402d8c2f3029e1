import type { FastifyRequest } from 'fastify';
import { firstContactSchema } from '../../contract/first-contact.ts';
import { apiPaths } from '../../contract/paths.ts';
import { helperTodaySchema, todaySchema } from '../../contract/today.ts';
import { readFirstContact } from '../desk/first-contact.ts';
import { readHelperToday, readToday } from '../desk/today/read-today.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
import type { AppDeps } from './app-deps.ts';

/** What asks for a person today, in one read. */
export function registerOwnerTodayRoutes(app: App, { config, store, clock }: AppDeps): void {
  const asked = (request: FastifyRequest) => ({
    store,
    config,
    now: clock.now(),
    onFailure: (part: string, err: unknown) => request.log.error({ err, part }, 'A part of today could not be read'),
  });

  app.get(
    apiPaths.ownerToday,
    { onRequest: requireOwner, schema: { response: { 200: todaySchema } } },
    async (request) => readToday(asked(request)),
  );

  app.get(
    apiPaths.ownerHelperToday,
    { onRequest: requireOwner, schema: { response: { 200: helperTodaySchema } } },
    async (request) => readHelperToday(asked(request)),
  );

  app.get(
    apiPaths.ownerFirstContact,
    { onRequest: requireOwner, schema: { response: { 200: firstContactSchema } } },
    async () => readFirstContact(store.db, clock.now()),
  );
}
