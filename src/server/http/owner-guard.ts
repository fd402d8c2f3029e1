import type { FastifyRequest } from 'fastify';
import type { DeskIdentity } from '../owner/desk-identity.ts';
import { mayHelper } from '../owner/helper-calls.ts';
import type { OwnerDoor } from './owner-sessions.ts';
import { ProblemError } from './problem-error.ts';

/**
 * Who is signed in; null for everybody who is not.
 * @throws StoreUnavailableError where the request carries a session and the database is away
 */
export function whoIsSignedIn({ ownerLookup }: FastifyRequest): DeskIdentity | null {
  if (ownerLookup !== null && 'error' in ownerLookup) throw ownerLookup.error;
  return ownerLookup?.identity ?? null;
}

/** Whether an owner is signed in, who sees money and addresses. Throws as `whoIsSignedIn` does. */
export function isOwner(request: FastifyRequest): boolean {
  return whoIsSignedIn(request)?.role === 'owner';
}

/** Whether this is one of those who work here, whose own visits are set aside. Throws as `whoIsSignedIn` does. */
export function isSignedIn(request: FastifyRequest): boolean {
  return whoIsSignedIn(request) !== null;
}

const closed = new ProblemError({
  status: 403,
  title: 'The owner’s desk is closed',
  detail: 'Set OWNER_PASSWORD in the server’s settings and start it again to open the owner’s desk.',
});

/** The way in to the owner's desk. Without a password nobody can be the owner; says how to change that. */
export function ownerDoor({ server }: FastifyRequest): OwnerDoor {
  if (server.owner.door === null) throw closed;
  return server.owner.door;
}

/** For `onRequest`: refuses what only makes sense where somebody can be the owner. */
export async function requireOpenDesk(request: FastifyRequest): Promise<void> {
  ownerDoor(request);
}

/** Whether a page of this address is the site's own. */
export function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  // A proxy may hand on another Host than visitors see; then PUBLIC_URL tells.
  if (origin === request.server.owner.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Writes down that somebody was kept out, without who it was or what they sent. */
function logRefusal(request: FastifyRequest, level: 'info' | 'warn', why: string): void {
  const { log, method, routeOptions } = request;
  log[level]({ method, route: routeOptions.url }, why);
}

/** Refuses what another site's page sends with the owner's cookie. Browsers name the page's origin in every POST and DELETE. */
export async function requireSameOrigin(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers;
  if (origin === undefined || isOwnOrigin(origin, request)) return;
  logRefusal(request, 'warn', 'A change from another site’s page was refused');
  throw new ProblemError({
    status: 403,
    title: 'From another site',
    detail: 'The owner’s desk takes changes only from its own pages.',
  });
}

const needsSignIn = new ProblemError({
  status: 401,
  title: 'Please sign in',
  detail: 'Only the owner can see this. Please sign in with the owner’s password.',
});

const ownersOnly = new ProblemError({
  status: 403,
  title: 'For owners',
  detail: 'You are signed in as a helper. Only an owner can see or do this.',
});

/**
 * For `onRequest` or `preHandler`: only those pass who are signed in and may do this, and only from the site's own pages. Owners may do everything,
 * helpers what `helperCalls` lists.
 */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  await requireOpenDesk(request);
  const identity = whoIsSignedIn(request);
  if (identity === null) {
    logRefusal(request, 'info', 'Somebody who is not signed in was kept out of the desk');
    throw needsSignIn;
  }
  if (identity.role !== 'owner' && !mayHelper(request.method, request.routeOptions.url ?? '')) {
    logRefusal(request, 'warn', 'A helper was kept from what is the owners’');
    throw ownersOnly;
  }
  await requireSameOrigin(request);
}

/** Who passed `requireOwner`. */
export function signedInAs(request: FastifyRequest): DeskIdentity {
  const identity = whoIsSignedIn(request);
  if (identity === null) throw needsSignIn;
  return identity;
}

/** The session of whoever passed `requireOwner`, as rows name it that belong to it. */
export function signedInBy({ ownerLookup }: FastifyRequest) {
  if (ownerLookup === null || !('session' in ownerLookup)) throw needsSignIn;
  const { member_id, password_key, token_hash: session_hash } = ownerLookup.session;
  return { member_id, password_key, session_hash };
}

/** For `onRequest` or `preHandler` of what dashboards show: everybody passes unless the settings ask for the owner. */
export async function requireOwnerForDashboards(request: FastifyRequest): Promise<void> {
  if (request.server.owner.guardsDashboards) await requireOwner(request);
}
