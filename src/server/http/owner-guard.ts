import type { FastifyRequest } from 'fastify';
import type { OwnerDoor } from './owner-sessions.ts';
import { ProblemError } from './problem-error.ts';

/**
 * Whether the request carries the owner's session.
 * @throws StoreUnavailableError where it carries one and the database is away
 */
export function isOwner({ ownerLookup }: FastifyRequest): boolean {
  if (ownerLookup !== null && 'error' in ownerLookup) throw ownerLookup.error;
  return ownerLookup !== null;
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

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  // A proxy may hand on another Host than visitors see; then PUBLIC_URL tells.
  if (origin === request.server.owner.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Refuses what another site's page sends with the owner's cookie. Browsers name the page's origin in every POST and DELETE. */
export async function requireSameOrigin(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request))
    throw new ProblemError({
      status: 403,
      title: 'From another site',
      detail: 'The owner’s desk takes changes only from its own pages.',
    });
}

/** For `onRequest` or `preHandler`: only the owner passes, and only from the site's own pages. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  await requireOpenDesk(request);
  if (!isOwner(request))
    throw new ProblemError({
      status: 401,
      title: 'Please sign in',
      detail: 'Only the owner can see this. Please sign in with the owner’s password.',
    });
  await requireSameOrigin(request);
}

/** For `onRequest` or `preHandler` of what dashboards show: everybody passes unless the settings ask for the owner. */
export async function requireOwnerForDashboards(request: FastifyRequest): Promise<void> {
  if (request.server.owner.guardsDashboards) await requireOwner(request);
}
