import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  acceptInvitationSchema,
  invitationSchema,
  invitationToSchema,
  inviteSchema,
  invitedSchema,
  membersSchema,
  setRoleSchema,
  type Member,
} from '../../contract/owner-members.ts';
import { ownerSessionSchema } from '../../contract/owner-session.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { App } from '../http/app.ts';
import { ownerDoor, requireOpenDesk, requireOwner, requireSameOrigin, signedInAs } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { rowIdSchema } from '../http/row-id.ts';
import {
  findMember,
  insertMember,
  listMembers,
  removeMember,
  setMemberRole,
  type MemberRecord,
} from '../store/access/members.ts';
import { listSecondSteps } from '../store/access/second-steps.ts';
import { newRowId } from '../store/engine/new-row-id.ts';
import type { AppDeps } from './app-deps.ts';

/** More than work on one desk. */
const MEMBERS_MAX = 50;

const unknownMember = new ProblemError({
  status: 404,
  title: 'Nobody with this id',
  detail: 'This person cannot sign in any more. Please load the list again.',
});

const addressTaken = new ProblemError({
  status: 409,
  title: 'Invited already',
  detail: 'Somebody with this e-mail address may sign in already. Make a new link for them instead.',
});

const tooManyMembers = new ProblemError({
  status: 409,
  title: 'Too many people',
  detail: `At most ${MEMBERS_MAX} people can sign in. Please remove somebody first.`,
});

const notOneself = new ProblemError({
  status: 409,
  title: 'That is you',
  detail: 'You cannot change your own role or remove yourself. Another owner can.',
});

const linkUsed = new ProblemError({
  status: 404,
  title: 'This link cannot be used',
  detail: 'It was used already, is older than three days, or was replaced. Please ask for a new one.',
});

function presentMember(member: MemberRecord, { now, secondStep }: { now: number; secondStep: boolean }): Member {
  const { id, name, email, role, invitation_ends_at: endsAt } = member;
  return {
    id,
    name,
    email,
    role,
    joined: member.password_hash !== null,
    invitedUntil: endsAt === null || endsAt <= now ? null : new Date(endsAt).toISOString(),
    createdAt: new Date(member.created_at).toISOString(),
    secondStep,
  };
}

const answerDone = (reply: FastifyReply) => void reply.code(204).send();

/** Who may sign in beside the owner of OWNER_PASSWORD: each is invited by a link that is told once and used once. */
export function registerOwnerMemberRoutes(app: App, { config, store, clock }: AppDeps): void {
  const done = { 204: z.null().describe('Done, at once and in every browser') };
  const linkTo = ({ token, endsAt }: { token: string; endsAt: number }) => ({
    link: `${config.publicUrl}/admin#invitation=${token}`,
    endsAt: new Date(endsAt).toISOString(),
  });

  app.get(
    apiPaths.ownerMembers,
    { onRequest: requireOwner, schema: { response: { 200: membersSchema } } },
    async () => {
      const now = clock.now();
      const [members, secondSteps] = await Promise.all([listMembers(store.db), listSecondSteps(store.db)]);
      return {
        members: members.map((member) => presentMember(member, { now, secondStep: secondSteps.has(member.id) })),
        firstOwnerSecondStep: secondSteps.has(null),
      };
    },
  );

  app.post(
    apiPaths.ownerMembers,
    { onRequest: requireOwner, schema: { body: inviteSchema, response: { 201: invitedSchema } } },
    async (request, reply) => {
      const { name, email, role } = request.body;
      const { invitations } = ownerDoor(request);
      const invited = await store.write(async (tx) => {
        if ((await listMembers(tx)).length >= MEMBERS_MAX) throw tooManyMembers;
        const member = await insertMember(tx, {
          id: newRowId(),
          name,
          email: email.toLowerCase(),
          role,
          password_hash: null,
          invitation_hash: null,
          invitation_ends_at: null,
          created_at: clock.now(),
          removed_at: null,
        });
        if (member === null) throw addressTaken;
        return { id: member.id, ...(await invitations.issue(tx, member.id)) };
      });
      request.log.info({ role }, 'The owner invited somebody');
      return reply.code(201).send({ id: invited.id, ...linkTo(invited) });
    },
  );

  app.post(
    apiPaths.ownerMemberLink,
    { onRequest: requireOwner, schema: { params: rowIdSchema, response: { 200: invitedSchema } } },
    async (request) => {
      const { invitations } = ownerDoor(request);
      const { id } = request.params;
      const issued = await store.write(async (tx) => {
        if ((await findMember(tx, id)) === null) throw unknownMember;
        return invitations.issue(tx, id);
      });
      request.log.info('The owner made a new link for somebody');
      return { id, ...linkTo(issued) };
    },
  );

  app.post(
    apiPaths.ownerMemberRole,
    { onRequest: requireOwner, schema: { params: rowIdSchema, body: setRoleSchema, response: done } },
    async (request, reply) => {
      const { id } = request.params;
      const { role } = request.body;
      if (signedInAs(request).memberId === id) throw notOneself;
      await store.write(async (tx) => {
        if ((await findMember(tx, id)) === null) throw unknownMember;
        await setMemberRole(tx, id, role);
      });
      request.log.info({ role }, 'The owner changed what somebody may do');
      answerDone(reply);
    },
  );

  app.delete(
    apiPaths.ownerMember,
    { onRequest: requireOwner, schema: { params: rowIdSchema, response: done } },
    async (request, reply) => {
      const { id } = request.params;
      if (signedInAs(request).memberId === id) throw notOneself;
      await store.write(async (tx) => {
        if ((await findMember(tx, id)) === null) throw unknownMember;
        await removeMember(tx, id, clock.now());
      });
      request.log.info('The owner removed somebody');
      answerDone(reply);
    },
  );

  const onRequest = [requireSameOrigin, requireOpenDesk];

  app.post(
    apiPaths.invitation,
    { onRequest, schema: { body: invitationSchema, response: { 200: invitationToSchema } } },
    async (request) => {
      const member = await ownerDoor(request).invitations.find(request.body.token);
      if (member === null) throw linkUsed;
      const { name, email, role } = member;
      return { name, email, role };
    },
  );

  app.post(
    apiPaths.invitationAccept,
    { onRequest, schema: { body: acceptInvitationSchema, response: { 200: ownerSessionSchema } } },
    async (request, reply) => {
      const accepted = await ownerDoor(request).accept(request, request.body);
      if (accepted === null) throw linkUsed;
      if (accepted.ticket !== null) {
        request.log.info('Somebody took an invitation; a code is asked for');
        return { signedIn: false, ticket: accepted.ticket };
      }
      request.log.info('Somebody took an invitation and signed in');
      void reply.header('set-cookie', accepted.cookies);
      const { role, name } = accepted.identity;
      return { signedIn: true, role, name };
    },
  );
}
