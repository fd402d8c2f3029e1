import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import { clientOf } from './client-network.ts';
import type { ProblemDescription } from './problem-error.ts';
import { isRead, refusal, sendProblem } from './problems.ts';
import type { AnswerUnknown } from './unknown-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Memory reserved for its body until it is answered. */
    reserved: Reservation | null;
  }
}

interface Reservation {
  readonly client: string;
  readonly bytes: number;
}

/** How many bytes of request bodies may be in memory or on their way at once. */
export interface BodyLimits {
  readonly inAllBytes: number;
  readonly perClientBytes: number;
}

const MB = 1024 * 1024;

/** Room for 256 of the largest JSON bodies, 32 of one client; a form takes a few kilobytes. */
const bodyLimits: BodyLimits = { inAllBytes: 16 * MB, perClientBytes: 2 * MB };

/** The body is not read, so nothing can follow it on its connection. */
const unread = { connection: 'close' };
const comeAgain = { ...unread, 'retry-after': '2' };

const clientIsFull: ProblemDescription = {
  status: 429,
  title: 'Your other requests come first',
  detail: 'Your other requests are still on their way. Please send this again in a few seconds.',
  headers: comeAgain,
};
const serverIsFull: ProblemDescription = {
  status: 503,
  title: 'Many requests at once',
  detail: 'Many requests are coming in at this moment. Please send this again in a few seconds.',
  headers: comeAgain,
};

/** Counts what is reserved; what a connection holds is given back when it closes, whatever became of its requests. */
function createBudget({ inAllBytes, perClientBytes }: BodyLimits) {
  let inAll = 0;
  const byClient = new Map<string, number>();
  const bySocket = new Map<Socket, Set<Reservation>>();

  function add({ client, bytes }: Reservation, sign: 1 | -1): void {
    inAll += sign * bytes;
    const own = (byClient.get(client) ?? 0) + sign * bytes;
    if (own === 0) byClient.delete(client);
    else byClient.set(client, own);
  }

  function ofSocket(socket: Socket): Set<Reservation> {
    const known = bySocket.get(socket);
    if (known !== undefined) return known;
    const own = new Set<Reservation>();
    bySocket.set(socket, own);
    socket.once('close', () => {
      bySocket.delete(socket);
      for (const reservation of own) add(reservation, -1);
      own.clear();
    });
    return own;
  }

  return {
    /** Why there is no room for it, or null. */
    refusalOf({ client, bytes }: Reservation): ProblemDescription | null {
      if ((byClient.get(client) ?? 0) + bytes > perClientBytes) return clientIsFull;
      return inAll + bytes > inAllBytes ? serverIsFull : null;
    },
    reserve(socket: Socket, reservation: Reservation): void {
      ofSocket(socket).add(reservation);
      add(reservation, 1);
    },
    release(socket: Socket, reservation: Reservation): void {
      if (bySocket.get(socket)?.delete(reservation) === true) add(reservation, -1);
    },
  };
}

/** The most that a request's body can be: what it announces, or where it announces nothing what its route takes. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  return Number(headers['content-length'] ?? routeOptions.bodyLimit);
}

/**
 * Refuses what no route would take before its body is read, and bounds the memory that bodies take, in all and for each client. A body counts
 * from its headers until its request is answered. Pictures are not counted: they have slots of their own.
 */
export function boundBodies(app: App, answerUnknown: AnswerUnknown, limits: BodyLimits = bodyLimits): void {
  const budget = createBudget(limits);
  app.decorateRequest('reserved', null);

  // After every `onRequest` hook: whoever is not let in, or has sent too often, reserves nothing.
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers, raw, routeOptions } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    // The body of a read is never looked at.
    if (!hasBody || isRead(request.method)) return done(null, payload);
    if (request.is404) return void answerUnknown(request, reply.headers(unread));
    const bytes = bodyBytes(request);
    if (bytes > routeOptions.bodyLimit) return void sendProblem(reply, refusal(413, unread));
    if (bytes === 0 || routeOptions.config.takesItsTime === true || raw.socket.destroyed) return done(null, payload);
    const reservation = { client: clientOf(request.ip), bytes };
    const problem = budget.refusalOf(reservation);
    if (problem !== null) return void sendProblem(reply, problem);
    request.reserved = reservation;
    budget.reserve(raw.socket, reservation);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.reserved !== null) budget.release(request.raw.socket, request.reserved);
    done();
  });
}
