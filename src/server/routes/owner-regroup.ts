import { joinPersonSchema, personJoinedSchema, personSplitSchema, splitPersonSchema } from '../../contract/people.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { requireOwner, signedInAs } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { rowIdSchema } from '../http/row-id.ts';
import { findPerson } from '../store/people/list-people.ts';
import { readKeys } from '../store/identity/person-things.ts';
import { findByEmail, joinByOwner, splitOff } from '../store/identity/regroup-people.ts';
import type { AppDeps } from './app-deps.ts';
import { unknownPerson } from './owner-inbox.ts';

const unknownAddress = new ProblemError({
  status: 404,
  title: 'Nobody has this address',
  detail: 'Nobody here is known by this e-mail address.',
});

const alreadyOne = new ProblemError({
  status: 409,
  title: 'One person already',
  detail: 'This address is this person’s already.',
});

const cannotSplit = new ProblemError({
  status: 422,
  title: 'These cannot be split off',
  detail: 'Please choose some of this person’s addresses, and leave at least one.',
});

/** Two people who are one, and one who is two: each is the other’s way back. */
export function registerOwnerRegroupRoutes(app: App, { store, clock }: Pick<AppDeps, 'store' | 'clock'>): void {
  app.post(
    apiPaths.ownerPersonJoin,
    {
      onRequest: requireOwner,
      schema: { params: rowIdSchema, body: joinPersonSchema, response: { 200: personJoinedSchema } },
    },
    async (request) =>
      store.write(async (tx) => {
        const stays = await findPerson(tx, request.params.id);
        if (stays === null) throw unknownPerson;
        const goes = await findByEmail(tx, request.body.email);
        if (goes === null) throw unknownAddress;
        if (goes.id === stays.id) throw alreadyOne;
        return {
          emails: await joinByOwner(tx, { stays, goes, memberId: signedInAs(request).memberId, at: clock.now() }),
        };
      }),
  );

  app.post(
    apiPaths.ownerPersonSplit,
    {
      onRequest: requireOwner,
      schema: { params: rowIdSchema, body: splitPersonSchema, response: { 200: personSplitSchema } },
    },
    async (request) =>
      store.write(async (tx) => {
        const person = await findPerson(tx, request.params.id);
        if (person === null) throw unknownPerson;
        const wanted = [...new Set(request.body.emails.map((email) => email.toLowerCase()))];
        const { emails } = await readKeys(tx, person.id);
        if (wanted.length >= emails.length || wanted.some((email) => !emails.includes(email))) throw cannotSplit;
        return {
          id: await splitOff(tx, { person, emails: wanted, memberId: signedInAs(request).memberId, at: clock.now() }),
        };
      }),
  );
}
