import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ownerSessionSchema,
  ownerSessionsSchema,
  ownerSignInSchema,
  type DeskSession,
} from '../../contract/owner-session.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Clock } from '../time/clock.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
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

const MINUTE_MS = 60_000;

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

const noSession = new ProblemError({
  status: 404,
  title: 'No such session',
  detail: 'This session has ended already. Please load the list again.',
});

const out: DeskSession = { signedIn: false };

function presentIdentity(identity: DeskIdentity | null): DeskSession {
  return identity === null ? out : { signedIn: true, role: identity.role, name: identity.name };
}

function tooMany(until: number, now: number, isKnownDevice: boolean): ProblemError {
  const minutes = Math.max(1, Math.ceil((until - now) / MINUTE_MS));
  const wait = `Too many wrong passwords came in. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again`;
  return new ProblemError({
    status: 429,
    title: 'Too many wrong passwords',
    detail: isKnownDevice ? `${wait}.` : `${wait}, or use a device on which you have signed in before.`,
    headers: { 'retry-after': String(Math.max(1, Math.ceil((until - now) / 1000))) },
  });
}

/** Says who came to the door, without saying who: no address, no name. */
function logSignIn(log: FastifyBaseLogger, { kind, ...outcome }: SignInOutcome, isKnownDevice: boolean): void {
  const device = isKnownDevice ? 'known' : 'new';
  if (kind === 'signed-in')
    log.info({ device }, 'member' in outcome && outcome.member !== null ? 'Somebody signed in' : 'The owner signed in');
  if (kind === 'wrong') log.info({ device }, 'A sign-in with a wrong password was refused');
  if ('isLast' in outcome && outcome.isLast)
    log.warn({ device }, 'Too many wrong passwords; further sign-ins are refused for a while, whatever the password');
}

async function answerSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, given }: { clock: Clock; given: { email: string; password: string } },
): Promise<DeskSession> {
  const { cookies, isKnownDevice, ...outcome } = await ownerDoor(request).signIn(request, given);
  logSignIn(request.log, outcome, isKnownDevice);
  if (outcome.kind === 'refused') throw tooMany(outcome.until, clock.now(), isKnownDevice);
  if (outcome.kind === 'wrong') throw given.email === '' ? wrongPassword : wrongPair;
  void reply.header('set-cookie', cookies);
  return presentIdentity(outcome.member === null ? firstOwner : { ...outcome.member, memberId: outcome.member.id });
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
