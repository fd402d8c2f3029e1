import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Whether the request carries the owner's session. Costs next to nothing where there is no cookie. */
export function isOwner(request: FastifyRequest): boolean {
  return request.server.ownerSessions.isSignedIn(request.headers.cookie);
}

/** Without a password nobody can be the owner; says how to change that. */
export async function requireOpenDesk(request: FastifyRequest): Promise<void> {
  if (!request.server.ownerSessions.open)
    throw new ProblemError({
      status: 403,
      title: 'The owner’s desk is closed',
      detail: 'Set OWNER_PASSWORD in the server’s settings and start it again to open the owner’s desk.',
    });
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  // A proxy may hand on another Host than visitors see; then PUBLIC_URL tells.
  if (origin === request.server.ownerSessions.origin) return true;
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
  if (request.server.ownerSessions.guardsDashboards) await requireOwner(request);
}
