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
  readonly reply: FastifyReply;
  readonly client: string;
  readonly socket: Socket;
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

/** Reservations that share a bound, the oldest first. */
class Share {
  readonly held = new Set<Reservation>();
  bytes = 0;

  add(reservation: Reservation): void {
    this.held.add(reservation);
    this.bytes += reservation.bytes;
  }

  delete(reservation: Reservation): void {
    if (this.held.delete(reservation)) this.bytes -= reservation.bytes;
  }
}

/** The reservations of all requests that are not answered yet. */
function createBudget({ inAllBytes, perClientBytes }: BodyLimits) {
  const inAll = new Share();
  const byClient = new Map<string, Share>();
  const bySocket = new Map<Socket, Set<Reservation>>();

  function release(reservation: Reservation): void {
    const { client, socket } = reservation;
    inAll.delete(reservation);
    const own = byClient.get(client);
    own?.delete(reservation);
    if (own?.held.size === 0) byClient.delete(client);
    bySocket.get(socket)?.delete(reservation);
  }

  /** Whatever became of its requests, what a connection holds is given back when it closes. */
  function ofSocket(socket: Socket): Set<Reservation> {
    const known = bySocket.get(socket);
    if (known !== undefined) return known;
    const own = new Set<Reservation>();
    bySocket.set(socket, own);
    socket.once('close', () => {
      own.forEach(release);
      bySocket.delete(socket);
    });
    return own;
  }

  /** Refuses the oldest of those that are still on their way until there is room; false where that is not enough. */
  function makeRoom(share: Share, bytes: number, mostBytes: number, problem: ProblemDescription): boolean {
    for (const reservation of share.held) {
      if (share.bytes + bytes <= mostBytes) return true;
      const { reply } = reservation;
      if (reply.request.raw.complete || reply.sent) continue;
      release(reservation);
      sendProblem(reply, problem);
    }
    return share.bytes + bytes <= mostBytes;
  }

  return {
    /** Reserves memory for a body, or says why there is none. */
    reserve(reservation: Reservation): ProblemDescription | null {
      const { client, bytes, socket } = reservation;
      const own = byClient.get(client) ?? new Share();
      if (!makeRoom(own, bytes, perClientBytes, clientIsFull)) return clientIsFull;
      if (!makeRoom(inAll, bytes, inAllBytes, serverIsFull)) return serverIsFull;
      inAll.add(reservation);
      own.add(reservation);
      byClient.set(client, own);
      ofSocket(socket).add(reservation);
      return null;
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
 * nobody out. Pictures are not counted: they have slots of their own.
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
    if (bytes === 0 || routeOptions.config.mayBeSlow === true || raw.socket.destroyed) return done(null, payload);
    const reservation = { bytes, reply, client: clientOf(request.ip), socket: raw.socket };
    const problem = budget.reserve(reservation);
    if (problem !== null) return void sendProblem(reply, problem);
    request.reserved = reservation;
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.reserved !== null) budget.release(request.reserved);
    done();
  });
}
