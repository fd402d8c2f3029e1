import { peoplePageSchema, peopleSchema, personSchema } from '../../contract/people.ts';
import { apiPaths } from '../../contract/paths.ts';
import { pageOfPeople } from '../desk/list-people.ts';
import { presentPerson } from '../desk/present-person.ts';
import type { App } from '../http/app.ts';
import { requireOwner } from '../http/owner-guard.ts';
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
export function registerOwnerInboxRoutes(app: App, { config, store }: AppDeps): void {
  app.get(
    apiPaths.ownerPeople,
    { onRequest: requireOwner, schema: { querystring: peoplePageSchema, response: { 200: peopleSchema } } },
    async (request) => pageOfPeople(store.db, request.query, config.siteTimeZone),
  );

  app.get(
    apiPaths.ownerPerson,
    { onRequest: requireOwner, schema: { params: rowIdSchema, response: { 200: personSchema } } },
    async (request) => {
      const person = await findPerson(store.db, request.params.id);
      if (person === null) throw unknownPerson;
      return presentPerson(store, config, person);
    },
  );
}
