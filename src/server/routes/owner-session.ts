import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ownerSessionSchema,
  ownerSessionsSchema,
  ownerSignInSchema,
  signInCodeSchema,
  type DeskSession,
} from '../../contract/owner-session.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Clock } from '../time/clock.ts';
import type { App } from '../http/app.ts';
import type { MemberRecord } from '../store/access/members.ts';
import type { AppDeps } from './app-deps.ts';
import { sayWrongCode, tooManyTries } from './try-problems.ts';
import {
  ownerDoor,
  requireOpenDesk,
  requireOwner,
  requireSameOrigin,
  signedInAs,
  whoIsSignedIn,
} from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import { firstOwner, type DeskIdentity } from '../owner/desk-identity.ts';
import type { SignInOutcome } from '../owner/sign-in.ts';

const wrongPassword = new ProblemError({
  status: 401,
  title: 'Wrong password',
  detail: 'That is not the owner’s password. Please try again.',
});

/** The same whether somebody has the address or not. */
const wrongPair = new ProblemError({
  status: 401,
  title: 'Wrong e-mail address or password',
  detail: 'The e-mail address or the password is wrong. Please try again.',
});

const wrongCode = (given: string) =>
  new ProblemError({ status: 401, title: 'Wrong code', detail: sayWrongCode(given) });

const tooLate = new ProblemError({
  status: 401,
  title: 'Your password once more',
  detail: 'Some time has passed since you gave your password. Please give it again.',
});

const noSession = new ProblemError({
  status: 404,
  title: 'No such session',
  detail: 'This session has ended already. Please load the list again.',
});

const out: DeskSession = { signedIn: false };

function presentIdentity(identity: DeskIdentity | null): DeskSession {
  return identity === null ? out : { signedIn: true, role: identity.role, name: identity.name };
}

const presentMember = (member: MemberRecord | null): DeskSession =>
  presentIdentity(member === null ? firstOwner : { ...member, memberId: member.id });

/** Says who came to the door, without saying who: no address, no name. */
function logSignIn(
  log: FastifyBaseLogger,
  { kind, ...outcome }: SignInOutcome,
  { isKnownDevice, what }: { isKnownDevice: boolean; what: 'password' | 'code' },
): void {
  const device = isKnownDevice ? 'known' : 'new';
  if (kind === 'signed-in')
    log.info({ device }, 'member' in outcome && outcome.member !== null ? 'Somebody signed in' : 'The owner signed in');
  if (kind === 'needs-code') log.info({ device }, 'A right password came in; a code is asked for');
  if (kind === 'wrong')
    log[what === 'code' ? 'warn' : 'info'](
      { device },
      what === 'code' ? 'A right password came with a wrong code' : 'A sign-in with a wrong password was refused',
    );
  if ('isLast' in outcome && outcome.isLast)
    log.warn({ device }, `Too many wrong ${what}s; further sign-ins are refused for a while, whatever the ${what}`);
}

async function answerSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, given }: { clock: Clock; given: { email: string; password: string } },
): Promise<DeskSession> {
  const { cookies, isKnownDevice, ...outcome } = await ownerDoor(request).signIn(request, given);
  logSignIn(request.log, outcome, { isKnownDevice, what: 'password' });
  if (outcome.kind === 'refused')
    throw tooManyTries({ until: outcome.until, now: clock.now(), isKnownDevice }, 'passwords');
  if (outcome.kind === 'wrong') throw given.email === '' ? wrongPassword : wrongPair;
  if (outcome.kind === 'needs-code') return { signedIn: false, ticket: outcome.ticket };
  void reply.header('set-cookie', cookies);
  return presentMember(outcome.member);
}

async function answerCode(
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, given }: { clock: Clock; given: { ticket: string; code: string } },
): Promise<DeskSession> {
  const entry = await ownerDoor(request).signInByCode(request, given);
  if (entry === null) throw tooLate;
  const { cookies, isKnownDevice, ...outcome } = entry;
  logSignIn(request.log, outcome, { isKnownDevice, what: 'code' });
  if (outcome.kind === 'refused')
    throw tooManyTries({ until: outcome.until, now: clock.now(), isKnownDevice }, 'codes');
  if (outcome.kind !== 'signed-in') throw wrongCode(given.code);
  void reply.header('set-cookie', cookies);
  return presentMember(outcome.member);
}

const answerDone = (reply: FastifyReply) => void reply.code(204).send();

/** Signing in and out; the session is a cookie that scripts cannot read, and a row that ends it when it goes. */
export function registerOwnerSessionRoutes(app: App, { clock }: AppDeps): void {
  const schema = { response: { 200: ownerSessionSchema } };

  app.delete(
    apiPaths.ownerSessionEnd,
    {
      onRequest: requireOwner,
      schema: { params: z.object({ id: z.string() }), response: { 204: z.null().describe('Ended') } },
    },
    async (request, reply) => {
      const { memberId, role } = signedInAs(request);
      const { sessions } = ownerDoor(request);
      const found = (await sessions.list()).find(({ session }) => session.token_hash === request.params.id);
      // What is not theirs to see is as unknown as what never was.
      if (found === undefined || (role !== 'owner' && found.identity.memberId !== memberId)) throw noSession;
      await sessions.endByHash(found.session.token_hash);
      request.log.info('A session was ended');
      answerDone(reply);
    },
  );

  app.get(apiPaths.ownerSession, { schema }, (request) => presentIdentity(whoIsSignedIn(request)));

  app.post(
    apiPaths.ownerSession,
    { onRequest: [requireSameOrigin, requireOpenDesk], schema: { ...schema, body: ownerSignInSchema } },
    (request, reply) => answerSignIn(request, reply, { clock, given: request.body }),
  );

  app.post(
    apiPaths.signInCode,
    { onRequest: [requireSameOrigin, requireOpenDesk], schema: { ...schema, body: signInCodeSchema } },
    (request, reply) => answerCode(request, reply, { clock, given: request.body }),
  );

  app.delete(apiPaths.ownerSession, { onRequest: requireSameOrigin, schema }, async (request, reply) => {
    const { door } = app.owner;
    if (door !== null) {
      await door.signOut(request);
      void reply.header('set-cookie', door.dropCookie());
    }
    if (request.ownerLookup !== null) request.log.info('The owner signed out');
    return out;
  });

  app.get(
    apiPaths.ownerSessions,
    { onRequest: requireOwner, schema: { response: { 200: ownerSessionsSchema } } },
    async (request) => {
      const { memberId, role } = signedInAs(request);
      const { ownerLookup: asked } = request;
      const current = asked !== null && 'session' in asked ? asked.session.token_hash : null;
      const all = await ownerDoor(request).sessions.list();
      const seen = all.filter(({ identity }) => role === 'owner' || identity.memberId === memberId);
      return {
        sessions: seen.map(({ identity, session: { browser, created_at, last_seen_at, token_hash } }) => ({
          id: token_hash,
          name: identity.name,
          own: identity.memberId === memberId,
          browser,
          signedInAt: new Date(created_at).toISOString(),
          lastSeenAt: new Date(last_seen_at).toISOString(),
          current: token_hash === current,
        })),
      };
    },
  );

  app.delete(apiPaths.ownerSessions, { onRequest: requireOwner, schema }, async (request, reply) => {
    const door = ownerDoor(request);
    await door.sessions.endAll(signedInAs(request).memberId);
    request.log.info('The owner signed out everywhere');
    void reply.header('set-cookie', door.dropCookie());
    return out;
  });
}
