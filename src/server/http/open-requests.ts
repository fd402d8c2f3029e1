import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { isRead, mayBeStored, refusal, sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    openRequests: OpenRequests;
  }
  interface FastifyRequest {
    /** Whether it came before an earlier one of its connection was answered. */
    isPipelined: boolean;
  }
  interface FastifyContextConfig {
    /** Exempt from the time limit of writes: the body is large, and takes long to process. */
    mayBeSlow?: boolean;
  }
}

declare module 'node:net' {
  interface Socket {
    /** The answer that is due over this connection, null where none is. */
    dueReply?: FastifyReply | null;
  }
}

/** The requests whose answer has not gone out whole. */
export interface OpenRequests {
  readonly count: number;
  /** Whether every answer is the last one on its connection. */
  readonly isEnding: boolean;
  /** Counts an answer that did not come through the router, until it has gone out. */
  untilOut(response: ServerResponse): void;
  /** From now on every answer is the last one on its connection. */
  endConnections(): void;
  /** Answers 503 to every request that waits for its answer. */
  answerUnanswered(): void;
  /** Resolves once those that are open now have ended. */
  settled(): Promise<void>;
}

interface AnswerLimits {
  /** How long a write may take once the whole request is here. */
  readonly limitMs: number;
  /** How long a body may take to arrive, where it is no picture. */
  readonly arriveMs: number;
  /** How often those that wait are looked at; one look costs less than a timer for each request. */
  readonly lookEveryMs: number;
}

/** A write is answered within ten seconds, whatever it waits for. */
const answerLimits: AnswerLimits = { limitMs: 9250, arriveMs: 15_000, lookEveryMs: 250 };

function isUnanswered({ sent, raw }: FastifyReply): boolean {
  return !sent && !raw.headersSent;
}

/** Whether it is a write, and all that its sender has to say is here. */
function hasHaste({ raw, method, routeOptions }: FastifyRequest): boolean {
  return raw.complete && !isRead(method) && routeOptions.config.mayBeSlow !== true;
}

/** Whether more of it is to come, and should have come by now. */
function isArriving({ raw, routeOptions }: FastifyRequest): boolean {
  return !raw.complete && routeOptions.config.mayBeSlow !== true;
}

function endConnection({ raw }: FastifyReply): void {
  raw.shouldKeepAlive = false;
}

/** Answers 503 for a handler that is still running. If it stores the request later, a repeat under the same key stores it only once. */
function answerFor(reply: FastifyReply): void {
  sendProblem(reply, mayBeStored);
}

/** Refuses a body that did not arrive in time. */
function refuseLate(reply: FastifyReply): void {
  endConnection(reply);
  sendProblem(reply, refusal(408));
}

/** Adds `app.openRequests`, answers writes that take too long, and refuses bodies that do. */
export function trackOpenRequests(app: App, { limitMs, arriveMs, lookEveryMs } = answerLimits): void {
  // A connection answers one request after another: noted there, a request costs less than in a list that each joins and leaves.
  const connections = new Set<Socket>();
  let isEnding = false;

  function meet(socket: Socket): void {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  }

  app.decorateRequest('isPipelined', false);
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (socket.dueReply === undefined) meet(socket);
    else if (socket.dueReply !== null) request.isPipelined = true;
    socket.dueReply = reply;
    if (isEnding) endConnection(reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { socket } = request.raw;
    // Of requests sent without waiting for each other's answers the last one counts: it is answered last.
    if (socket.dueReply === reply) socket.dueReply = null;
    done();
  });

  const goingOut = new Set<ServerResponse>();
  const due = () => [...connections].flatMap(({ dueReply }) => dueReply ?? []);

  /** Those whose whole request is here, and since when, as far as has been seen. */
  let waiting = new Map<FastifyReply, number>();
  /** Those of which more is to come, and since when. */
  let arriving = new Map<FastifyReply, number>();
  function look(): void {
    const now = performance.now();
    const unanswered = due().filter(isUnanswered);
    const toCome = unanswered.filter(({ request }) => isArriving(request));
    arriving = new Map(toCome.map((reply) => [reply, arriving.get(reply) ?? now]));
    for (const [reply, since] of arriving) if (now - since >= arriveMs) refuseLate(reply);
    const here = unanswered.filter(({ request }) => hasHaste(request));
    waiting = new Map(here.map((reply) => [reply, waiting.get(reply) ?? now]));
    for (const [reply, since] of waiting) if (now - since >= limitMs) answerFor(reply);
  }
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));

  app.decorate('openRequests', {
    get count() {
      return due().length + goingOut.size;
    },
    get isEnding() {
      return isEnding;
    },
    untilOut(response) {
      goingOut.add(response);
      response.on('close', () => goingOut.delete(response));
    },
    endConnections() {
      isEnding = true;
      due().forEach(endConnection);
    },
    answerUnanswered() {
      due().filter(isUnanswered).forEach(answerFor);
    },
    async settled() {
      // Also where the client has gone, an answer closes.
      const open = [...due().map(({ raw }) => raw), ...goingOut];
      await Promise.all(open.map(async (response) => new Promise((resolve) => response.once('close', resolve))));
    },
  });
}
