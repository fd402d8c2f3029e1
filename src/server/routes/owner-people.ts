import { personErasedSchema, personFoundSchema, personRequestSchema } from '../../contract/owner-people.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
import { findAddresses } from '../outbox/destinations.ts';
import { listInformed } from '../people/crm-notice.ts';
import { countPersonRows, describePerson, isNothing } from '../people/describe-person.ts';
import { erasePerson } from '../people/erase-person.ts';
import { listKept, receiptOf } from '../people/receipt.ts';
import { readPersonRows, readPersonVisits } from '../store/erasure/person-rows.ts';
import type { AppDeps } from './app-deps.ts';

/** What is stored of a person, to take along and to erase. The log tells what was done, and not about whom. */
export function registerOwnerPeopleRoutes(app: App, { config, store, clock }: AppDeps): void {
  app.post(
    apiPaths.ownerPersonFind,
    { onRequest: requireOwner, schema: { body: personRequestSchema, response: { 200: personFoundSchema } } },
    async (request) => {
      const { email } = request.body;
      const rows = await readPersonRows(store.db, email);
      const counts = countPersonRows(rows);
      const found = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [{ what, count }] : []));
      const informed = listInformed(rows.deliveries, await findAddresses(store.db, config));
      return { email, found, kept: listKept(counts), tellsCrm: informed.length > 0 };
    },
  );

  app.post(
    apiPaths.ownerPersonExport,
    { onRequest: requireOwner, schema: { body: personRequestSchema } },
    async (request, reply) => {
      const { email } = request.body;
      const rows = await readPersonRows(store.db, email);
      const told = describePerson(email, { ...rows, ...(await readPersonVisits(store.db, rows)) }, clock.now());
      request.log.info('The owner took along what is stored of a person');
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="person.json"')
        .send(`${JSON.stringify(told, null, 2)}\n`);
    },
  );

  app.post(
    apiPaths.ownerPersonErase,
    { onRequest: requireOwner, schema: { body: personRequestSchema, response: { 200: personErasedSchema } } },
    async (request) => {
      const { email } = request.body;
      const now = clock.now();
      const erased = await erasePerson(store, config, email, now);
      if (isNothing(erased.found)) return { receipt: '' };
      request.log.info('The owner erased a person');
      return { receipt: receiptOf(email, erased, now) };
    },
  );
}
