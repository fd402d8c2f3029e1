import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
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
  readonly bytes: number;
  readonly client: string;
  readonly reply: FastifyReply;
  /** Rises with each. */
  readonly number: number;
}

/** How many bytes of request bodies may be in memory or on their way at once. */
export interface BodyLimits {
  readonly inAllBytes: number;
  readonly perClientBytes: number;
  /** A body of at most so many bytes is not counted where it is the only request of its connection: connections are bounded. */
  readonly smallBytes: number;
}

const MB = 1024 * 1024;

/** Room for 256 of the largest JSON bodies, 32 of one client; a form takes a few kilobytes, a page view less than one. */
const bodyLimits: BodyLimits = { inAllBytes: 16 * MB, perClientBytes: 2 * MB, smallBytes: 1024 };

/** The body is not read, so nothing can follow it on its connection. */
const unread = { connection: 'close' };
const comeAgain = { ...unread, 'retry-after': '2' };

const clientIsFull: ProblemDescription = {
  status: 429,
  title: 'Many requests at once',
  detail: 'Many requests are coming in from your network. Please send this again in a few seconds.',
  headers: comeAgain,
};
const serverIsFull: ProblemDescription = {
  status: 503,
  title: 'Many requests at once',
  detail: 'Many requests are coming in at this moment. Please send this again in a few seconds.',
  headers: comeAgain,
};

function isArriving({ reply }: Reservation): boolean {
  return !reply.sent && !reply.request.raw.complete;
}

/** The memory reserved for all requests that are not answered yet. */
function createBudget({ inAllBytes, perClientBytes }: Pick<BodyLimits, 'inAllBytes' | 'perClientBytes'>) {
  let inAll = 0;
  const byClient = new Map<string, number>();
  // By connection: in one list that every request joins and leaves, requests would outlive young collections and cost twice as much.
  const bySocket = new Map<Socket, Set<Reservation>>();
  let count = 0;

  function add(client: string, bytes: number): void {
    inAll += bytes;
    const own = (byClient.get(client) ?? 0) + bytes;
    if (own === 0) byClient.delete(client);
    else byClient.set(client, own);
  }

  function release(socket: Socket, reservation: Reservation): void {
    if (bySocket.get(socket)?.delete(reservation) === true) add(reservation.client, -reservation.bytes);
  }

  /** Whatever became of its requests, what a connection holds is given back when it closes. */
  function ofSocket(socket: Socket): Set<Reservation> {
    const known = bySocket.get(socket);
    if (known !== undefined) return known;
    const own = new Set<Reservation>();
    bySocket.set(socket, own);
    socket.once('close', () => {
      for (const reservation of own) release(socket, reservation);
      bySocket.delete(socket);
    });
    return own;
  }

  /** Refuses the oldest body that is still on its way, of one client or of all; false where there is none. */
  function refuseOldest(problem: ProblemDescription, client?: string): boolean {
    let oldest: Reservation | null = null;
    for (const own of bySocket.values())
      for (const reservation of own)
        if (
          (client === undefined || reservation.client === client) &&
          (oldest === null || reservation.number < oldest.number) &&
          isArriving(reservation)
        )
          oldest = reservation;
    if (oldest === null) return false;
    release(oldest.reply.request.raw.socket, oldest);
    sendProblem(oldest.reply, problem);
    return true;
  }

  return {
    /** Makes room for so many bytes of a client's, or says why there is none. */
    makeRoom(client: string, bytes: number): ProblemDescription | null {
      const ownRoom = () => perClientBytes - (byClient.get(client) ?? 0);
      const room = () => inAllBytes - inAll;
      while (ownRoom() < bytes) if (!refuseOldest(clientIsFull, client)) return clientIsFull;
      while (room() < bytes) if (!refuseOldest(serverIsFull)) return serverIsFull;
      return null;
    },
    reserve(bytes: number, client: string, reply: FastifyReply): Reservation {
      const reservation = { bytes, client, reply, number: (count += 1) };
      ofSocket(reply.request.raw.socket).add(reservation);
      add(client, bytes);
      return reservation;
    },
    release,
  };
}

/** The most that a request's body can be: what it announces, or where it announces nothing what its route takes. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  return Number(headers['content-length'] ?? routeOptions.bodyLimit);
}

/**
 * Refuses what no route would take before its body is read, and bounds the memory that bodies take, in all and for each client. A body counts
 * from its headers until its request is answered. At a bound, the oldest body that is still on its way makes room: whoever sends slowly keeps
 * nobody out. Pictures are not counted: they have slots of their own. Needs `trackOpenRequests`.
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
    const isSmall = bytes <= limits.smallBytes && !request.isPipelined;
    if (isSmall || bytes === 0 || routeOptions.config.mayBeSlow === true || raw.socket.destroyed)
      return done(null, payload);
    const client = clientOf(request.ip);
    const problem = budget.makeRoom(client, bytes);
    if (problem !== null) return void sendProblem(reply, problem);
    request.reserved = budget.reserve(bytes, client, reply);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.reserved !== null) budget.release(request.raw.socket, request.reserved);
    done();
  });
}
