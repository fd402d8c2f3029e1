import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal, sendProblem } from './problems.ts';
import { methodsOf } from './route-table.ts';

/** Answers an address of the API that does not exist, or does not take this method. */
export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** With these headers, as every answer of the API has them. */
export function createAnswerUnknown(headers: Readonly<Record<string, string>>): AnswerUnknown {
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = methodsOf(request.server.routeTable, path);
    reply.headers(headers);
    return sendProblem(reply, methods.length === 0 ? refusal(404) : refusal(405, { allow: methods.join(', ') }));
  };
}
