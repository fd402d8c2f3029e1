import type { FastifyReply } from 'fastify';
import type { App } from './app-types.ts';
import { isRead, mayBeStored, sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    openRequests: OpenRequests;
  }
  interface FastifyContextConfig {
    /** Not answered for the server while it still works on it: what is sent takes long to be looked at. */
    takesItsTime?: boolean;
  }
}

/** The requests whose answer has not gone out whole. */
export interface OpenRequests {
  readonly count: number;
  /** From now on every answer is the last one on its connection. */
  endConnections(): void;
  /** Answers 503 to every request that waits for its answer. */
  answerUnanswered(): void;
  /** Resolves once there are none. */
  settled(): Promise<void>;
}

interface AnswerLimits {
  /** How long a write may take once the whole request is here. */
  readonly limitMs: number;
  /** How often those that wait are looked at; one look costs less than a timer for each request. */
  readonly lookEveryMs: number;
}

/** A write is answered within ten seconds, whatever it waits for. */
const answerLimits: AnswerLimits = { limitMs: 9250, lookEveryMs: 250 };

function isUnanswered({ sent, raw }: FastifyReply): boolean {
  return !sent && !raw.headersSent;
}

/** Answers in the place of a handler that still works; what it stores yet is stored once, by the request's key. */
function answerFor(reply: FastifyReply): void {
  sendProblem(reply, mayBeStored);
}

/** Adds `app.openRequests`, and answers writes that take too long. */
export function keepOpenRequests(app: App, { limitMs, lookEveryMs } = answerLimits): void {
  /** Since when the whole request is here, as far as has been seen. */
  const open = new Map<FastifyReply, number | null>();
  let settling: PromiseWithResolvers<void> | null = null;
  let isEnding = false;

  function endConnection({ raw }: FastifyReply): void {
    raw.shouldKeepAlive = false;
  }

  app.addHook('onRequest', (_request, reply, done) => {
    open.set(reply, null);
    if (isEnding) endConnection(reply);
    // Unlike `onResponse` this comes where the client has gone as well.
    reply.raw.on('close', () => {
      open.delete(reply);
      if (open.size > 0) return;
      settling?.resolve();
      settling = null;
    });
    done();
  });

  function look(): void {
    const now = performance.now();
    for (const [reply, since] of open) {
      const { raw, method, routeOptions } = reply.request;
      if (!raw.complete || isRead(method) || routeOptions.config.takesItsTime === true || !isUnanswered(reply))
        continue;
      if (since === null) open.set(reply, now);
      else if (now - since >= limitMs) answerFor(reply);
    }
  }
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));

  app.decorate('openRequests', {
    get count() {
      return open.size;
    },
    endConnections() {
      isEnding = true;
      for (const reply of open.keys()) endConnection(reply);
    },
    answerUnanswered() {
      for (const reply of open.keys()) if (isUnanswered(reply)) answerFor(reply);
    },
    async settled() {
      if (open.size === 0) return;
      settling ??= Promise.withResolvers();
      await settling.promise;
    },
  });
}
