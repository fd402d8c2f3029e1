import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal, sendProblem } from './problems.ts';
import { methodsOf } from './route-table.ts';
import { apiSecurity } from './security-headers.ts';

/** Answers an address of the API that does not exist, or does not take this method. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = methodsOf(request.server.routeTable, path);
  reply.headers(apiSecurity);
  return sendProblem(reply, methods.length === 0 ? refusal(404) : refusal(405, { allow: methods.join(', ') }));
}
