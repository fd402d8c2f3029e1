import type { FastifyRequest } from 'fastify';
import type {} from './owner-sessions.ts';
import { ProblemError } from './problem-error.ts';

/** Whether the request carries the owner's session. Costs next to nothing where there is no cookie. */
export function isOwner(request: FastifyRequest): boolean {
  return request.server.ownerSessions.isSignedIn(request.headers.cookie);
}

/** For `onRequest` or `preHandler`: only the owner passes. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  if (!request.server.ownerSessions.open)
    throw new ProblemError({
      status: 403,
      title: 'The owner’s desk is closed',
      detail: 'Set OWNER_PASSWORD in the server’s settings and start it again to open the owner’s desk.',
    });
  if (!isOwner(request))
    throw new ProblemError({
      status: 401,
      title: 'Please sign in',
      detail: 'Only the owner can see this. Please sign in with the owner’s password.',
    });
}

/** For `onRequest` or `preHandler` of what dashboards show: everybody passes unless the settings ask for the owner. */
export async function requireOwnerForDashboards(request: FastifyRequest): Promise<void> {
  if (request.server.ownerSessions.guardsDashboards) await requireOwner(request);
}
