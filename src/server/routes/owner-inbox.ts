import {
  peopleCountsSchema,
  peopleExportSchema,
  peopleFilterSchema,
  peoplePageSchema,
  peopleSchema,
  personSchema,
} from '../../contract/people.ts';
import { apiPaths } from '../../contract/paths.ts';
import { countPeople } from '../desk/count-people.ts';
import { exportPeopleAsCsv, exportPeopleAsJson } from '../desk/export-people.ts';
import { pageOfPeople } from '../desk/list-people.ts';
import { presentPerson } from '../desk/present-person.ts';
import { begunFile } from '../exports/begun-file.ts';
import type { App } from '../http/app.ts';
import { requireOwner, signedInAs } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { findPerson } from '../store/people/list-people.ts';
import type { AppDeps } from './app-deps.ts';

/** Nobody has this id, nor was anybody joined to somebody else under it. */
export const unknownPerson = new ProblemError({
  status: 404,
  title: 'No such person',
  detail: 'There is nobody with this id any more. Please load the list again.',
});

/** The people who left something: the list, and each with all they left. */
export function registerOwnerInboxRoutes(app: App, { config, store, clock }: AppDeps): void {
  app.get(
    apiPaths.ownerPeople,
    { onRequest: requireOwner, schema: { querystring: peoplePageSchema, response: { 200: peopleSchema } } },
    async (request) => pageOfPeople(store.db, request.query, config.siteTimeZone),
  );

  app.get(
    apiPaths.ownerPeopleCounts,
    { onRequest: requireOwner, schema: { querystring: peopleFilterSchema, response: { 200: peopleCountsSchema } } },
    async (request) => countPeople(store.db, request.query, config.siteTimeZone),
  );

  app.get(
    apiPaths.ownerPeopleExport,
    { onRequest: requireOwner, schema: { querystring: peopleExportSchema } },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const write = format === 'csv' ? exportPeopleAsCsv : exportPeopleAsJson;
      const file = await begunFile(write(store.figures, filter, config.siteTimeZone));
      request.log.info('The owner exported people');
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="people.${format}"`)
        .send(file);
    },
  );

  app.get(
    apiPaths.ownerPerson,
    { onRequest: requireOwner, schema: { params: rowIdSchema, response: { 200: personSchema } } },
    async (request) => {
      const person = await findPerson(store.db, request.params.id);
      if (person === null) throw unknownPerson;
      return presentPerson(store, config, person, { viewer: signedInAs(request), now: clock.now() });
    },
  );
}
