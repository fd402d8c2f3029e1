import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { ownerSessionSchema, ownerSessionsSchema, ownerSignInSchema } from '../../contract/owner-session.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Clock } from '../time/clock.ts';
import type { App } from '../http/app.ts';
import type { AppDeps } from './app-deps.ts';
import { isOwner, ownerDoor, requireOpenDesk, requireOwner, requireSameOrigin } from '../http/owner-guard.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { SignInOutcome } from '../owner/sign-in.ts';

const MINUTE_MS = 60_000;

const wrongPassword = new ProblemError({
  status: 401,
  title: 'Wrong password',
  detail: 'That is not the owner’s password. Please try again.',
});

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
  if (kind === 'signed-in') log.info({ device }, 'The owner signed in');
  if (kind === 'wrong') log.info({ device }, 'A sign-in with a wrong password was refused');
  if ('isLast' in outcome && outcome.isLast)
    log.warn({ device }, 'Too many wrong passwords; further sign-ins are refused for a while, whatever the password');
}

async function answerSignIn(request: FastifyRequest, reply: FastifyReply, clock: Clock, password: string) {
  const { cookies, isKnownDevice, ...outcome } = await ownerDoor(request).signIn(request, password);
  logSignIn(request.log, outcome, isKnownDevice);
  if (outcome.kind === 'refused') throw tooMany(outcome.until, clock.now(), isKnownDevice);
  if (outcome.kind === 'wrong') throw wrongPassword;
  void reply.header('set-cookie', cookies);
  return { signedIn: true };
}

/** Signing in and out; the session is a cookie that scripts cannot read, and a row that ends it when it goes. */
export function registerOwnerSessionRoutes(app: App, { clock }: AppDeps): void {
  const schema = { response: { 200: ownerSessionSchema } };

  app.get(apiPaths.ownerSession, { schema }, (request) => ({ signedIn: isOwner(request) }));

  app.post(
    apiPaths.ownerSession,
    { onRequest: [requireSameOrigin, requireOpenDesk], schema: { ...schema, body: ownerSignInSchema } },
    (request, reply) => answerSignIn(request, reply, clock, request.body.password),
  );

  app.delete(apiPaths.ownerSession, { onRequest: requireSameOrigin, schema }, async (request, reply) => {
    const { door } = app.owner;
    if (door !== null) {
      await door.signOut(request);
      void reply.header('set-cookie', door.dropCookie());
    }
    if (request.ownerLookup !== null) request.log.info('The owner signed out');
    return { signedIn: false };
  });

  app.get(
    apiPaths.ownerSessions,
    { onRequest: requireOwner, schema: { response: { 200: ownerSessionsSchema } } },
    async (request) => {
      const { ownerLookup: own } = request;
      const isOwn = (tokenHash: string) => own !== null && 'session' in own && own.session.token_hash === tokenHash;
      const sessions = await ownerDoor(request).sessions.list();
      return {
        sessions: sessions.map(({ browser, created_at, last_seen_at, token_hash }) => ({
          browser,
          signedInAt: new Date(created_at).toISOString(),
          lastSeenAt: new Date(last_seen_at).toISOString(),
          current: isOwn(token_hash),
        })),
      };
    },
  );

  app.delete(apiPaths.ownerSessions, { onRequest: requireOwner, schema }, async (request, reply) => {
    const door = ownerDoor(request);
    await door.sessions.endAll();
    request.log.info('The owner signed out everywhere');
    void reply.header('set-cookie', door.dropCookie());
    return { signedIn: false };
  });
}
