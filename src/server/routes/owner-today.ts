import { firstContactSchema } from '../../contract/first-contact.ts';
import { apiPaths } from '../../contract/paths.ts';
import { todaySchema } from '../../contract/today.ts';
import { readFirstContact } from '../desk/first-contact.ts';
import { readToday } from '../desk/today/read-today.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
import type { AppDeps } from './app-deps.ts';

/** What asks for a person today, in one read. */
export function registerOwnerTodayRoutes(app: App, { config, store, clock }: AppDeps): void {
  app.get(apiPaths.ownerToday, { onRequest: requireOwner, schema: { response: { 200: todaySchema } } }, (request) =>
    readToday({
      store,
      config,
      now: clock.now(),
      onFailure: (part, err) => request.log.error({ err, part }, 'A part of today could not be read'),
    }),
  );

  app.get(
    apiPaths.ownerFirstContact,
    { onRequest: requireOwner, schema: { response: { 200: firstContactSchema } } },
    async () => readFirstContact(store.db, clock.now()),
  );
}
